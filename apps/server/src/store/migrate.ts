import { type Kysely, sql } from 'kysely';
import { columnType, type Engine } from './columns.ts';
import type { Migration } from './migrations.ts';
import type { Tables } from './schema.ts';
import { transact } from './transact.ts';
import { watchContent } from './watchContent.ts';

/** The copy of the embedded database that is made before a migration, in the folder `copies`. */
export const copyName = (lastStep: string): string => `vitrin-at-${lastStep}.db`;

/** Thrown if the database has migrations that this code does not know. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';

  constructor(unknown: readonly string[], lastKnown: string) {
    super(
      `The database was made by a newer version of Vitrin (it has ${unknown.join(', ')}). Start that version, or restore the backup from before the upgrade: ` +
        `npm run restore -- FOLDER --overwrite; of the embedded database also the copy: npm run restore -- DATA_DIR/copies/${copyName(lastKnown)} --overwrite`,
    );
  }
}

/** The number of PostgreSQL's advisory lock that one process holds while it changes the schema. */
const migrationLock = 7_306_001;

/**
 * Migrates the database to the newest schema in one transaction, while no other process does the same. `beforeChange`
 * is called with the last migration of an existing database if there is something to do.
 */
export async function migrate(
  db: Kysely<Tables>,
  options: {
    engine: Engine;
    migrations: readonly Migration[];
    now: Date;
    beforeChange: (lastStep: string) => Promise<void>;
  },
): Promise<void> {
  const { engine, migrations } = options;

  const before = (await hasBook(db, engine)) ? await readBook(db) : [];
  if (pending(migrations, before).length === 0) return;
  const lastStep = before.at(-1);
  if (lastStep !== undefined) await options.beforeChange(lastStep);

  await transact(db, async (transaction) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
    // Deferred triggers must run now: a table cannot be altered while some are pending.
    if (engine === 'postgres') await sql`set constraints all immediate`.execute(transaction);
    await transaction.schema
      .createTable('schema_migration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', columnType(engine, 'time'), (column) => column.notNull())
      .execute();
    const missing = pending(migrations, await readBook(transaction));
    // Another process ran them while this one waited, and may be writing already: creating triggers would lock its
    // tables.
    if (missing.length === 0) return;
    for (const migration of missing) {
      await migration.up(transaction.schema, (kind) => columnType(engine, kind), transaction, engine);
      await transaction
        .insertInto('schemaMigration')
        .values({ name: migration.name, appliedAt: options.now })
        .execute();
    }
    await watchContent(transaction, engine);
  });
}

/** The pending migrations; throws if the database has one that this code does not know. */
function pending(migrations: readonly Migration[], applied: readonly string[]): readonly Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = applied.filter((name) => !known.has(name));
  const lastKnown = applied.findLast((name) => known.has(name)) ?? '';
  if (unknown.length > 0) throw new NewerDatabaseError(unknown, lastKnown);
  return migrations.filter(({ name }) => !applied.includes(name));
}

/** Whether anything was ever migrated in this database. */
export async function hasBook(db: Kysely<Tables>, engine: Engine): Promise<boolean> {
  const question =
    engine === 'postgres'
      ? sql<{ name: string | null }>`select to_regclass('schema_migration')::text as name`
      : sql<{ name: string | null }>`select name from sqlite_master where name = 'schema_migration'`;
  const { rows } = await question.execute(db);
  return rows.some(({ name }) => name !== null);
}

async function readBook(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('schemaMigration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}
