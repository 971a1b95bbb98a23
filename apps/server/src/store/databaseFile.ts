import { open, opendir, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { typeOfName } from '../media/pictureName.ts';
import { requireWritable, folderReason } from '../starting/openFolder.ts';
import { codeOf, StartError } from '../starting/startError.ts';

/** The remedy for every loss; the folder is one that `npm run backup` or the nightly backup made. */
const restoring =
  'Bring a backup back with: npm run restore -- FOLDER --overwrite (what is here is moved aside, not deleted)';

/** The message for a damaged database. */
export const damageWords = (file: string, found: string): string =>
  `The database ${file} is damaged (${found}). ${restoring}`;

/** The message for a database without a site beside what a site has left. */
export const emptyWords = (where: string, state: 'missing' | 'empty', traces: string): string =>
  `The database ${where} is ${state}, but a site has left ${traces}. ${restoring}. To begin a new site here on purpose: EMPTY_DATABASE=accept`;

/** SQLite's result codes that only a damaged file causes: malformed, and not a database. */
const damageCodes: ReadonlySet<number> = new Set([11, 26]);

/** Whether a statement failed on a damaged part of the file. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  damageCodes.has(error.errcode & 0xff);

/** Larger files are checked in a separate process (`checkDatabase.ts`); this much takes about a second of the start. */
const mostBytesAtOnce = 64 * 1024 * 1024;

/** The magic numbers of SQLite's WAL; the second one is for big-endian checksums. */
const logMarks: ReadonlySet<number> = new Set([0x377f0682, 0x377f0683]);

/** What the start does with an empty database next to a site's content. */
export type EmptyDatabase = 'refuse' | 'accept';

/** The same, and whether the site's storage holds pictures. */
export type IfEmpty = { empty: EmptyDatabase; hasPictures: () => Promise<boolean> };

/**
 * Examines the file of the embedded database before anything is written to it, since SQLite treats an empty file as a
 * new database, and applies whatever its WAL contains. Throws a StartError if it is damaged, belongs to another
 * program, or is empty next to the remains of a site. Returns false if the file was too large to be checked here.
 */
export async function examineDatabaseFile(folder: string, { empty, hasPictures }: IfEmpty): Promise<boolean> {
  const file = path.join(folder, 'vitrin.db');
  const bytes = await sizeOf(file);
  const logBytes = await sizeOf(`${file}-wal`);
  if (bytes > 0) {
    await requireOwn(file);
    if (logBytes > 0) await requireLog(`${file}-wal`);
  }
  const tables = bytes === 0 ? [] : tablesIn(file);
  if (tables.length === 0) {
    if (empty === 'accept') return true;
    const traces = [
      (await hasPictures()) && 'pictures',
      bytes === 0 && logBytes > 0 && 'a log of changes (vitrin.db-wal)',
      (await holdsCopies(path.join(folder, 'copies'))) && 'copies of its database',
    ].filter((trace) => trace !== false);
    if (traces.length === 0) return true;
    const state = bytes === 0 && !(await exists(file)) ? 'missing' : 'empty';
    throw new StartError(emptyWords(file, state, traces.join(' and ')));
  }
  if (!tables.includes('schema_migration')) {
    throw new StartError(
      `DATA_DIR: expected a database of Vitrin, and ${file} is one of another program (it has ${tables.slice(0, 3).join(', ')})`,
    );
  }
  if (bytes + logBytes > mostBytesAtOnce) return false;
  const damage = damageIn(file);
  if (damage !== undefined) throw new StartError(damageWords(file, damage));
  return true;
}

/**
 * The first problem that SQLite's own check finds; undefined if the file is intact. Nothing is written, not even the
 * content of the WAL.
 */
export function damageIn(file: string): string | undefined {
  try {
    return reading(file, (database) => {
      const [row] = database.prepare('pragma quick_check(1)').all();
      const found = String(row?.['quick_check']);
      return found === 'ok' ? undefined : found.replace(/^\*\*\* in database main \*\*\*\s*/, '').trim();
    });
  } catch (error) {
    if (isDamage(error) && error instanceof Error) return error.message;
    throw error;
  }
}

function tablesIn(file: string): readonly string[] {
  try {
    return reading(file, (database) =>
      database
        .prepare("select name from sqlite_master where type = 'table' order by name")
        .all()
        .map((row) => String(row['name'])),
    );
  } catch (error) {
    if (isDamage(error) && error instanceof Error) throw new StartError(damageWords(file, error.message));
    throw error;
  }
}

/** Opens a read-only connection: one that may write checkpoints the WAL into the file when it is closed. */
function reading<T>(file: string, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** A database that another account created, such as by a command run as root, can often be read but not written. */
async function requireOwn(file: string): Promise<void> {
  try {
    await requireWritable(file);
  } catch (error) {
    throw new StartError(
      `DATA_DIR: expected a database that can be written, and ${file} ${folderReason(error)}`,
      { cause: error },
    );
  }
}

/**
 * SQLite ignores an invalid WAL, together with everything that the right one contained. Zeros are what a power cut may
 * leave.
 */
async function requireLog(log: string): Promise<void> {
  const handle = await open(log, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    const mark = buffer.readUInt32BE(0);
    if (bytesRead === 4 && mark !== 0 && !logMarks.has(mark))
      throw new StartError(damageWords(log, 'it is no log of a database'));
  } finally {
    await handle.close();
  }
}

/** Whether a folder contains a file with the name of a picture. */
export async function holdsPictures(folder: string): Promise<boolean> {
  return holds(folder, (name) => typeOfName(name) !== undefined);
}

const holdsCopies = (folder: string): Promise<boolean> => holds(folder, (name) => name.endsWith('.db'));

async function holds(folder: string, isOne: (name: string) => boolean): Promise<boolean> {
  try {
    for await (const { name } of await opendir(folder)) if (isOne(name)) return true;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  return false;
}

const sizeOf = async (file: string): Promise<number> =>
  (
    await stat(file).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    })
  )?.size ?? 0;

const exists = async (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
