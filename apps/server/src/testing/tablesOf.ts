import { sql, type TableMetadata } from 'kysely';
import type { Reader } from '../store/openStore.ts';

/** The tables of a store. PostgreSQL lists those of all schemas, including one that a killed test left behind. */
export async function tablesOf(read: Reader): Promise<TableMetadata[]> {
  const known = await read.introspection.getTables();
  if (known.every(({ schema }) => schema === undefined)) return known;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(read);
  return known.filter(({ schema }) => rows.some(({ name }) => name === schema));
}
