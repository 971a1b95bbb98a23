import { sql } from 'kysely';
import type { Engine } from '../store/columns.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import type { KeptRows } from '../store/schema.ts';
import { inCode } from '../store/valueCodec.ts';

/**
 * Inserts kept rows into their table. They may be older than the table: new columns get the migration's default, and
 * removed columns are dropped.
 */
export async function returnRows(
  writer: Writer,
  engine: Engine,
  table: string,
  rows: KeptRows[string] = [],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = await columnsOf(writer, engine, table);
  for (const row of rows) {
    const kept = Object.entries(row).filter(([name]) => columns.has(inCode(name)));
    const names = sql.join(kept.map(([name]) => sql.ref(name)));
    const values = sql.join(kept.map(([, value]) => sql`${value}`));
    await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(writer);
  }
}

const inDatabase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

async function columnsOf(reader: Reader, engine: Engine, table: string): Promise<ReadonlySet<string>> {
  const name = inDatabase(table);
  const { rows } = await (engine === 'sqlite'
    ? sql<{ name: string }>`select name from pragma_table_info(${name})`
    : sql<{ name: string }>`select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = ${name}`
  ).execute(reader);
  return new Set(rows.map((row) => inCode(row.name)));
}
