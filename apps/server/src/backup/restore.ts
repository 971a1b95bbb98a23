import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '../clock.ts';
import { CommandError } from '../commands/commandError.ts';
import { isCardName, typeOfName } from '../media/pictureName.ts';
import type { PictureStorage } from '../media/storage/pictureStorage.ts';
import { newId } from '../newId.ts';
import { backupPaths } from './backupFormat.ts';
import type { BackupSource } from './backUp.ts';
import { type Verified, verifyBackup, verifyCopy } from './verifyBackup.ts';
import { exists, flush, flushFolders, liesWithin } from './wholeFolder.ts';

/** The prefix of the folder in which a restore is prepared. */
const workName = 'restore.partial-';

/** Where a backup is restored to; `bucket` is set if pictures are not in the data folder. */
export type RestorePlace = Pick<BackupSource, 'dataFolder' | 'databaseUrl'> & {
  bucket: PictureStorage | undefined;
};

/** What the command tells at the end. */
export type Restored = {
  rows: number;
  pictures: number;
  /** Pictures that rows refer to and that nobody has any more. */
  missing: readonly string[];
  /** Where the former data were moved, in words; empty if there were none. */
  former: readonly string[];
};

/** A database that is ready to replace the former one. */
export type PreparedDatabase = {
  rows: number;
  /** Puts it in place in one step; returns where the former one is now, in words. */
  swap: () => Promise<string | undefined>;
  /** Removes what was prepared; does nothing after a swap. */
  discard: () => Promise<void>;
};

/**
 * Replaces the current data with a backup: a folder, or a copy of the embedded database alone. Everything is checked
 * first, and prepared beside the former data; these are then moved aside and never deleted. Throws a CommandError if the
 * backup is damaged, if there are data and `overwrite` is not set, and if a server is using them.
 */
export async function restore(
  source: string,
  place: RestorePlace,
  { clock, overwrite, tell }: { clock: Clock; overwrite: boolean; tell: (line: string) => void },
): Promise<Restored> {
  const { dataFolder, databaseUrl, bucket } = place;
  if (await liesWithin(path.join(dataFolder, 'pictures'), source))
    throw new CommandError(`${source} is a part of the data folder itself.`);
  if ((await liesWithin(dataFolder, source)) && (await liesWithin(source, dataFolder)))
    throw new CommandError(`${source} is the data folder itself.`);
  const backup = await openBackup(source, place);
  const { found } = backup;
  if (found.problems.length > 0)
    throw new CommandError(['Nothing was restored: the backup is damaged.', ...found.problems].join('\n'));
  const wanted = databaseUrl === undefined ? 'sqlite' : 'postgres';
  if (found.engine !== wanted) {
    throw new CommandError(
      `The backup is of ${engineNames[found.engine]}, and this installation has ${engineNames[wanted]}. Restore it with ${wanted === 'sqlite' ? 'DATABASE_URL set' : 'DATABASE_URL unset'}; from one to the other leads "npm run export" and "npm run import".`,
    );
  }
  const name = `before-restore-${clock.now().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}`;
  const aside = path.join(dataFolder, name);
  const hasPictures = bucket === undefined && (await exists(path.join(dataFolder, 'pictures')));
  const refuseFormer = (what: string): void => {
    if (overwrite) return;
    throw new CommandError(
      `${what} holds data already. With --overwrite these are moved aside, and the backup takes their place.`,
    );
  };
  // An empty folder is what a failed start leaves, and what a new volume contains.
  if (hasPictures && !(await isEmptyFolder(path.join(dataFolder, 'pictures')))) refuseFormer(dataFolder);
  await mkdir(dataFolder, { recursive: true });

  // Left by a restore that was killed; its backup still exists.
  for (const left of await readdir(dataFolder)) {
    if (left.startsWith(workName)) await rm(path.join(dataFolder, left), { recursive: true, force: true });
  }
  const work = path.join(dataFolder, `${workName}${newId()}`);
  await mkdir(work);
  const database = await prepareDatabase(backup, { work, aside, place, refuseFormer });
  try {
    const copied = path.join(work, 'pictures');
    if (bucket === undefined) {
      await copyPictures(backup.folder, copied, found.pictures);
      await flushFolders(work);
    } else {
      await fillBucket(bucket, { backup, aside, overwrite });
    }
    // Printed beforehand, so that anyone who interrupts it knows where to look.
    if (overwrite) tell(`What is there already is moved aside, under the name ${name}.`);
    const pictures =
      bucket === undefined
        ? await swapPictures(copied, dataFolder, hasPictures ? aside : undefined)
        : undefined;
    const formerDatabase = await database.swap().catch(async (error: unknown) => {
      await pictures?.undo();
      throw error;
    });
    const formerPictures = path.join(aside, 'pictures');
    const former = [
      ...(formerDatabase === undefined ? [] : [formerDatabase]),
      ...((await exists(formerPictures)) ? [`its pictures: ${formerPictures}`] : []),
    ];
    await flush(dataFolder);
    return { rows: database.rows, pictures: found.pictures.length, missing: found.missing, former };
  } finally {
    await database.discard();
    await rm(work, { recursive: true, force: true });
  }
}

