import { createReadStream } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { backup, DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { CommandError } from '../commands/commandError.ts';
import { backupPaths, hashedBytes } from './backupFormat.ts';
import type { CopiedDatabase } from './backUp.ts';
import { exists, flush } from './wholeFolder.ts';

/** More pages than any database has: everything is copied in one step, from one snapshot, while others write. */
const everyPage = 2_147_483_647;

/** Copies the embedded database of a data folder into a folder, as one file. */
export async function copySqlite(dataFolder: string, folder: string): Promise<CopiedDatabase> {
  const file = path.join(dataFolder, backupPaths.sqlite);
  if (!(await exists(file))) throw new CommandError(`${dataFolder} holds no database.`);
  const copy = path.join(folder, backupPaths.sqlite);
  await rm(copy, { force: true });
  const source = new DatabaseSync(file, { timeout: 5_000 });
  try {
    await backup(source, copy, { rate: everyPage });
  } finally {
    source.close();
  }
  const database = new DatabaseSync(copy);
  let facts: SqliteFacts;
  try {
    // Without a WAL, so that the copy is one file and can be read from a read-only place.
    database.exec('pragma journal_mode = delete');
    facts = readFacts(database);
  } finally {
    database.close();
  }
  await flush(copy);
  const { stream, result } = hashedBytes();
  await pipeline(createReadStream(copy), stream, nowhere());
  return { ...facts, engine: 'sqlite', columns: {}, files: [{ path: backupPaths.sqlite, ...result() }] };
}

const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/** The facts read from a database; `problems` lists what is damaged. */
export type SqliteFacts = { migrations: string[]; rows: Record<string, number>; pictures: Set<string> };

/**
 * Examines a file of the embedded database and returns its facts, or what is damaged. A write-ahead log beside it is
 * read as well. Nothing is written beside it.
 */
export async function examineSqlite(
  file: string,
  aside: string,
): Promise<{ facts: SqliteFacts } | { damage: string }> {
  const hasLog = await exists(`${file}-wal`);
  const own = hasLog ? await mkdtemp(path.join(aside, 'vitrin-check-')) : undefined;
  try {
    if (own !== undefined) {
      for (const ending of ['', '-wal'])
        await copyFile(`${file}${ending}`, path.join(own, `${backupPaths.sqlite}${ending}`));
    }
    const address = pathToFileURL(own === undefined ? file : path.join(own, backupPaths.sqlite));
    // No process writes to it, so it can be read without creating files beside it.
    if (own === undefined) address.searchParams.set('immutable', '1');
    return examine(address, own === undefined);
  } finally {
    if (own !== undefined) await rm(own, { recursive: true, force: true });
  }
}

function examine(address: URL, readOnly: boolean): { facts: SqliteFacts } | { damage: string } {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(address, { readOnly });
    const found = database
      .prepare('pragma quick_check(5)')
      .all()
      .map((row) => String(row['quick_check']));
    if (found.join() !== 'ok') return { damage: found.join('; ') };
    return { facts: readFacts(database) };
  } catch (error) {
    return { damage: error instanceof Error ? error.message : String(error) };
  } finally {
    database?.close();
  }
}

const textsOf = (database: DatabaseSync, question: string, ...values: SQLInputValue[]): string[] =>
  database
    .prepare(question)
    .all(...values)
    .map(({ text }) => String(text));

function readFacts(database: DatabaseSync): SqliteFacts {
  const tables = textsOf(
    database,
    `select name as text from pragma_table_list
     where schema = 'main' and type = 'table' and name not glob 'sqlite_*' order by name`,
  );
  const rows: Record<string, number> = {};
  for (const table of tables)
    rows[table] = Number(database.prepare(`select count(*) as count from "${table}"`).get()?.['count']);
  const namesIn = (table: string): string[] =>
    tables.includes(table) ? textsOf(database, `select name as text from "${table}"`) : [];
  return {
    migrations: namesIn('schema_migration').toSorted((a, b) => a.localeCompare(b)),
    rows,
    pictures: new Set([...namesIn('picture'), ...namesIn('picture_file')]),
  };
}
