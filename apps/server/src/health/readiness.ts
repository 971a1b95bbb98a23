import { statfs } from 'node:fs/promises';
import { setTimeout as waitFor } from 'node:timers/promises';
import type { ReadinessFault } from '@vitrin/contract/operation/readiness';
import type { FastifyBaseLogger } from 'fastify';
import { nightlyBackups, nightlyTime } from '../backup/nightly.ts';
import type { Clock } from '../clock.ts';
import type { PictureStorage } from '../media/storage/pictureStorage.ts';
import { requireWritable } from '../starting/openFolder.ts';
import type { Store } from '../store/openStore.ts';

/** Whether the process can do all of its work. */
export type Readiness = {
  /**
   * The current faults, at most a few seconds old: however often this is called, each check runs every few seconds
   * only.
   */
  faults: () => Promise<readonly FoundFault[]>;
  /** When the newest complete nightly backup was made; undefined if there is none, or none is made here. */
  lastBackup: () => Promise<Date | undefined>;
  /** Whether nightly backups are made here. */
  nightly: boolean;
  /** Room on the disk of the data folder, in bytes; undefined if it cannot be determined. */
  disk: () => Promise<DiskRoom | undefined>;
};

/** Bytes available to ordinary accounts, and the total. */
export type DiskRoom = { free: number; size: number };

/** A fault; `own` means that it concerns this process or its machine, so that other processes may be fine. */
export type FoundFault = ReadinessFault & { own: boolean };

/** The room that two uploads and SQLite's WAL need. */
const leastRoomBytes = 32 * 1024 * 1024;
/** One night may fail. */
const oldestBackupMs = 50 * 60 * 60 * 1_000;
const patienceMs = 3_000;
const keptMs = 2_000;

/** What readiness checks. */
export type ReadinessOptions = {
  store: Store;
  storage: PictureStorage;
  /** Whether the storage is shared by all processes. */
  sharedStorage: boolean;
  folder: string;
  backupFolder: string | undefined;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  /** Room on the disk of a folder, in bytes; measured by default. */
  roomOf?: (folder: string) => Promise<DiskRoom>;
};

/** Checks store, storage, disk and backups; changes are logged. */
export function watchReadiness(options: ReadinessOptions): Readiness {
  const { store, storage, sharedStorage, folder, backupFolder, clock, log, roomOf = roomOn } = options;
  const began = clock.now();

  const lastBackup = async (): Promise<Date | undefined> =>
    backupFolder === undefined ? undefined : newestBackup(backupFolder, clock.now());

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
    const last = (await newestBackup(backupFolder, clock.now())) ?? began;
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

/** The fault if the work fails or times out. */
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

async function newestBackup(folder: string, now: Date): Promise<Date | undefined> {
  const { dated } = await nightlyBackups(folder, now).catch(() => ({ dated: [] }));
  const [newest] = dated;
  return newest === undefined ? undefined : nightlyTime(newest);
}
