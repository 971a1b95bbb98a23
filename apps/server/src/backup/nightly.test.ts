// @module-tag long
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteHealth } from '@vitrin/contract/operation/siteHealth';
import { describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { watchReadiness } from '../health/readiness.ts';
import { openLocalStorage } from '../media/storage/localStorage.ts';
import { openStore, type Store } from '../store/openStore.ts';
import { emptyPlace, type Place, runInstallation } from '../testing/installation.ts';
import { runServerProcess, temporaryFolder } from '../testing/serverProcess.ts';
import { testClock } from '../testing/testClock.ts';
import { testEngines } from '../testing/testEngines.ts';
import { backUpNightly, backupProcess, nightlyTime, type RunBackup } from './nightly.ts';
import { programEnv } from '../testing/programEnv.ts';

const hourMs = 3_600_000;
const inOrder = (names: readonly string[]): string[] => names.toSorted((a, b) => a.localeCompare(b));

const told = (lines: string[]) => (line: unknown) => void lines.push(String(line));

/** A log that records its lines. */
function keptLog() {
  const [infos, errors]: [string[], string[]] = [[], []];
  return { infos, errors, log: { info: told(infos), error: told(errors) } };
}

async function openPlace(place: Place): Promise<Store> {
  await mkdir(place.DATA_DIR, { recursive: true });
  const store = await openStore({
    folder: place.DATA_DIR,
    databaseUrl: place['DATABASE_URL'],
    clock: systemClock,
  });
  onTestFinished(store.close);
  return store;
}

/** Writes as little as counts as a whole backup. */
async function write(target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  await writeFile(path.join(target, 'manifest.json'), '{}');
}

describe.each(testEngines)('the nightly backup on %s', (engine) => {
  test('is made once a night across all processes, and the oldest are removed', async () => {
    const place = await emptyPlace(engine, 'a folder');
    const folder = path.join(await temporaryFolder(), 'backups');
    await mkdir(path.join(folder, 'vitrin-2020-01-01T020000Z'), { recursive: true });
    await mkdir(path.join(folder, 'mine'));
    await writeFile(path.join(folder, 'mine/manifest.json'), '{}');
    const dead = path.join(folder, 'vitrin-2026-01-01T020000Z.partial-x');
    await mkdir(dead);
    await utimes(dead, new Date('2026-01-01'), new Date('2026-01-01'));
    const clock = testClock(new Date('2026-03-02T12:00:00').toISOString());
    const run = backupProcess(programEnv(place));
    const { log, infos, errors } = keptLog();
    const processes: ReturnType<typeof backUpNightly>[] = [];
    onTestFinished(async () => {
      await Promise.all(processes.map(({ stop }) => stop()));
    });
    /** At once, except where two stores of one process cannot wait for each other: SQLite blocks while it waits. */
    const lookAll = async (): Promise<void> => {
      if (engine === 'postgres') await Promise.all(processes.map(({ look }) => look()));
      else for (const { look } of processes) await look();
    };
    for (const store of [await openPlace(place), await openPlace(place)]) {
      processes.push(backUpNightly({ store, clock, log, folder, keep: 2, run }));
      if (engine === 'sqlite') await lookAll();
    }
    await lookAll();
    await lookAll();
    expect({ infos, errors }).toEqual({ infos: [expect.stringContaining(folder)], errors: [] });
    // Until two o'clock it counts as the same night, also for a process that has just started.
    clock.advance(13 * hourMs);
    await lookAll();
    const restarted = backUpNightly({ store: await openPlace(place), clock, log, folder, keep: 2, run });
    await restarted.look();
    await restarted.stop();
    expect(infos).toHaveLength(1);
    for (const nights of [2, 3, 4]) {
      clock.advance(24 * hourMs);
      await lookAll();
      expect(infos).toHaveLength(nights);
    }
    expect(errors).toEqual([]);
    const left = inOrder(await readdir(folder));
    expect(left).toHaveLength(4);
    // Folders that are incomplete or were not made by the nightly backup stay.
    expect(left.slice(0, 2)).toEqual(['mine', 'vitrin-2020-01-01T020000Z']);
    for (const name of left.slice(2)) {
      expect(name).toMatch(/^vitrin-2026-03-0[56]T/);
      await run(['--verify', path.join(folder, name)], new AbortController().signal);
    }
  });

  test('logs why it failed, is retried, and an incomplete one causes no removal', async () => {
    const place = await emptyPlace(engine, 'a folder');
    const folder = path.join(await temporaryFolder(), 'backups');
    const clock = testClock(new Date('2026-03-02T12:00:00').toISOString());
    const { log, infos, errors } = keptLog();
    const real = backupProcess(programEnv(place));
    let damage = false;
    const run: RunBackup = async (args, signal) => {
      const [target = ''] = args;
      await real(args, signal);
      const data = engine === 'sqlite' ? 'vitrin.db' : 'tables/picture.jsonl';
      if (damage && target !== '--verify') await rm(path.join(target, data));
    };
    const store = await openPlace(place);
    // A file takes the place of the folder.
    await writeFile(folder, '');
    const { look, stop } = backUpNightly({ store, clock, log, folder, keep: 1, run });
    onTestFinished(stop);
    await look();
    expect(errors.length).toBeGreaterThan(0);
    for (const line of errors)
      expect(line).toMatch(/^Could not back up; it is tried again in 15 minutes: BACKUP_DIR: .* is a file/);
    await rm(folder);
    await look();
    expect(infos).toHaveLength(1);
    errors.length = 0;
    damage = true;
    clock.advance(24 * hourMs);
    await look();
    await look();
    expect(errors).toEqual([expect.stringMatching(/is not whole, so older ones are kept: .*is missing/s)]);
    const [good = '', failed = ''] = inOrder(await readdir(folder));
    expect(failed).toMatch(/Z\.unverified$/);
    // One that failed neither counts as the last one nor takes the place of one that is whole, and only the latest stays.
    const { lastBackup } = watchReadiness({
      store,
      storage: await openLocalStorage(path.join(place.DATA_DIR, 'pictures')),
      sharedStorage: false,
      folder: place.DATA_DIR,
      backupFolder: folder,
      clock,
      log,
    });
    expect(await lastBackup()).toEqual(nightlyTime(good));
    clock.advance(24 * hourMs);
    await look();
    const [same, latest = '', ...others] = inOrder(await readdir(folder));
    expect([same, latest > failed, others]).toEqual([good, true, []]);
    damage = false;
    clock.advance(24 * hourMs);
    await look();
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^vitrin-2026-03-05T\d{6}Z$/)]);
  });
});

