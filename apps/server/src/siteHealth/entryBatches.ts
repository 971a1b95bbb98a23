import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../store/openStore.ts';

/**
 * What a question finds in a table, in batches of entries in the order of their ids: SQLite answers in the thread that
 * serves everything else. The question is asked about the columns of one batch.
 */
export async function* findInBatches<Found>(
  reader: Reader,
  { table, columns, size }: { table: string; columns: readonly string[]; size: number },
  question: (batch: RawBuilder<unknown>) => RawBuilder<Found>,
): AsyncGenerator<readonly Found[]> {
  const named = sql.join(columns.map((column) => sql.ref(column)));
  for (let last: string | undefined = ''; last !== undefined; ) {
    const rest = sql`from ${sql.table(table)} where id > ${last} order by id limit`;
    // The limit keeps SQLite from merging the batch with the question, and from taking another index for it.
    yield (await question(sql`(select ${named} ${rest} ${size})`).execute(reader)).rows;
    const ends: readonly { id: string }[] = (
      await sql<{ id: string }>`select id ${rest} 1 offset ${size - 1}`.execute(reader)
    ).rows;
    last = ends[0]?.id;
  }
}
