import { PostgresDialect } from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { type ContentVersion, contentVersionOf } from './contentVersion.ts';
import type { Opened } from './openStore.ts';
import { sharedQuestion } from './sharedQuestion.ts';

/**
 * Timeouts of the database, in milliseconds. Beyond them a request fails with a 503, so that nobody waits in vain and
 * no connection is held for nobody.
 */
const patience = {
  /** For a connection: a free one, or a new one. */
  connectionMs: 2_000,
  /** For one statement. The slowest known takes half a second, with 100,000 entries. */
  statementMs: 10_000,
  /** For a row that another transaction has locked. */
  lockMs: 5_000,
  /** Between two statements of a transaction: its process has died silently. */
  idleTransactionMs: 30_000,
  /** For one use of a connection: beyond it, the database is considered unresponsive. */
  holdMs: 30_000,
  /** For the version: beyond it, a cached page is served. */
  versionMs: 1_500,
} as const;

/**
 * Connections for everything but the version and long work, which have one each: docs/operations.md counts them against
 * the database's limit.
 */
const poolSize = 10;

/**
 * The advisory lock, in SQL, that every process shares while it has the tables of a schema open: acquiring it
 * exclusively proves that nobody uses them.
 */
export const usersLock = `7306004, hashtext(current_schema())`;

/** A single row, which changes with the content (`watchContent.ts`); it needs no index. */
const versionQuestion = {
  name: 'version',
  text: 'select version, tables from content_version',
  query_timeout: patience.versionMs,
};

const usersQuestion = {
  text: `select pg_advisory_lock_shared(${usersLock})`,
  query_timeout: patience.versionMs,
};

/** Connects to PostgreSQL 15 or newer. Backups are up to its operator: none is made before a migration. */
export function openPostgres(url: string, onConnectionError: (error: Error) => void): Opened {
  const open = (config: PoolConfig): Pool => {
    const pool = new Pool({ connectionString: url, keepAlive: true, ...config });
    // Without a listener, an idle connection that breaks would end the process.
    pool.on('error', onConnectionError);
    // The pool listens to idle connections only; one that breaks in use must fail its query, and nothing else.
    pool.on('connect', (client) => void client.on('error', onConnectionError));
    return pool;
  };
  const pool = open({
    max: poolSize,
    connectionTimeoutMillis: patience.connectionMs,
    statement_timeout: patience.statementMs,
    lock_timeout: patience.lockMs,
    idle_in_transaction_session_timeout: patience.idleTransactionMs,
  });
  endLongHolds(pool);
  // A separate connection, so that slow work on all others does not make every page stale.
  const versions = open({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: patience.versionMs,
    // It stays open as long as the store, so it holds the lock that marks the tables as in use.
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
    // Schema changes, and work on the whole content, may take long.
    patientDialect,
    snapshotDialect: patientDialect,
    close: () => versions.end(),
    copyBefore: () => Promise.resolve(),
    version: sharedQuestion(async () => {
      try {
        return await askVersion();
      } catch (error) {
        // A cut connection is replaced at once; an unresponsive database is not waited for twice.
        if (isTimeout(error)) throw error;
        return askVersion();
      }
    }, isTimeout),
  };
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.message.includes('timeout');

/** Ends connections that are held for too long: an unresponsive database would not report this itself. */
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