/** A verified backup and its parts; a database alone has the installation's pictures. */
type OpenedBackup = { found: Verified; folder: string; database: string; isAlone: boolean };

async function openBackup(source: string, { dataFolder, bucket }: RestorePlace): Promise<OpenedBackup> {
  // A database with its pictures next to it is part of a whole backup or data folder, which is then meant.
  if (path.basename(source) === backupPaths.sqlite || !(await isFile(source))) {
    const database = path.join(source, backupPaths.sqlite);
    return { found: await verifyBackup(source), folder: source, database, isAlone: false };
  }
  const found = await verifyCopy(source, async (name) =>
    bucket === undefined
      ? exists(path.join(dataFolder, backupPaths.picture(name)))
      : (await bucket.find(name)) !== null,
  );
  return { found, folder: dataFolder, database: source, isAlone: true };
}

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** Replaces the existing pictures folder, which is moved aside; `undo` reverts this. */
async function swapPictures(
  made: string,
  dataFolder: string,
  aside: string | undefined,
): Promise<{ undo: () => Promise<void> }> {
  const place = path.join(dataFolder, 'pictures');
  const undo = async (): Promise<void> => {
    if (await exists(place)) await rename(place, made);
    if (aside !== undefined) await rename(path.join(aside, 'pictures'), place);
  };
  if (aside !== undefined) {
    await mkdir(aside, { recursive: true });
    await rename(place, path.join(aside, 'pictures'));
  }
  try {
    await rename(made, place);
  } catch (error) {
    await undo();
    throw error;
  }
  return { undo };
}

const engineNames = { sqlite: 'the embedded database', postgres: 'PostgreSQL' } as const;

async function prepareDatabase(
  { found, folder, database }: OpenedBackup,
  options: {
    work: string;
    aside: string;
    place: RestorePlace;
    refuseFormer: (what: string) => void;
  },
): Promise<PreparedDatabase> {
  const { work, aside, place, refuseFormer } = options;
  try {
    if (found.engine === 'sqlite' || place.databaseUrl === undefined) {
      const { prepareSqlite } = await import('./restoreSqlite.ts');
      return await prepareSqlite({ file: database, work, aside, dataFolder: place.dataFolder, refuseFormer });
    }
    const { preparePostgres } = await import('./restorePostgres.ts');
    return await preparePostgres({
      folder,
      aside: path.basename(aside),
      url: place.databaseUrl,
      refuseFormer,
    });
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    throw error;
  }
}

async function isEmptyFolder(folder: string): Promise<boolean> {
  return (await readdir(folder)).length === 0;
}

async function copyPictures(from: string, to: string, names: readonly string[]): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of names) {
    const output = createWriteStream(path.join(to, name), { flush: true });
    await pipeline(createReadStream(path.join(from, backupPaths.picture(name))), output);
  }
}

/**
 * Puts pictures into a bucket and keeps those already there, if there are none of another site, whose server may still
 * run: each would sweep the other's. The ones that the restored rows do not refer to would be
 * swept after a day, so they are also kept in a folder.
 */
async function fillBucket(
  bucket: PictureStorage,
  { backup, aside, overwrite }: { backup: OpenedBackup; aside: string; overwrite: boolean },
): Promise<void> {
  const { found, folder, isAlone } = backup;
  const known = new Set(found.pictures);
  for await (const name of bucket.list()) {
    if (known.has(name) || isCardName(name) || typeOfName(name) === undefined) continue;
    if (!overwrite)
      throw new CommandError(
        'The bucket at STORAGE_URL holds pictures that the backup does not have. To try a backup out, give it no STORAGE_URL, or a bucket of its own. If the site that used this one is no more: --overwrite keeps these pictures in a folder, and the backup takes the bucket over.',
      );
    const file = await bucket.find(name);
    if (file === null) continue;
    await mkdir(path.join(aside, 'pictures'), { recursive: true });
    await pipeline(
      await file.open(),
      createWriteStream(path.join(aside, backupPaths.picture(name)), { flush: true }),
    );
  }
  for (const name of isAlone ? [] : found.pictures)
    await bucket.put(name, await readFile(path.join(folder, backupPaths.picture(name))));
}
