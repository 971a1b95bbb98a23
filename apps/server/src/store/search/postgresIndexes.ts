import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';
import { titleIn } from './textLike.ts';

/** The number of PostgreSQL's advisory lock that one process holds while it makes the indexes. */
const indexLock = 7_306_003;

/**
 * Creates missing indexes of searchable texts. They need the extension pg_trgm, which a role may not be allowed to add;
 * searches then scan all texts, and the next start tries again.
 */
export const addPostgresIndexes = (db: Kysely<Tables>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if ((await tablesWithout(transaction)).length === 0) return;
    await sql`select pg_advisory_xact_lock(${indexLock})`.execute(transaction);
    await sql`create extension if not exists pg_trgm`.execute(transaction);
    // It may be in another schema than the tables.
    const { rows } = await sql<{ home: string }>`
      select nspname as home from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
      where extname = 'pg_trgm'`.execute(transaction);
    for (const { home } of rows) {
      for (const table of await tablesWithout(transaction)) {
        const operators = sql.id(home, 'gin_trgm_ops');
        await sql`create index ${sql.id(`${table}_search`)} on ${sql.id(table)}
          using gin (search ${operators}, (${titleIn(sql.id('search'))}) ${operators})`.execute(transaction);
      }
    }
  });

async function tablesWithout(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'search'
      and to_regclass(quote_ident(table_schema) || '.' || quote_ident(table_name || '_search')) is null
    order by table_name`.execute(db);
  return rows.map(({ name }) => name);
}

/** An index of the beginnings of titles, which needs no extension. */
export const addTitleIndex = (db: Kysely<Tables>, table: string): Promise<unknown> =>
  sql`create index ${sql.id(`${table}_search_begin`)} on ${sql.id(table)}
    ((${titleIn(sql.id('search'))}) text_pattern_ops)`.execute(db);
