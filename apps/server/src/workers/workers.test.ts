// @module-tag long
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/serverProcess.ts';
import { createTestSchema, testEngines } from '../testing/testEngines.ts';
import { programEnv } from '../testing/programEnv.ts';

const workersProgram = path.join(import.meta.dirname, '../testing/workersProcess.ts');
const failingProgram = path.join(import.meta.dirname, '../testing/failingProcess.ts');
const startingProgram = path.join(import.meta.dirname, '../testing/startingProcess.ts');

function runWorkers(
  env: Record<string, string>,
  program = workersProgram,
): { leader: ChildProcess; output: () => string } {
  const leader = spawn(process.execPath, [program], {
    env: programEnv({ PORT: '0', DEMO: 'none', LOG_LEVEL: 'silent', WORKERS: '2', ...env }),
  });
  let output = '';
  for (const stream of [leader.stdout, leader.stderr]) stream.on('data', (text) => (output += String(text)));
  onTestFinished(() => void leader.kill('SIGKILL'));
  return { leader, output: () => output };
}

/** The child processes of a process. */
const childrenOf = async (pid: number | undefined): Promise<number[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number);

test('the embedded database allows one process only', async () => {
  const { leader, output } = runWorkers({ DATA_DIR: await temporaryFolder() });
  const [code] = await once(leader, 'exit');
  expect(code).toBe(1);
  expect(output()).toMatch(/WORKERS: expected 1/);
});

test('a start that fails ends the one that leads as well', async () => {
  const nowhere = 'postgres://vitrin:secret@127.0.0.1:1/vitrin';
  const { leader, output } = runWorkers({ DATA_DIR: await temporaryFolder(), DATABASE_URL: nowhere });
  const [code] = await once(leader, 'exit');
  expect(code).toBe(1);
  expect(output()).toMatch(/DATABASE_URL: .*cannot be reached/);
});

test.runIf(testEngines.includes('postgres'))(
  'a port that is taken is named in one line by a worker, too',
  async () => {
    const schema = await createTestSchema();
    onTestFinished(schema.drop);
    const taken = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void taken.close());
    await once(taken, 'listening');
    const address = taken.address();
    const PORT = typeof address === 'object' ? String(address?.port) : '';
    const place = { DATA_DIR: await temporaryFolder(), DATABASE_URL: schema.url };
    const { leader, output } = runWorkers({ ...place, HOST: '127.0.0.1', PORT });
    await once(leader, 'exit');
    expect(output()).toMatch(/^Port \d+ is in use\./m);
    expect(output()).not.toMatch(/ {4}at /);
  },
);

test('a worker that is told to leave while it starts leaves when it has, and no other one is begun', async () => {
  const { leader, output } = runWorkers({}, startingProgram);
  await expect.poll(output).toContain('starts');
  leader.kill('SIGTERM');
  const [code] = await once(leader, 'exit');
  expect([code, output()]).toEqual([0, 'starts\n']);
});

test('a worker whose replacement failed once does not make the end a failure', async () => {
  const marks = await temporaryFolder();
  const { leader, output } = runWorkers({ DATA_DIR: marks }, failingProgram);
  await expect.poll(output).toContain('2 listens');
  // The third one, which takes its place, ends before it listens; the fourth one does.
  const [second] = (await childrenOf(leader.pid)).slice(-1);
  if (second === undefined) throw new Error('There is no worker');
  process.kill(second, 'SIGKILL');
  await expect.poll(output).toContain('4 listens');
  leader.kill('SIGTERM');
  const [code] = await once(leader, 'exit');
  expect([code, output()]).toEqual([0, '1 listens\n2 listens\n3 fails\n4 listens\n']);
});

test.runIf(testEngines.includes('postgres'))(
  'two workers share port and database, count together, are replaced when killed, and stop together',
  async () => {
    const schema = await createTestSchema();
    onTestFinished(schema.drop);
    const env = { DATA_DIR: await temporaryFolder(), DATABASE_URL: schema.url, SHUTDOWN_GRACE: '0' };
    const { leader, output } = runWorkers(env);
    await expect.poll(output, { timeout: 90_000 }).toMatch(/Reference/);
    const address = /Site +(http\S+)\//.exec(output())?.[1] ?? '';
    await expect.poll(() => childrenOf(leader.pid)).toHaveLength(2);

    /** Connections are distributed round-robin. */
    const ask = (where: string): Promise<Response> =>
      fetch(address + where, { headers: { connection: 'close' } });
    const namesOfProcesses = async (): Promise<Set<string | undefined>> => {
      const asked = Array.from({ length: 8 }, () => ask('/api/theme/colors').catch(() => undefined));
      const ids = (await Promise.all(asked)).map((answer) => answer?.headers.get('x-request-id'));
      return new Set(ids.map((id) => id?.split('-')[0]));
    };
    await expect.poll(async () => (await namesOfProcesses()).size).toBe(2);

    const counted = async (): Promise<number> => {
      const text = await (await ask('/metrics')).text();
      return Number(/requests_total\{route="\/api\/theme\/colors".*\} (\d+)/.exec(text)?.[1]);
    };
    const before = await counted();
    await Promise.all(Array.from({ length: 10 }, () => ask('/api/theme/colors')));
    // Either of the two reports the total.
    expect([await counted(), await counted()]).toEqual([before + 10, before + 10]);

    const [first] = await childrenOf(leader.pid);
    if (first === undefined) throw new Error('There is no worker');
    process.kill(first, 'SIGKILL');
    await expect
      .poll(async () => (await childrenOf(leader.pid)).filter((pid) => pid !== first))
      .toHaveLength(2);
    await expect.poll(async () => (await namesOfProcesses()).size).toBe(2);
    // The first account's password and the addresses are printed once.
    expect(output().match(/Reference/g)).toHaveLength(1);

    leader.kill('SIGTERM');
    const [code] = await once(leader, 'exit');
    expect(code).toBe(0);
    await expect(ask('/api/ready')).rejects.toThrow('fetch failed');
  },
);
