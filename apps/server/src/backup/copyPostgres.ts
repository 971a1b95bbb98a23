import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { ownTables } from '../store/ownTables.ts';
import { askTexts, requireSite, withClient } from '../store/postgresClient.ts';
import { backupPaths, hashedBytes, type WrittenFile } from './backupFormat.ts';
import type { CopiedDatabase } from './backUp.ts';
import { pictureIn } from './pictureIn.ts';

/** Rows that are in memory at a time. */
const rowsAtOnce = 100;

/** Recreated by a restore: the migrations run again, and the version must be one that was never used. */
const leftOut: ReadonlySet<string> = new Set(['schema_migration', 'content_version']);

/** Vitrin's tables in the schema of a connection, without those that a restore recreates. */
export async function dataTables(client: Client): Promise<string[]> {
  const all = await askTexts(
    client,
    'select tablename as text from pg_tables where schemaname = current_schema() order by tablename',
  );
  return all.filter((name) => ownTables.has(name) && !leftOut.has(name));
}

/** The columns of a table in their order. */
export const columnsOf = (client: Client, table: string): Promise<string[]> =>
  askTexts(
    client,
    `select column_name as text from information_schema.columns
     where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
    [table],
  );

/**
 * Copies a PostgreSQL database into a folder: a file per table, all from one snapshot, while others write. Needs no
 * external program.
 */
export const copyPostgres = (url: string, folder: string): Promise<CopiedDatabase> =>
  withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    await requireSite(client);
    const migrations = await askTexts(client, 'select name as text from schema_migration order by name');
    await mkdir(path.join(folder, 'tables'), { recursive: true });
    const copied: CopiedDatabase = {
      engine: 'postgres',
      migrations,
      rows: {},
      columns: {},
      pictures: new Set(),
      files: [],
    };
    for (const table of await dataTables(client)) {
      copied.columns[table] = await columnsOf(client, table);
      const note = table === 'picture' || table === 'picture_file' ? copied.pictures : undefined;
      const { file, rows } = await writeTable(client, { table, folder, note });
      copied.rows[table] = rows;
      copied.files.push(file);
    }
    await client.query('rollback');
    return copied;
  });

async function writeTable(
  client: Client,
  { table, folder, note }: { table: string; folder: string; note: Set<string> | undefined },
): Promise<{ file: WrittenFile; rows: number }> {
  const place = backupPaths.table(table);
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    const name = client.escapeIdentifier(table);
    await client.query(
      `declare backup_rows no scroll cursor for select to_jsonb(r)::text as text from ${name} r`,
    );
    for (;;) {
      const found = await askTexts(client, `fetch ${rowsAtOnce} from backup_rows`);
      if (found.length === 0) break;
      rows += found.length;
      for (const line of found) note?.add(pictureIn(line) ?? '');
      yield found.map((line) => `${line}\n`).join('');
    }
    await client.query('close backup_rows');
  }
  const { stream, result } = hashedBytes();
  await pipeline(
    Readable.from(lines()),
    stream,
    createWriteStream(path.join(folder, place), { flush: true }),
  );
  return { file: { path: place, ...result() }, rows };
}
