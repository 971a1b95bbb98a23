import { PostgresDialect } from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { type ContentVersion, contentVersionOf } from './contentVersion.ts';
import type { Opened } from './openStore.ts';
import { sharedQuestion } from './sharedQuestion.ts';

/**
 * How long the database may take, in milliseconds. What takes longer fails with 503, so that nobody waits in vain and no
 * connection is held by what nobody waits for.
 */
const patience = {
  /** For a connection: a free one, or a new one. */
  connectionMs: 2_000,
  /** For one statement. The slowest known takes half a second, over 100,000 entries. */
  statementMs: 10_000,
  /** For a row that another transaction changes. */
  lockMs: 5_000,
  /** Between two statements of a transaction: its process has gone without a word. */
  idleTransactionMs: 30_000,
  /** For everything that is done on a connection at a time: beyond, the database is taken to be silent. */
  holdMs: 30_000,
  /** For the version: a page that is kept stands in after that. */
  versionMs: 1_500,
} as const;

/**
 * The advisory lock that every process shares for as long as it has the tables of a schema open, in SQL: who takes it alone
 * knows that nobody uses them.
 */
export const usersLock = `7306004, hashtext(current_schema())`;

/** One row, which changes with the content (`watchContent.ts`): found without an index, as it is the only one. */
const versionQuestion = {
  name: 'version',
  text: 'select version, tables from content_version',
  query_timeout: patience.versionMs,
};

const usersQuestion = {
  text: `select pg_advisory_lock_shared(${usersLock})`,
  query_timeout: patience.versionMs,
};

/** Connects to a PostgreSQL (15 or newer). Backups are up to its operator: none is made before a migration. */
export function openPostgres(url: string, onConnectionError: (error: Error) => void): Opened {
  const open = (config: PoolConfig): Pool => {
    const pool = new Pool({ connectionString: url, keepAlive: true, ...config });
    // Without a listener a connection that breaks while idle would end the process.
    pool.on('error', onConnectionError);
    // The pool listens to idle connections alone; one that breaks while it is used fails its query, and nothing else.
    pool.on('connect', (client) => void client.on('error', onConnectionError));
    return pool;
  };
  const pool = open({
    connectionTimeoutMillis: patience.connectionMs,
    statement_timeout: patience.statementMs,
    lock_timeout: patience.lockMs,
    idle_in_transaction_session_timeout: patience.idleTransactionMs,
  });
  endLongHolds(pool);
  // A connection of its own, so that slow work on all others does not make every page old.
  const versions = open({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: patience.versionMs,
    // It stays open as long as the store, so it is what shows that somebody uses the tables.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types do not say
    onConnect: async (client) => {
      await client.query(usersQuestion);
    },
  });

  let last: ContentVersion | undefined;
  const askVersion = async (): Promise<ContentVersion> => {
    const { rows } = await versions.query<{ version: string; tables: unknown }>(versionQuestion);
    const [row] = rows;
    if (row === undefined) throw new Error('The content of the database has no version');
    if (last?.id !== row.version) last = contentVersionOf(row);
    return last;
  };
  const patientDialect = () => new PostgresDialect({ pool: open({ max: 1 }) });
  return {
    dialect: new PostgresDialect({ pool }),
    // What is done to the schema, or to the whole content, may take its time.
    patientDialect,
    snapshotDialect: patientDialect,
    close: () => versions.end(),
    copyBefore: () => Promise.resolve(),
    version: sharedQuestion(async () => {
      try {
        return await askVersion();
      } catch (error) {
        // One that was cut is opened anew at once; a silent database is not waited for twice.
        if (isTimeout(error)) throw error;
        return askVersion();
      }
    }),
  };
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.message.includes('timeout');

/** Ends connections that are held for too long: the database would not say so by itself where it is silent. */
function endLongHolds(pool: Pool): void {
  const holds = new Map<PoolClient, NodeJS.Timeout>();
  pool.on('acquire', (client) => {
    holds.set(
      client,
      setTimeout(() => void client.end(), patience.holdMs),
    );
  });
  pool.on('release', (_error, client) => {
    clearTimeout(holds.get(client));
    holds.delete(client);
  });
}
