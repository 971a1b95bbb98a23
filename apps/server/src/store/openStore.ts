import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CamelCasePlugin, type Dialect, Kysely, sql, type Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import { shownAddress, StartError } from '../starting/startError.ts';
import type { Engine } from './columns.ts';
import type { ContentVersion } from './contentVersion.ts';
import { type EmptyDatabase, emptyWords, holdsPictures, type IfEmpty } from './databaseFile.ts';
import { databaseWords } from './databaseWords.ts';
import { type StoreFault, StoreFaultError } from './fileGuard.ts';
import { hasBook, migrate } from './migrate.ts';
import { rehearsals } from './rehearse.ts';
import { type Migration, migrations as allMigrations } from './migrations.ts';
import type { Tables } from './schema.ts';
import { addPostgresIndexes } from './search/postgresIndexes.ts';
import { tableNotes } from './tablesRead.ts';
import { valueCodec } from './valueCodec.ts';

/** Reads, each statement on its own. A transaction is a Reader as well. */
export type Reader = Kysely<Tables>;

/** Reads and writes in one transaction. */
export type Writer = Transaction<Tables>;

/** All persistent data except picture files. */
export type Store = {
  engine: Engine;
  read: Reader;
  /** Runs one transaction; its writes are on disk when the promise resolves. */
  write: <T>(work: (writer: Writer) => Promise<T>) => Promise<T>;
  /** Like `write`, but exclusive across all processes. */
  writeAlone: <T>(work: (writer: Writer) => Promise<T>) => Promise<T>;
  /** Like `writeAlone`, but skips the work if another process is running one of these. */
  writeIfFree: (work: (writer: Writer) => Promise<void>) => Promise<void>;
  /** Like `writeAlone`, for work that may take minutes: it is exempt from the database's timeouts. */
  writeAtLength: <T>(work: (writer: Writer) => Promise<T>) => Promise<T>;
  /** Reads from a snapshot, whatever is written meanwhile, without blocking writers. */
  snapshot: <T>(work: (reader: Reader) => Promise<T>) => Promise<T>;
  /**
   * Runs work that sees its own writes, and rolls all of it back: `read` and `write` within the work share one
   * transaction, in which a failed `write` rolls back only itself. Nobody else sees any of it.
   */
  rehearse: <T>(work: () => Promise<T>) => Promise<T>;
  /** Like `rehearse`, but commits: all writes of the work happen together or not at all. */
  together: <T>(work: () => Promise<T>) => Promise<T>;
  /** While this is unchanged, so is everything that visitors are shown, whichever process writes. */
  version: () => Promise<ContentVersion>;
  /** The same, if it can be read synchronously. */
  versionNow?: (() => ContentVersion | undefined) | undefined;
  /** Resolves when the database responds. */
  ping: () => Promise<void>;
  /** The file of the embedded database. */
  file?: DatabaseFile | undefined;
  close: () => Promise<void>;
};

/** The file of the embedded database: whether the start checked all of it, and its current state. */
export type DatabaseFile = {
  path: string;
  checked: boolean;
  /** Looks at the file anew: what is wrong with it, if anything is. */
  fault: () => StoreFault | undefined;
  /** Marks it as damaged: nothing is written to it any more. */
  distrust: (found: string) => void;
};

/** Where the data is: a folder for the embedded database, or the address of a PostgreSQL. */
export type StoreOptions = {
  folder: string;
  databaseUrl?: string | undefined;
  clock: Clock;
  /** What to do with an empty database next to the remains of a site; refused by default. */
  empty?: EmptyDatabase | undefined;
  /** Whether the site's storage holds pictures; by default the folder `pictures` is checked. */
  hasPictures?: (() => Promise<boolean>) | undefined;
  /** Notified of the faults of the embedded database's file. */
  onFault?: ((fault: StoreFault) => void) | undefined;
  /** Called with each statement, without its values, and its duration. */
  onQuery?: ((statement: string, ms: number) => void) | undefined;
  migrations?: readonly Migration[];
  /** Called when an idle PostgreSQL connection breaks. */
  onConnectionError?: (error: Error) => void;
  /** Called if PostgreSQL cannot create the search indexes; searches work without them. */
  onUnindexed?: (error: unknown) => void;
};

/** An opened database, with what differs between the two engines. */
export type Opened = {
  dialect: Dialect;
  /** A connection without timeouts, if the usual ones have them. */
  patientDialect?: () => Dialect;
  /** A separate connection, for long reads. */
  snapshotDialect: () => Dialect;
  /** Closes resources besides the dialect's. */
  close?: () => Promise<void>;
  copyBefore: (lastStep: string) => Promise<void>;
  version: () => Promise<ContentVersion>;
  versionNow?: () => ContentVersion | undefined;
  file?: DatabaseFile;
  /** Keeps returning the current version until the returned function is called. */
  holdVersion?: () => () => void;
};

const beginSnapshot = {
  sqlite: 'begin',
  postgres: 'begin isolation level repeatable read read only',
} as const;

const aloneLock = 7_306_002;
const askAgainMs = 20;

/** Waiting occupies a connection of the pool; a request that waits for longer is answered 503. */
const alonePatienceMs = 5_000;

/** Thrown if another process holds the lock of `writeAlone` for too long. */
class LockTimeoutError extends Error {
  override name = 'LockTimeoutError';
  /** PostgreSQL's own code for a lock that is not available. */
  readonly code = '55P03';
}

/** Saves take precedence over a rehearsal, which gives up before the database checks for deadlocks. */
const rehearsalLockMs = 300;

