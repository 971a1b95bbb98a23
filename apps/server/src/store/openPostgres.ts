import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Opened } from './openStore.ts';

/** Connects to a PostgreSQL (15 or newer). Backups are up to its operator: none is made before a migration. */
export function openPostgres(url: string, onConnectionError: (error: Error) => void): Opened {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', onConnectionError);
  return { dialect: new PostgresDialect({ pool }), copyBefore: () => Promise.resolve() };
}
