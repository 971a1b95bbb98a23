import { readdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as waitFor } from 'node:timers/promises';
import type { ReadinessFault } from '@vitrin/contract/operation/readiness';
import type { FastifyBaseLogger } from 'fastify';
import { backupPaths } from '../backup/backupFormat.ts';
import { nightlyTime } from '../backup/nightly.ts';
import { exists } from '../backup/wholeFolder.ts';
import type { Clock } from '../clock.ts';
import type { PictureStorage } from '../media/storage/pictureStorage.ts';
import { requireWritable } from '../openFolder.ts';
import type { Store } from '../store/openStore.ts';

/** Whether the process can do all that is asked of it. */
export type Readiness = {
  /** What is wrong now, or was a moment ago: however often it is asked, each thing is looked at every few seconds. */
  faults: () => Promise<readonly FoundFault[]>;
  /** When the newest nightly backup that is whole was made; undefined where there is none, or none is made here. */
  lastBackup: () => Promise<Date | undefined>;
  /** Whether nightly backups are made here. */
  nightly: boolean;
  /** Room on the disk of the data folder, in bytes; undefined where it cannot be told. */
  disk: () => Promise<DiskRoom | undefined>;
};

/** Room for ordinary accounts, and all there is. */
export type DiskRoom = { free: number; size: number };

/** A fault; `own` is one of this process or its machine, which others that do the same work may not have. */
export type FoundFault = ReadinessFault & { own: boolean };

/** Less room than two uploads take, and SQLite's log beside them. */
const leastRoomBytes = 32 * 1024 * 1024;
/** A night may fail once. */
const oldestBackupMs = 50 * 60 * 60 * 1_000;
const patienceMs = 3_000;
const keptMs = 2_000;

/** What readiness looks at. */
export type ReadinessOptions = {
  store: Store;
  storage: PictureStorage;
  /** Whether all processes share the storage. */
  sharedStorage: boolean;
  folder: string;
  backupFolder: string | undefined;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  /** Room on the disk of a folder, in bytes; the disk is asked by default. */
  roomOf?: (folder: string) => Promise<DiskRoom>;
};

/** Looks at store, storage, disk and backups; what changes is a line of the log. */
export function watchReadiness(options: ReadinessOptions): Readiness {
  const { store, storage, sharedStorage, folder, backupFolder, clock, log, roomOf = roomOn } = options;
  const began = clock.now();

  const lastBackup = async (): Promise<Date | undefined> =>
    backupFolder === undefined ? undefined : newestBackup(backupFolder);

  async function look(): Promise<readonly FoundFault[]> {
    const found = await Promise.all([
      failing(requireWritable(folder), () => ({
        code: 'dataFolder',
        message: 'The data folder is not there, or cannot be written',
        own: true,
      })),
      failing(store.ping(), () => ({
        code: 'store',
        message: storeMessages[store.file?.fault()?.kind ?? 'away'],
        own: store.file !== undefined,
      })),
      failing(storage.ping(), () => ({
        code: 'storage',
        message: 'The storage of pictures is not there, or cannot be written',
        own: !sharedStorage,
      })),
      failing(requireRoom(roomOf, folder), () => ({
        code: 'disk',
        message: 'The disk of the data folder is full',
        own: true,
      })),
      failing(requireBackup(), () => ({
        code: 'backup',
        message: 'The last nightly backup is older than two days, or there is none',
        own: false,
      })),
    ]);
    return found.filter((fault) => fault !== undefined);
  }

  async function requireBackup(): Promise<void> {
    if (backupFolder === undefined) return;
    const last = (await newestBackup(backupFolder)) ?? began;
    if (clock.now().getTime() - last.getTime() > oldestBackupMs) throw new Error('Too old');
  }

  let told: readonly FoundFault[] = [];
  const tell = (faults: readonly FoundFault[]): void => {
    for (const { code, message } of faults) {
      if (told.some((fault) => fault.code === code)) continue;
      const where = code === 'backup' ? backupFolder : folder;
      log.error(`Not as it should be: ${message} (${code}, ${where})`);
    }
    for (const { code } of told) {
      if (!faults.some((fault) => fault.code === code)) log.info(`As it should be again: ${code}`);
    }
    told = faults;
  };

  let last: { at: number; faults: Promise<readonly FoundFault[]> } | undefined;
  return {
    lastBackup,
    nightly: backupFolder !== undefined,
    disk: () => roomOf(folder).catch(() => undefined),
    faults: () => {
      const now = performance.now();
      if (last === undefined || now - last.at > keptMs) {
        const faults = look().then((found) => {
          tell(found);
          return found;
        });
        last = { at: now, faults };
      }
      return last.faults;
    },
  };
}

const storeMessages = {
  damaged: 'The database is damaged',
  moved: 'The database was moved, deleted or replaced',
  away: 'The database does not answer',
} as const;

/** The fault where something fails, or does not end in time. */
async function failing(work: Promise<void>, fault: () => FoundFault): Promise<FoundFault | undefined> {
  const end = new AbortController();
  const late = waitFor(patienceMs, undefined, { signal: end.signal, ref: false }).then(
    () => Promise.reject(new Error('Too slow')),
    () => undefined,
  );
  try {
    await Promise.race([work, late]);
    return undefined;
  } catch {
    return fault();
  } finally {
    end.abort();
    work.catch(() => undefined);
  }
}

async function requireRoom(roomOf: (folder: string) => Promise<DiskRoom>, folder: string): Promise<void> {
  const room = await roomOf(folder).catch(() => undefined);
  if (room !== undefined && room.free < leastRoomBytes) throw new Error('Too little room');
}

async function roomOn(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

async function newestBackup(folder: string): Promise<Date | undefined> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.toSorted((a, b) => b.localeCompare(a))) {
    const time = nightlyTime(name);
    if (time !== undefined && (await exists(path.join(folder, name, backupPaths.manifest)))) return time;
  }
  return undefined;
}
