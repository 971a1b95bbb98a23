import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';

const atOnce = 500;

/** The rows of a table within a migration, in batches; only the type of their ids is known here. */
export async function* rowsOf(
  db: Kysely<Tables>,
  table: string,
  columns: readonly string[],
): AsyncGenerator<{ id: string; values: ReadonlyMap<string, unknown> }> {
  let last = '';
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select id, ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where id > ${last} order by id limit ${atOnce}`.execute(db);
    for (const row of rows) yield { id: row.id, values: new Map<string, unknown>(Object.entries(row)) };
    const end = rows.at(-1);
    if (rows.length < atOnce || end === undefined) return;
    last = end.id;
  }
}
