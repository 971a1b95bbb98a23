import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Opened } from './openStore.ts';

/**
 * What a database shows is defined by its snapshot: as long as that is the same, so is everything that can be read. It
 * needs no lock, table or listener that could miss something.
 */
const versionQuestion = { name: 'version', text: 'select pg_current_snapshot()::text as version' };

/** Connects to a PostgreSQL (15 or newer). Backups are up to its operator: none is made before a migration. */
export function openPostgres(url: string, onConnectionError: (error: Error) => void): Opened {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', onConnectionError);
  // The pool listens to idle connections alone; one that breaks while it is used fails its query, and nothing else.
  pool.on('connect', (client) => void client.on('error', onConnectionError));
  return {
    dialect: new PostgresDialect({ pool }),
    copyBefore: () => Promise.resolve(),
    version: async () => {
      const { rows } = await pool.query<{ version: string }>(versionQuestion);
      return rows.map(({ version }) => version).join();
    },
  };
}