/** Opens the store and migrates it to the newest schema. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const engine: Engine = options.databaseUrl === undefined ? 'sqlite' : 'postgres';
  const ifEmpty: IfEmpty = {
    empty: options.empty ?? 'refuse',
    hasPictures: options.hasPictures ?? (() => holdsPictures(path.join(options.folder, 'pictures'))),
  };
  const opened = await openDatabase(options, ifEmpty);
  const {
    dialect,
    patientDialect,
    snapshotDialect,
    copyBefore,
    version,
    versionNow,
    file,
    close: closeRest,
  } = opened;
  const { onQuery } = options;
  const open = (by: Dialect): Kysely<Tables> =>
    new Kysely<Tables>({
      dialect: by,
      ...(onQuery && { log: ({ query, queryDurationMillis: ms }) => onQuery(query.sql, ms) }),
      plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true }), valueCodec(engine), tableNotes],
    });
  const read = open(dialect);
  const close = async (): Promise<void> => {
    await read.destroy();
    await closeRest?.();
  };

  const migrating = patientDialect === undefined ? read : open(patientDialect());
  try {
    if (options.databaseUrl !== undefined) {
      await requireAnswer(read, options.databaseUrl);
      await requireSite(read, options.databaseUrl, ifEmpty);
    }
    await migrate(migrating, {
      engine,
      migrations: options.migrations ?? allMigrations,
      now: options.clock.now(),
      beforeChange: copyBefore,
    });
    if (engine === 'postgres')
      await addPostgresIndexes(migrating).catch(options.onUnindexed ?? (() => undefined));
    if (migrating !== read) await migrating.destroy();
    // From now on a restore detects that these tables are in use.
    await version();
  } catch (error) {
    if (migrating !== read) await migrating.destroy();
    await close();
    throw error;
  }

  const { reader, rehearse, together, write } = rehearsals(read, {
    holdVersion: opened.holdVersion,
    begun:
      engine === 'postgres'
        ? async (writer) =>
            void (await sql.raw(`set local lock_timeout = ${rehearsalLockMs}`).execute(writer))
        : undefined,
  });
  const alone =
    <T>(work: (writer: Writer) => Promise<T>, patienceMs: number) =>
    async (writer: Writer): Promise<T> => {
      // SQLite has a single writer in any case.
      if (engine === 'postgres') await waitAlone(writer, patienceMs);
      return work(writer);
    };
  return {
    engine,
    read: reader,
    write,
    rehearse,
    together,
    writeAlone: (work) => write(alone(work, alonePatienceMs)),
    writeIfFree: (work) =>
      write(async (writer) => {
        if (engine === 'sqlite' || (await takesLock(writer))) await work(writer);
      }),
    writeAtLength: (work) =>
      patientDialect === undefined
        ? write(alone(work, Number.POSITIVE_INFINITY))
        : connected(open(patientDialect()), (db) =>
            db.transaction().execute(alone(work, Number.POSITIVE_INFINITY)),
          ),
    snapshot: (work) =>
      connected(open(snapshotDialect()), (db) =>
        db.connection().execute(async (moment) => {
          await sql.raw(beginSnapshot[engine]).execute(moment);
          const end = () => sql`rollback`.execute(moment);
          try {
            const result = await work(moment);
            await end();
            return result;
          } catch (error) {
            // A full disk, or a cut connection, has ended it already; the first error is the one to report.
            await end().catch(() => undefined);
            throw error;
          }
        }),
      ),
    version,
    versionNow,
    ping: async () => {
      const fault = file?.fault();
      if (fault !== undefined) throw new StoreFaultError(fault.message);
      await sql`select 1`.execute(read);
    },
    file,
    close,
  };
}

/** Throws a readable error if the database at an address refuses connections. */
async function requireAnswer(read: Reader, databaseUrl: string): Promise<void> {
  try {
    await sql`select 1`.execute(read);
  } catch (error) {
    throw new StartError(databaseWords(error, databaseUrl), { cause: error });
  }
}

/** Throws if the database at an address was never used, next to the pictures of a site. */
async function requireSite(
  read: Reader,
  databaseUrl: string,
  { empty, hasPictures }: IfEmpty,
): Promise<void> {
  const isNew = async (): Promise<boolean> => !(await hasBook(read, 'postgres'));
  if (empty === 'accept' || !(await isNew()) || !(await hasPictures())) return;
  // Another process that starts at the same time may have filled both meanwhile.
  if (await isNew()) throw new StartError(emptyWords(`at ${shownAddress(databaseUrl)}`, 'empty', 'pictures'));
}

/** Runs work on a separate connection. */
async function connected<T>(by: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  try {
    return await work(by);
  } finally {
    await by.destroy();
  }
}

/** Waits for the lock by polling: waiting inside one statement would hit its timeout. */
async function waitAlone(writer: Writer, patienceMs: number): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await takesLock(writer))) {
    if (performance.now() > deadline) throw new LockTimeoutError('Another process has written for too long');
    await setTimeout(askAgainMs);
  }
}

/** Takes the lock until the end of the transaction, if it is free. */
async function takesLock(writer: Writer): Promise<boolean> {
  const question = sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${aloneLock}) as got`;
  const { rows } = await question.execute(writer);
  return rows.some(({ got }) => got);
}

async function openDatabase(options: StoreOptions, ifEmpty: IfEmpty): Promise<Opened> {
  if (options.databaseUrl === undefined) {
    const { openSqlite } = await import('./openSqlite.ts');
    return openSqlite(options.folder, options.onFault ?? (() => undefined), ifEmpty);
  }
  const { openPostgres } = await import('./openPostgres.ts');
  return openPostgres(options.databaseUrl, options.onConnectionError ?? (() => undefined));
}
