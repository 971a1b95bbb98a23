import { execFile } from 'node:child_process';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { besideThis } from '../besideThis.ts';
import type { Clock } from '../clock.ts';
import { newId } from '../newId.ts';
import { openFolder } from '../starting/openFolder.ts';
import { lookEvery, type Looking } from '../lookEvery.ts';
import { openLeases } from '../store/leases.ts';
import type { Store } from '../store/openStore.ts';
import { backupPaths } from './backupFormat.ts';
import { exists, flush, partialMark } from './wholeFolder.ts';

/** Runs `npm run backup` with arguments in a child process; throws its message if it fails. */
export type RunBackup = (args: readonly string[], signal: AbortSignal) => Promise<void>;

/** Local time at which a night's backup is due. */
const dueHour = 2;
const lookEveryMs = 15 * 60_000;
const dayMs = 24 * 60 * 60 * 1_000;

/** The name of nightly backups; no other folder matches it. */
const nightly = /^vitrin-\d{4}-\d\d-\d\dT\d{6}Z$/;
/** The time in the name of a nightly backup; undefined for any other name. */
export function nightlyTime(name: string): Date | undefined {
  if (!nightly.test(name)) return undefined;
  const time = new Date(name.slice('vitrin-'.length).replace(/T(\d\d)(\d\d)(\d\d)Z$/, 'T$1:$2:$3Z'));
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** The end of a nightly backup's name until it was verified, so that nothing counts it before. */
const unverified = '.unverified';
const isUnverified = (name: string): boolean =>
  name.endsWith(unverified) && nightly.test(name.slice(0, -unverified.length));

const brokenOff = /^vitrin-\d{4}-\d\d-\d\dT\d{6}Z(?:\.unverified)?\.partial-/;

/** Copying, hashing and verifying would block a process for a while, so they do not run in the server's. */
export const backupProcess =
  (env: NodeJS.ProcessEnv): RunBackup =>
  async (args, signal) => {
    const program = fileURLToPath(besideThis(import.meta.url, 'backupCommand'));
    try {
      await promisify(execFile)(process.execPath, [program, ...args], { env, signal });
    } catch (error) {
      const told = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
      throw told === '' ? error : new Error(told);
    }
  };

/**
 * Makes a backup every night, in one of the processes that share a store, and keeps the newest. It is due at two
 * o'clock local time, or at the first check after that; a failure is logged and retried at the next check, by the first
 * process to get there. `stop` aborts a running one: what it leaves is not counted, and a later one removes it.
 */
export function backUpNightly(options: {
  store: Store;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  folder: string;
  /** How many to keep. */
  keep: number;
  run: RunBackup;
}): Looking {
  const { store, clock, log, folder, keep, run } = options;
  const leases = openLeases(store, clock);
  let done: string | undefined;

  async function make(signal: AbortSignal): Promise<boolean> {
    await openFolder('BACKUP_DIR', folder);
    await removeBrokenOff(folder, clock.now());
    // Each process that ends while it verifies leaves a whole copy.
    await removeUnverified(folder, await latestUnverified(folder));
    // Also before: on a full disk none could be made, although fewer are wanted by now.
    await rotate(folder, keep, clock.now());
    const target = path.join(folder, `vitrin-${stampOf(clock.now())}`);
    const made = `${target}${unverified}`;
    await run([made], signal);
    try {
      await run(['--verify', made], signal);
    } catch (error) {
      if (signal.aborted) throw error;
      log.error(`The backup ${made} is not whole, so older ones are kept: ${wordsOf(error)}`);
      await removeUnverified(folder, path.basename(made));
      return true;
    }
    await rename(made, target);
    await flush(folder);
    log.info(`Backed up to ${target}`);
    await removeUnverified(folder);
    await rotate(folder, keep, clock.now());
    return true;
  }

  return lookEvery(lookEveryMs, async (signal) => {
    const night = nightOf(clock.now());
    if (night === done) return;
    try {
      if (await leases.once(`backup of ${night}`, async () => make(signal))) done = night;
    } catch (error) {
      if (signal.aborted) return;
      log.error(`Could not back up; it is tried again in ${lookEveryMs / 60_000} minutes: ${wordsOf(error)}`);
    }
  });
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** 2026-03-18T020000Z */
const stampOf = (time: Date): string => `${time.toISOString().slice(0, 19).replaceAll(':', '')}Z`;

/** The day on which the most recent nightly backup was due. */
function nightOf(now: Date): string {
  const day = new Date(now);
  if (day.getHours() < dueHour) day.setDate(day.getDate() - 1);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/**
 * The names of the complete nightly backups, newest first. Those whose name lies more than a day in the future, from a
 * wrong clock, are listed separately: nobody knows how old they are.
 */
export async function nightlyBackups(
  folder: string,
  now: Date,
): Promise<{ dated: readonly string[]; ahead: readonly string[] }> {
  const whole: string[] = [];
  for (const name of await readdir(folder)) {
    if (nightly.test(name) && (await exists(path.join(folder, name, backupPaths.manifest)))) whole.push(name);
  }
  const newest = whole.toSorted((a, b) => b.localeCompare(a));
  const tomorrow = `vitrin-${stampOf(new Date(now.getTime() + dayMs))}`;
  return {
    dated: newest.filter((name) => name <= tomorrow),
    ahead: newest.filter((name) => name > tomorrow),
  };
}

/**
 * Removes the oldest nightly backups beyond `keep`; those of a clock that was ahead count as the oldest. Folders with
 * another name, or incomplete ones, are neither counted nor removed.
 */
async function rotate(folder: string, keep: number, now: Date): Promise<void> {
  const { dated, ahead } = await nightlyBackups(folder, now);
  for (const name of [...dated, ...ahead].slice(keep)) await removeBackup(folder, name);
}

/** Removes what failed verification, or was not verified before its process ended, except the latest one. */
async function removeUnverified(folder: string, latest?: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (isUnverified(name) && name !== latest) await removeBackup(folder, name);
  }
}

const latestUnverified = async (folder: string): Promise<string | undefined> =>
  (await readdir(folder)).filter(isUnverified).toSorted((a, b) => b.localeCompare(a))[0];

async function removeBackup(folder: string, name: string): Promise<void> {
  // Renamed first, so that a half-removed one does not look complete.
  const removed = path.join(folder, `${name}${partialMark}${newId()}`);
  await rename(path.join(folder, name), removed);
  await rm(removed, { recursive: true, force: true });
}

/** Removes what killed backups left behind; after a day nobody is still working on it. */
async function removeBrokenOff(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!brokenOff.test(name)) continue;
    const place = path.join(folder, name);
    const { mtimeMs } = await stat(place);
    if (now.getTime() - mtimeMs > dayMs) await rm(place, { recursive: true, force: true });
  }
}
