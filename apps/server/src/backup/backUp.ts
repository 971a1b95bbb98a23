import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '../clock.ts';
import { CommandError } from '../commands/commandError.ts';
import { typeOfName } from '../media/pictureName.ts';
import type { PictureStorage } from '../media/storage/pictureStorage.ts';
import type { Engine } from '../store/columns.ts';
import { appVersion } from '../appVersion.ts';
import {
  type BackupManifest,
  backupManifest,
  backupPaths,
  hashedBytes,
  type WrittenFile,
} from './backupFormat.ts';
import { flush, liesWithin, makeWhole } from './wholeFolder.ts';

/** A copied database, and the names of the picture files that its rows refer to. */
export type CopiedDatabase = {
  engine: Engine;
  migrations: string[];
  rows: Record<string, number>;
  columns: Record<string, string[]>;
  pictures: Set<string>;
  files: WrittenFile[];
};

/** What is backed up: the embedded database in the data folder or the PostgreSQL at an address, and the pictures. */
export type BackupSource = {
  dataFolder: string;
  databaseUrl: string | undefined;
  storage: PictureStorage;
};

/** Pictures copied at the same time: each waits for the disk, and for the network if they are in a bucket. */
const atOnce = 4;

/**
 * Writes database and pictures into a new folder, also while servers write. The folder gets its final name only once it
 * is complete and flushed to disk. Throws a CommandError if it exists already or lies in the data folder, and passes on
 * errors of the disk, the database or the storage.
 */
export async function backUp(
  source: BackupSource,
  target: string,
  { clock, signal }: { clock: Clock; signal?: AbortSignal },
): Promise<BackupManifest> {
  if (await liesWithin(source.dataFolder, target)) {
    throw new CommandError(
      `${target} lies in the data folder ${source.dataFolder}: what happens to the one would happen to the other.`,
    );
  }
  const madeAt = clock.now().toISOString();
  return makeWhole(target, async (folder) => {
    const pictures = openPictures(source.storage, folder, signal);
    let database = await copyDatabase(source, folder);
    let missing = await pictures.copy(database.pictures);
    if (missing.length > 0) {
      // A picture may have been removed since the database was copied; a second copy then no longer refers to it.
      database = await copyDatabase(source, folder);
      missing = await pictures.copy(database.pictures);
    }
    const { engine, migrations, rows, columns } = database;
    const manifest = backupManifest.parse({
      format: 'vitrin-backup',
      version: 1,
      app: appVersion(),
      madeAt,
      engine,
      migrations,
      rows,
      columns,
      missing,
      files: [...database.files, ...pictures.written],
    } satisfies BackupManifest);
    const file = path.join(folder, backupPaths.manifest);
    await writeFile(file, `${JSON.stringify(manifest, undefined, 1)}\n`);
    await flush(file);
    return manifest;
  });
}

async function copyDatabase(
  { dataFolder, databaseUrl }: BackupSource,
  folder: string,
): Promise<CopiedDatabase> {
  if (databaseUrl === undefined) {
    const { copySqlite } = await import('./copySqlite.ts');
    return copySqlite(dataFolder, folder);
  }
  const { copyPostgres } = await import('./copyPostgres.ts');
  return copyPostgres(databaseUrl, folder);
}

/** Copies pictures into a folder, each once. */
function openPictures(storage: PictureStorage, folder: string, signal: AbortSignal | undefined) {
  const written: WrittenFile[] = [];
  const there = new Set<string>();

  async function copyOne(name: string): Promise<boolean> {
    // A damaged row does not name a file.
    const found = typeOfName(name) === undefined ? null : await storage.find(name);
    if (found === null) return false;
    const place = backupPaths.picture(name);
    const { stream, result } = hashedBytes();
    const output = createWriteStream(path.join(folder, place), { flush: true });
    await pipeline(await found.open(), stream, output);
    written.push({ path: place, ...result() });
    there.add(name);
    return true;
  }

  return {
    written,
    /** Copies those that are not there yet; returns those that the storage lacks. */
    copy: async (names: ReadonlySet<string>): Promise<string[]> => {
      await mkdir(path.join(folder, 'pictures'), { recursive: true });
      const missing: string[] = [];
      let failed = false;
      const left = [...names].filter((name) => !there.has(name)).values();
      const work = async (): Promise<void> => {
        for (const name of left) {
          signal?.throwIfAborted();
          if (failed) return;
          try {
            if (!(await copyOne(name))) missing.push(name);
          } catch (error) {
            failed = true;
            throw error;
          }
        }
      };
      // All have to settle before the folder is removed.
      const ends = await Promise.allSettled(Array.from({ length: atOnce }, work));
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
      return missing.toSorted((a, b) => a.localeCompare(b));
    },
  };
}
