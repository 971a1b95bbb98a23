import { type Facet, mostFrequent } from '@vitrin/contract/entries/facets';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../store/openStore.ts';

// Many more than are shown: among equally frequent values it is the letters that decide.
const readAtMost = 1_000;

/** The distinct values of a column in some rows with their counts, most frequent first. */
export async function countValues(
  reader: Reader,
  table: 'project' | 'post',
  column: 'category' | 'stage',
  among: RawBuilder<unknown>,
): Promise<Facet[]> {
  const value = sql.ref(column);
  const { rows } = await sql<{ value: string; count: number | string }>`
    select ${value} as value, count(*) as count from ${sql.table(table)}
    where ${value} <> '' and ${among} group by ${value}
    order by count(*) desc, ${value} limit ${readAtMost}`.execute(reader);
  // Databases order letters by their own rules; theirs is only for spellings of one value.
  return mostFrequent(rows.map((row) => ({ value: row.value, count: Number(row.count) })));
}