test('what stops during the verification leave does not pile up', async () => {
  const place = await emptyPlace('sqlite', 'a folder');
  const folder = path.join(await temporaryFolder(), 'backups');
  const clock = testClock(new Date('2026-03-02T12:00:00').toISOString());
  const { log, infos, errors } = keptLog();
  const store = await openPlace(place);
  const begin = (run: RunBackup) => backUpNightly({ store, clock, log, folder, keep: 7, run });
  const left: string[][] = [];
  while (left.length < 3) {
    const { promise: verifying, resolve: verifies } = Promise.withResolvers<void>();
    const { stop } = begin(async ([target = '', made], signal) => {
      if (made === undefined) {
        await mkdir(target);
        return;
      }
      verifies();
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      });
    });
    await verifying;
    await stop();
    left.push(inOrder(await readdir(folder)));
    clock.advance(60_000);
  }
  // The one that is being made, and the latest one before it.
  expect(left.map(({ length }) => length)).toEqual([1, 2, 2]);
  expect(left[2]?.[0]).toBe(left[1]?.[1]);
  const { look, stop } = begin(async ([target = '', made]) => {
    if (made === undefined) await mkdir(target);
  });
  await look();
  await stop();
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^vitrin-[\dT-]+Z$/)]);
  expect([infos.length, errors]).toEqual([1, []]);
});

test('a backup of a clock that was ahead is the oldest, and what is beyond the number goes before the next is made', async () => {
  const place = await emptyPlace('sqlite', 'a folder');
  const folder = path.join(await temporaryFolder(), 'backups');
  const clock = testClock(new Date('2026-03-02T12:00:00').toISOString());
  const { log, errors } = keptLog();
  const store = await openPlace(place);
  const ahead = 'vitrin-2036-01-01T020000Z';
  await write(path.join(folder, ahead));
  const { lastBackup } = watchReadiness({
    store,
    storage: await openLocalStorage(path.join(place.DATA_DIR, 'pictures')),
    sharedStorage: false,
    folder: place.DATA_DIR,
    backupFolder: folder,
    clock,
    log,
  });
  expect(await lastBackup()).toBeUndefined();
  for (const day of ['27', '28']) await write(path.join(folder, `vitrin-2026-02-${day}T020000Z`));
  const before: string[][] = [];
  const run: RunBackup = async ([target = '', made]) => {
    if (made !== undefined) return;
    before.push(await readdir(folder));
    await write(target);
  };
  const { look, stop } = backUpNightly({ store, clock, log, folder, keep: 1, run });
  onTestFinished(stop);
  await look();
  expect([before, errors]).toEqual([[['vitrin-2026-02-28T020000Z']], []]);
  const left = await readdir(folder);
  expect(left).toEqual([expect.stringMatching(/^vitrin-2026-03-02T/)]);
  expect(await lastBackup()).toEqual(nightlyTime(left[0] ?? ''));
});

test('a server with BACKUP_DIR makes one that only its own account can read, and reports when', async () => {
  const place = await emptyPlace('sqlite', 'a folder');
  const folder = path.join(await temporaryFolder(), 'backups');
  const began = Date.now();
  const site = await runInstallation({ ...place, BACKUP_DIR: folder });
  const whole = async (): Promise<string[]> => readdir(folder).catch(() => []);
  await expect.poll(whole).toEqual([expect.stringMatching(/^vitrin-[\dT-]+Z$/)]);
  const [name = ''] = await whole();
  for (const file of [folder, path.join(folder, name), path.join(folder, name, 'vitrin.db')])
    expect((await stat(file)).mode & 0o077).toBe(0);
  // Reported on the health screen, and to monitoring.
  const { backup } = siteHealth.parse(await (await site.get('/site-health')).json());
  expect(backup).toEqual({ nightly: true, last: nightlyTime(name)?.toISOString(), late: false });
  expect(Math.abs(new Date(backup.last ?? 0).getTime() - began)).toBeLessThan(60_000);
  const metrics = await (await fetch(`${site.address}/metrics`)).text();
  expect(metrics).toContain(
    `\nvitrin_last_backup_timestamp_seconds ${(nightlyTime(name)?.getTime() ?? 0) / 1_000}\n`,
  );
  const refused = runServerProcess(place.DATA_DIR, { BACKUP_DIR: path.join(place.DATA_DIR, 'backups') });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('BACKUP_DIR: expected a folder outside of DATA_DIR');
});
