import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setImmediate } from 'node:timers';
import { setImmediate as nextRoundOfTheLoop } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type { FileGuard } from './fileGuard.ts';

/** What watches over the statements of a connection. */
type Watch = Pick<FileGuard, 'requireSound' | 'note'>;

/** Lets Kysely work on a database of `node:sqlite`. */
export const sqliteDialect = (database: DatabaseSync, watch?: Watch): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new ImmediateSqliteDriver(database, watch),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** How long statements may follow on each other before everything else in the process has its turn, in milliseconds. */
const turnMs = 5;

/**
 * Takes the write lock as a transaction begins. A deferred one could read first and then fail to write, because another
 * process wrote in between; a busy timeout does not help there.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #watch: Watch | undefined;
  /** When the first statement of this round of the event loop was asked for. */
  #begun: number | undefined;

  constructor(database: DatabaseSync, watch: Watch | undefined) {
    super({ database: kyselyView(database, watch) });
    this.#database = database;
    this.#watch = watch;
  }

  /**
   * A statement is done before its promise is made, so a chain of them never gives the event loop back by itself: long
   * work behind the pages would keep every visitor waiting until its end.
   */
  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#begun === undefined) {
      this.#begun = performance.now();
      setImmediate(() => {
        this.#begun = undefined;
      });
    } else if (performance.now() - this.#begun > turnMs) {
      await nextRoundOfTheLoop();
    }
    return super.acquireConnection();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** What is not committed is taken back, so that nobody is told of a write that a moved file has taken with it. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#watch?.requireSound();
    await super.commitTransaction(connection);
  }

  /** A full disk has already ended the transaction; a second rollback would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** As many statements as the application has, and more; each takes a few kilobytes. */
const preparedStatements = 500;

/** A statement is compiled once, as long as it is used. */
function kyselyView(database: DatabaseSync, watch: Watch | undefined): SqliteDatabase {
  const prepared = new LRUCache<string, SqliteStatement>({ max: preparedStatements });
  return {
    close: () => database.close(),
    prepare: (text) => {
      const known = prepared.get(text) ?? compiled(database, text, watch);
      prepared.set(text, known);
      return known;
    },
  };
}

function compiled(database: DatabaseSync, text: string, watch: Watch | undefined): SqliteStatement {
  const statement = noting(watch, () => database.prepare(text));
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => noting(watch, () => statement.all(...parameters.map(inputValue))),
    run: (parameters) => noting(watch, () => statement.run(...parameters.map(inputValue))),
    iterate: (parameters) => statement.iterate(...parameters.map(inputValue)),
  };
}

/** Does something with the database; an error that tells of damage is noted. */
function noting<T>(watch: Watch | undefined, work: () => T): T {
  try {
    return work();
  } catch (error) {
    watch?.note(error);
    throw error;
  }
}

/** Refuses what node:sqlite would bind as something else, such as a Date as NULL. */
function inputValue(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
}
