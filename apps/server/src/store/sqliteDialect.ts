import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setImmediate } from 'node:timers';
import { setImmediate as nextRoundOfTheLoop } from 'node:timers/promises';
import {
  type DatabaseConnection,
  type Dialect,
  type SelectModifierNode,
  type SqliteDatabase,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type { FileGuard } from './fileGuard.ts';
import { busyTimeoutMs } from './transact.ts';

/** What guards the statements of a connection. */
type Watch = Pick<FileGuard, 'requireSound' | 'note'>;

/** Lets Kysely use a database of `node:sqlite`. */
export const sqliteDialect = (database: DatabaseSync, watch?: Watch): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new ImmediateSqliteDriver(database, watch),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new LocklessQueryCompiler(),
});

/** Leaves out `for update` and the like: a transaction of SQLite locks the whole database. */
class LocklessQueryCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (!rowLocks.has(node.modifier)) super.visitSelectModifier(node);
  }
}

const rowLocks: ReadonlySet<unknown> = new Set([
  'ForUpdate',
  'ForNoKeyUpdate',
  'ForShare',
  'ForKeyShare',
] satisfies SelectModifierNode['modifier'][]);

/** How many milliseconds of statements may follow each other before everything else in the process gets its turn. */
const turnMs = 5;

/**
 * Takes the write lock when a transaction begins. A deferred one could read first and then fail to write, because
 * another process wrote in between; a busy timeout does not help there.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #watch: Watch | undefined;
  /** When the first statement of this turn of the event loop was requested. */
  #begun: number | undefined;

  constructor(database: DatabaseSync, watch: Watch | undefined) {
    super({ database: kyselyView(database, watch) });
    this.#database = database;
    this.#watch = watch;
  }

  /**
   * A statement has run before its promise exists, so a chain of them never yields to the event loop: long background
   * work would keep every visitor waiting until its end.
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

  /** Fails at once where another process writes: `transact` waits, and the event loop goes on. */
  override async beginTransaction(): Promise<void> {
    noting(this.#watch, () => {
      this.#database.exec('pragma busy_timeout = 0');
      try {
        this.#database.exec('begin immediate');
      } finally {
        this.#database.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
      }
    });
  }

  /** Rolls back instead of committing to a moved file, so that no lost write is acknowledged. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#watch?.requireSound();
    await super.commitTransaction(connection);
  }

  /** A full disk has already ended the transaction; a second rollback would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** More than the number of statements in the application; each takes a few kilobytes. */
const preparedStatements = 500;

/** Caches compiled statements. */
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

/** Runs work on the database, and records errors that indicate damage. */
function noting<T>(watch: Watch | undefined, work: () => T): T {
  try {
    return work();
  } catch (error) {
    watch?.note(error);
    throw error;
  }
}

/** Refuses values that node:sqlite would convert silently, such as a Date to NULL. */
function inputValue(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
}
