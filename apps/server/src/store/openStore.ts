import { setTimeout } from 'node:timers/promises';
import { CamelCasePlugin, type Dialect, Kysely, sql, type Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Engine } from './columns.ts';
import type { ContentVersion } from './contentVersion.ts';
import { migrate } from './migrate.ts';
import { type Migration, migrations as allMigrations } from './migrations.ts';
import type { Tables } from './schema.ts';
import { addPostgresIndexes } from './search/postgresIndexes.ts';
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
  /** What visitors are shown is the same as long as this is, whichever process writes. */
  version: () => Promise<ContentVersion>;
  /** Resolves when the database responds. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

/** Where the data is: a folder for the embedded database, or the address of a PostgreSQL. */
export type StoreOptions = {
  folder: string;
  databaseUrl?: string | undefined;
  clock: Clock;
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
};

const beginSnapshot = {
  sqlite: 'begin',
  postgres: 'begin isolation level repeatable read read only',
} as const;

const aloneLock = 7_306_002;
const askAgainMs = 20;

/** Opens the store and migrates it to the newest schema. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const engine: Engine = options.databaseUrl === undefined ? 'sqlite' : 'postgres';
  const opened = await openDatabase(options);
  const { dialect, patientDialect, snapshotDialect, copyBefore, version, close: closeRest } = opened;
  const open = (by: Dialect): Kysely<Tables> =>
    new Kysely<Tables>({
      dialect: by,
      plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true }), valueCodec(engine), tableNotes],
    });
  const read = open(dialect);
  const close = async (): Promise<void> => {
    await read.destroy();
    await closeRest?.();
  };

  const migrating = patientDialect === undefined ? read : open(patientDialect());
  try {
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

  const write: Store['write'] = (work) => read.transaction().execute(work);
  const alone =
    <T>(work: (writer: Writer) => Promise<T>) =>
    async (writer: Writer): Promise<T> => {
      // SQLite has one writer in any case.
      if (engine === 'postgres') await waitAlone(writer);
      return work(writer);
    };
  return {
    engine,
    read,
    write,
    writeAlone: (work) => write(alone(work)),
    writeAtLength: (work) =>
      patientDialect === undefined
        ? write(alone(work))
        : connected(open(patientDialect()), (db) => db.transaction().execute(alone(work))),
    snapshot: (work) =>
      connected(open(snapshotDialect()), (db) =>
        db.connection().execute(async (reader) => {
          await sql.raw(beginSnapshot[engine]).execute(reader);
          try {
            return await work(reader);
          } finally {
            await sql`rollback`.execute(reader);
          }
        }),
      ),
    version,
    ping: async () => {
      await sql`select 1`.execute(read);
    },
    close,
  };
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
    return openSqlite(options.folder);
  }
  const { openPostgres } = await import('./openPostgres.ts');
  return openPostgres(options.databaseUrl, options.onConnectionError ?? (() => undefined));
}
