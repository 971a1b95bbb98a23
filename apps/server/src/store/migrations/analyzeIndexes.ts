import { type Kysely, sql } from 'kysely';
import type { Engine } from '../columns.ts';
import type { Tables } from '../schema.ts';

/**
 * Gives new indexes statistics where an operator has run ANALYZE: SQLite takes an index without any for a better one
 * than those that have some.
 */
export async function analyzeIndexes(
  db: Kysely<Tables>,
  engine: Engine,
  ...names: readonly string[]
): Promise<void> {
  if (engine === 'postgres') return;
  const { rows } = await sql`select name from sqlite_master where name = 'sqlite_stat1'`.execute(db);
  if (rows.length > 0) for (const name of names) await sql`analyze ${sql.ref(name)}`.execute(db);
}
