import { sql } from 'kysely';
import type { Store } from '../openStore.ts';

/** How many pages of an index are rewritten per transaction: some milliseconds. */
const pagesAtOnce = 16;

/**
 * FTS5 marks the deleted rows of a part of an index in pages that are numbered from here on, and keeps their texts until
 * the part is merged with another.
 */
const firstMarkPage = 2 ** 53;

/**
 * Rewrites the full-text indexes that still hold deleted texts, of one table or of all, and returns how many; SQLite
 * overwrites what they held. It works in steps, between which requests are served; another process may do the same.
 */
export async function purgeIndexes(
  { engine, read, write }: Pick<Store, 'engine' | 'read' | 'write'>,
  { table = '*', signal }: { table?: 'contact_message' | '*'; signal?: AbortSignal | undefined } = {},
): Promise<number> {
  if (engine !== 'sqlite') return 0;
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_list where schema = 'main' and type = 'virtual'
    and (name glob ${`${table}_search`} or name glob ${`${table}_search_title`})`.execute(read);
  let purged = 0;
  for (const { name } of rows) {
    const pages = sql.id(`${name}_data`);
    const marks = await sql`select 1 from ${pages} where id >= ${firstMarkPage} limit 1`.execute(read);
    if (marks.rows.length === 0) continue;
    // The first step, which is negative, chooses all parts of the index to become one.
    for (let pagesNow = -pagesAtOnce; ; pagesNow = pagesAtOnce) {
      if (signal?.aborted === true) return purged;
      if (!(await mergeSome(name, pagesNow))) break;
    }
    purged += 1;
  }
  return purged;

  /** Returns whether there was anything to do: that is what fewer than two changes deny, as FTS5 documents. */
  function mergeSome(name: string, count: number): Promise<boolean> {
    const index = sql.id(name);
    return write(async (writer) => {
      const changes = async () => {
        const {
          rows: [found],
        } = await sql<{ total: number }>`select total_changes() as total`.execute(writer);
        return found?.total ?? 0;
      };
      const before = await changes();
      await sql`insert into ${index} (${index}, rank) values ('merge', ${count})`.execute(writer);
      return (await changes()) - before >= 2;
    });
  }
}
