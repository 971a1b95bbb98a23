import { open, opendir, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { typeOfName } from '../media/pictureName.ts';
import { requireWritable, folderReason } from '../openFolder.ts';
import { codeOf, StartError } from '../startError.ts';

/** The way out of every loss; the folder is one that `npm run backup` or the nightly backup made. */
const restoring =
  'Bring a backup back with: npm run restore -- FOLDER --overwrite (what is here is moved aside, not deleted)';

/** What to say of a damaged database. */
export const damageWords = (file: string, found: string): string =>
  `The database ${file} is damaged (${found}). ${restoring}`;

/** SQLite's own numbers of what only a damaged file leads to: malformed, and no database at all. */
const damageCodes: ReadonlySet<number> = new Set([11, 26]);

/** True for the error of a statement that met a damaged part of the file. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  damageCodes.has(error.errcode & 0xff);

/** Larger files are checked by a process of their own (`checkDatabase.ts`): a second of the start reads about so much. */
const mostBytesAtOnce = 64 * 1024 * 1024;

/** How the log of a database begins that SQLite wrote; a number more in big-endian checksums. */
const logMarks: ReadonlySet<number> = new Set([0x377f0682, 0x377f0683]);

/** What the start does with a database without content, although there is a site's content beside it. */
export type EmptyDatabase = 'refuse' | 'accept';

/**
 * Looks at the file of the embedded database before anything is written to it, since SQLite takes an empty file for a new
 * database, and copies whatever its log holds into it. Throws a StartError where it is damaged, of another program, or
 * empty beside what a site has left. Answers false where the file was too large to be checked here.
 */
export async function examineDatabaseFile(
  folder: string,
  { empty, hasPictures }: { empty: EmptyDatabase; hasPictures: () => Promise<boolean> },
): Promise<boolean> {
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
    throw new StartError(
      `The database ${file} is ${bytes === 0 && !(await exists(file)) ? 'missing' : 'empty'}, but a site has left ${traces.join(' and ')}. ${restoring}. To begin a new site here on purpose: EMPTY_DATABASE=accept`,
    );
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

/** What SQLite's own check finds first; undefined where the file is whole. Nothing is written, not even what the log holds. */
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

/** A connection that only reads: one that may write copies its log into the file when it is closed. */
function reading<T>(file: string, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** A database that another account made, such as by a command run as root, can often be read and not written. */
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

/** SQLite passes over a log that is none, with all that the right one held. Zeros are what a power cut may leave. */
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

/** True where a folder holds a file that has the name of a picture. */
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
