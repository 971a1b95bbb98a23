import { setTimeout } from 'node:timers/promises';
import { CamelCasePlugin, type Dialect, Kysely, sql, type Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import { StartError } from '../startError.ts';
import type { Engine } from './columns.ts';
import type { ContentVersion } from './contentVersion.ts';
import { databaseWords } from './databaseWords.ts';
import { type StoreFault, StoreFaultError } from './fileGuard.ts';
import { migrate } from './migrate.ts';
import { rehearsals } from './rehearse.ts';
import { type Migration, migrations as allMigrations } from './migrations.ts';
import type { Tables } from './schema.ts';
import { addPostgresIndexes } from './search/postgresIndexes.ts';
import type { FileOptions } from './openSqlite.ts';
import { tableNotes } from './tablesRead.ts';
import { valueCodec } from './valueCodec.ts';

/** Reads; every statement on its own. A transaction is one as well. */
export type Reader = Kysely<Tables>;

/** Reads and writes that happen together or not at all. */
export type Writer = Transaction<Tables>;

/** Everything that lasts, except the files of pictures. */
export type Store = {
  engine: Engine;
  read: Reader;
  /** Runs one transaction; its writes are on disk when the promise resolves. */
  write: <T>(work: (writer: Writer) => Promise<T>) => Promise<T>;
  /** Like `write`, but only one process at a time runs one of these. */
  writeAlone: <T>(work: (writer: Writer) => Promise<T>) => Promise<T>;
  /** Like `writeAlone`, for what may take minutes: the database does not end it as too slow. */
  writeAtLength: <T>(work: (writer: Writer) => Promise<T>) => Promise<T>;
  /** Reads everything as it is at one moment, whatever is written meanwhile, without keeping anybody from writing. */
  snapshot: <T>(work: (reader: Reader) => Promise<T>) => Promise<T>;
  /**
   * Runs work that sees what it writes, and undoes all of it: meanwhile `read` and `write` of this work are one
   * transaction, in which a failed `write` undoes itself alone. Nobody else sees any of it.
   */
  rehearse: <T>(work: () => Promise<T>) => Promise<T>;
  /** Like `rehearse`, for what is kept: all that the work writes happens together or not at all. */
  together: <T>(work: () => Promise<T>) => Promise<T>;
  /** What visitors are shown is the same as long as this is, whichever process writes. */
  version: () => Promise<ContentVersion>;
  /** The same, where it can be told without a wait. */
  versionNow?: (() => ContentVersion | undefined) | undefined;
  /** Resolves when the database responds. */
  ping: () => Promise<void>;
  /** The file of the embedded database. */
  file?: DatabaseFile | undefined;
  close: () => Promise<void>;
};

/** The file of the embedded database: whether the start checked all of it, and what has become of it since. */
export type DatabaseFile = {
  path: string;
  checked: boolean;
  /** Looks at the file anew: what is wrong with it, if anything is. */
  fault: () => StoreFault | undefined;
  /** Notes that it is damaged: nothing is written to it any more. */
  distrust: (found: string) => void;
};

/** Where the data is: a folder for the embedded database, or the address of a PostgreSQL. */
export type StoreOptions = {
  folder: string;
  databaseUrl?: string | undefined;
  clock: Clock;
  file?: FileOptions | undefined;
  /** Called with each statement, without its values, and the time that it took. */
  onQuery?: ((statement: string, ms: number) => void) | undefined;
  migrations?: readonly Migration[];
  /** Called when an idle PostgreSQL connection breaks. */
  onConnectionError?: (error: Error) => void;
  /** Called where PostgreSQL cannot make the indexes of searches, which work without them. */
  onUnindexed?: (error: unknown) => void;
};

/** The opened database with what differs between the two. */
export type Opened = {
  dialect: Dialect;
  /** A connection without limits of time, where the usual ones have such. */
  patientDialect?: () => Dialect;
  /** A connection of its own, for reading at length. */
  snapshotDialect: () => Dialect;
  /** Closes what is not the dialect's. */
  close?: () => Promise<void>;
  copyBefore: (lastStep: string) => Promise<void>;
  version: () => Promise<ContentVersion>;
  versionNow?: () => ContentVersion | undefined;
  file?: DatabaseFile;
  /** Keeps telling the version of this moment until the function that it answers is called. */
  holdVersion?: () => () => void;
};

const beginSnapshot = {
  sqlite: 'begin',
  postgres: 'begin isolation level repeatable read read only',
} as const;

const aloneLock = 7_306_002;
const askAgainMs = 20;

/** Whoever saves goes before a rehearsal, which gives up before the database would look for a deadlock. */
const rehearsalLockMs = 300;

/** Opens the store and migrates it to the newest schema. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const engine: Engine = options.databaseUrl === undefined ? 'sqlite' : 'postgres';
  const opened = await openDatabase(options);
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
    if (options.databaseUrl !== undefined) await requireAnswer(read, options.databaseUrl);
    await migrate(migrating, {
      engine,
      migrations: options.migrations ?? allMigrations,
      now: options.clock.now(),
      beforeChange: copyBefore,
    });
    if (engine === 'postgres')
      await addPostgresIndexes(migrating).catch(options.onUnindexed ?? (() => undefined));
    if (migrating !== read) await migrating.destroy();
    // From now on a restore knows that somebody uses these tables.
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
    <T>(work: (writer: Writer) => Promise<T>) =>
    async (writer: Writer): Promise<T> => {
      // SQLite has one writer in any case.
      if (engine === 'postgres') await waitAlone(writer);
      return work(writer);
    };
  return {
    engine,
    read: reader,
    write,
    rehearse,
    together,
    writeAlone: (work) => write(alone(work)),
    writeAtLength: (work) =>
      patientDialect === undefined
        ? write(alone(work))
        : connected(open(patientDialect()), (db) => db.transaction().execute(alone(work))),
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
            // A full disk, or a connection that was cut, has ended it already; what went wrong first is to be told.
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

/** Throws in words where the database at an address does not let anybody in. */
async function requireAnswer(read: Reader, databaseUrl: string): Promise<void> {
  try {
    await sql`select 1`.execute(read);
  } catch (error) {
    throw new StartError(databaseWords(error, databaseUrl), { cause: error });
  }
}

/** Does something on a connection of its own. */
async function connected<T>(by: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  try {
    return await work(by);
  } finally {
    await by.destroy();
  }
}

/** Waits for the lock by asking for it again and again: what waits inside of one statement is ended as too slow. */
async function waitAlone(writer: Writer): Promise<void> {
  const question = sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${aloneLock}) as got`;
  for (;;) {
    const { rows } = await question.execute(writer);
    if (rows.some(({ got }) => got)) return;
    await setTimeout(askAgainMs);
  }
}

async function openDatabase(options: StoreOptions): Promise<Opened> {
  if (options.databaseUrl === undefined) {
    const { openSqlite } = await import('./openSqlite.ts');
    return openSqlite(options.folder, options.file);
  }
  const { openPostgres } = await import('./openPostgres.ts');
  return openPostgres(options.databaseUrl, options.onConnectionError ?? (() => undefined));
}
