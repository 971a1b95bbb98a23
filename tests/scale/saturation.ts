import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { systemClock } from '../../apps/server/src/clock.ts';
import { openStore } from '../../apps/server/src/store/openStore.ts';
import { startCommand } from '../support/startCommand.ts';
import { fill } from './fill.ts';

/**
 * Sends the built server fifty times the connections that saturate it, each with one request after the other, and
 * prints the latency of the successful ones, how many were refused (503 with `Retry-After`) and how it responds
 * afterwards. Some requests hit the cache, others have to be rendered each time. Usage: npm run saturate -- --port 4510
 * --busy 8 --times 50 --seconds 10 [--database postgres://…]
 */
const { values: asked } = parseArgs({
  options: {
    port: { type: 'string', default: '4791' },
    busy: { type: 'string', default: '8' },
    times: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
    entries: { type: 'string', default: '1000' },
    database: { type: 'string' },
  },
});
const url = `http://127.0.0.1:${asked.port}`;
const root = path.resolve(import.meta.dirname, '../..');
const busy = Number(asked.busy);
const seconds = Number(asked.seconds);

/** The requests, in rotation; a number makes an address that is not cached. */
const requests: readonly ((number: number) => string)[] = [
  () => '/',
  () => '/projelerimiz',
  () => '/api/home-page',
  () => '/robots.txt',
  (number) => `/blog?n=${number}`,
  (number) => `/api/blog?page=${(number % 400) + 1}&pageSize=${(number % 150) + 2}`,
];

type Outcome = { kind: number; status: number; ms: number };

const ask = (agent: Agent, address: string, kind = 0): Promise<Outcome> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const end = (status: number): void => resolve({ kind, status, ms: performance.now() - begun });
    get(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.once('end', () => end(response.statusCode ?? 0)).once('error', () => end(0));
      response.resume();
    }).once('error', () => end(0));
  });

let number = 0;
async function load(connections: number, forSeconds: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const end = performance.now() + forSeconds * 1_000;
  const visit = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (performance.now() < end) {
      number += 1;
      // One visitor, who waits for each response.
      const kind = number % requests.length;
      outcomes.push(await ask(agent, url + (requests[kind]?.(number) ?? '/'), kind));
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: connections }, visit));
  return outcomes;
}

function print(name: string, outcomes: readonly Outcome[]): void {
  const times = outcomes
    .filter(({ status }) => status === 200)
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b);
  const at = (part: number): string => `${Math.round(times[Math.floor(times.length * part)] ?? 0)} ms`;
  const count = (status: number): number => outcomes.filter((one) => one.status === status).length;
  const other = outcomes.length - count(200) - count(503);
  process.stdout.write(
    `${name.padEnd(32)} ${String(times.length).padStart(6)} answered, p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(0.9999)}; ` +
      `${count(503)} refused, ${other} broken\n`,
  );
}

const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-saturation-'));
const whole = new AbortController();
try {
  const environment = {
    ...process.env,
    ...startCommand.env,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PORT: asked.port,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
    ...(asked.database !== undefined && { DATABASE_URL: asked.database }),
  };
  const server = spawn(process.execPath, [...startCommand.flags, 'apps/server/dist/server.js'], {
    cwd: root,
    stdio: 'ignore',
    signal: whole.signal,
    env: environment,
  });
  server.once('error', () => undefined);
  const agent = new Agent({ keepAlive: true });
  const isThere = async (): Promise<boolean> => (await ask(agent, `${url}/api/health`)).status === 200;
  while (!(await isThere())) await setTimeout(100);
  const store = await openStore({ folder, databaseUrl: asked.database, clock: systemClock });
  await fill(store, Number(asked.entries));
  await store.close();

  await load(busy, 3);
  print(`${busy} connections`, await load(busy, seconds));
  const many = busy * Number(asked.times);
  let checks = 0;
  let refusedChecks = 0;
  const check = async (): Promise<void> => {
    checks += 1;
    if ((await ask(agent, `${url}/api/ready`)).status !== 200) refusedChecks += 1;
  };
  const checking = setInterval(() => void check(), 500);
  const outcomes = await load(many, seconds);
  print(`${many} connections`, outcomes);
  for (const [kind, address] of requests.entries()) {
    print(
      `  ${address(1)}`,
      outcomes.filter((one) => one.kind === kind),
    );
  }
  clearInterval(checking);
  print(`${busy}, right afterwards`, await load(busy, 3));
  process.stdout.write(`${checks} checks of readiness meanwhile, ${refusedChecks} not answered\n`);
  agent.destroy();
  server.kill('SIGTERM');
  await once(server, 'exit');
} finally {
  whole.abort();
  await rm(folder, { recursive: true, force: true });
}
