import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openLocalStorage } from '../media/storage/localStorage.ts';
import { callApi, type TestAnswer } from '../testing/callApi.ts';
import { noSmallDisk, smallDisk } from '../testing/smallDisk.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { tellFault } from '../testing/tellFault.ts';
import { temporaryFolder } from '../testing/serverProcess.ts';
import { testClock } from '../testing/testClock.ts';
import { type Readiness, type ReadinessOptions, watchReadiness } from './readiness.ts';

const log = pino({ level: 'silent' });

/** An application with readiness checks on its folders; nothing is cached between checks. */
async function readyApp(more: Partial<ReadinessOptions> = {}) {
  const data = more.folder ?? (await temporaryFolder());
  const storage = await openLocalStorage(path.join(data, 'pictures'));
  const clock = more.clock ?? testClock();
  let options: ReadinessOptions | undefined;
  const readiness: Readiness = {
    faults: async () => (options === undefined ? [] : watchReadiness(options).faults()),
    lastBackup: async () => undefined,
    nightly: false,
    disk: async () => undefined,
  };
  const server = await openTestApp({ parts: { readiness } });
  onTestFinished(server.close);
  options = {
    store: server.store,
    storage,
    sharedStorage: false,
    folder: data,
    backupFolder: undefined,
    clock,
    log,
    ...more,
  };
  return { data, server, ready: () => callApi(server.app, '/ready') };
}

/** Records what the operator's monitoring and an owner's dashboard report. */
async function tell(fault: string, answer: TestAnswer, server: TestApp): Promise<void> {
  const health = await callApi(server.app, '/health', { token: server.token });
  const warnings = z.object({ message: z.string() }).array();
  const { warnings: given } = Object(health.body);
  const shown = warnings.safeParse(given).data?.map(({ message }) => message) ?? [
    String(Object(health.body).message),
  ];
  tellFault({
    fault,
    operator: `/api/ready ${answer.status}: ${String(Object(answer.body).message)}`,
    admin: shown.join('; '),
  });
}

const named = (...codes: string[]) => ({
  faults: codes.map((code) => expect.objectContaining({ code }) as unknown),
});

test('a fully working server is ready, and names its version', async () => {
  const { ready, server } = await readyApp();
  const answer = await ready();
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    status: 'ready',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/) as unknown,
  });
  expect((await callApi(server.app, '/health')).body).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/) as unknown,
  });
});

test('missing pictures are reported, and it is ready once they are back', async () => {
  const { data, ready, server } = await readyApp();
  await rename(path.join(data, 'pictures'), path.join(data, 'away'));
  const answer = await ready();
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({
    message: 'Not ready: The storage of pictures is not there, or cannot be written',
    ...named('storage'),
  });
  await tell('storage of pictures vanished', answer, server);
  await rename(path.join(data, 'away'), path.join(data, 'pictures'));
  expect((await ready()).status).toBe(200);
});

test('a database that was moved is reported, and owners see it on their dashboard', async () => {
  const { ready, server } = await readyApp();
  await rename(path.join(server.folder, 'vitrin.db'), path.join(server.folder, 'away'));
  const answer = await ready();
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject(named('store'));
  expect(JSON.stringify(answer.body)).toContain('moved, deleted or replaced');
  await tell('database moved while running', answer, server);
  // Paths on the disk must not leak.
  expect(JSON.stringify(answer.body)).not.toContain(server.folder);
});

test('a full disk is reported, to owners as a warning', async () => {
  const { ready, server } = await readyApp({ roomOf: async () => ({ free: 1_000_000, size: 2_000_000 }) });
  expect((await ready()).status).toBe(503);
  expect((await ready()).body).toMatchObject(named('disk'));
  const health = await callApi(server.app, '/health', { token: server.token });
  expect(health.body).toMatchObject({
    warnings: [{ code: 'disk', message: 'The disk of the data folder is full' }],
  });
  expect(JSON.stringify((await callApi(server.app, '/health')).body)).not.toContain('disk');
});

test.skipIf(noSmallDisk !== undefined)(
  `a read-only data folder is reported${noSmallDisk === undefined ? '' : ` (left out: ${noSmallDisk})`}`,
  async () => {
    const disk = smallDisk('64m');
    const { ready, server } = await readyApp({ folder: disk.folder });
    expect((await ready()).status).toBe(200);
    disk.change('ro');
    const answer = await ready();
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject(named('dataFolder', 'storage'));
    await tell('data folder can only be read', answer, server);
  },
);

test('a fault shared by all processes is reported and leaves each of them ready', async () => {
  const { data, ready } = await readyApp({ sharedStorage: true });
  await rm(path.join(data, 'pictures'), { recursive: true });
  const answer = await ready();
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ status: 'ready', ...named('storage') });
});

test('a storage that never responds counts as unreachable', async () => {
  const silent = { ping: () => new Promise<void>(() => undefined) };
  const storage = { ...(await openLocalStorage(await temporaryFolder())), ...silent };
  const { ready } = await readyApp({ storage });
  expect((await ready()).body).toMatchObject(named('storage'));
});

test('backups that are too old are reported', async () => {
  const backupFolder = await temporaryFolder();
  const { ready } = await readyApp({ backupFolder, clock: testClock() });
  expect((await ready()).body).not.toHaveProperty('faults');
  const made = path.join(backupFolder, 'vitrin-2001-03-18T020000Z');
  await mkdir(made);
  // An incomplete backup does not count.
  expect((await ready()).body).not.toHaveProperty('faults');
  await writeFile(path.join(made, 'manifest.json'), '{}');
  const answer = await ready();
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject(named('backup'));
});
