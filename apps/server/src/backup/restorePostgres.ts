import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { type Client, Pool } from 'pg';
import { CommandError } from '../commands/commandError.ts';
import { migrate } from '../store/migrate.ts';
import { migrations } from '../store/migrations.ts';
import { usersLock } from '../store/openPostgres.ts';
import { ownFunctions, ownTables } from '../store/ownTables.ts';
import { askTexts, withClient } from '../store/postgresClient.ts';
import type { Tables } from '../store/schema.ts';
import { valueCodec } from '../store/valueCodec.ts';
import { backupPaths } from './backupFormat.ts';
import { columnsOf, dataTables } from './copyPostgres.ts';
import { endPending } from './endPending.ts';
import type { PreparedDatabase } from './restore.ts';
import { rowLinesOf, readManifest } from './verifyBackup.ts';

/** How many characters of rows are sent at a time. */
const charactersAtOnce = 1_000_000;

/**
 * Creates the tables of a backup in a schema of their own, with the migrations that it had, and fills them. The swap
 * moves the former tables into another schema and the new ones into their place, in one transaction.
 */
export const preparePostgres = async ({
  folder,
  aside,
  url,
  refuseFormer,
}: {
  folder: string;
  aside: string;
  url: string;
  refuseFormer: (what: string) => void;
}): Promise<PreparedDatabase> => {
  const manifest = await readManifest(folder);
  const asideSchema = `vitrin_${aside.replaceAll(/[^a-z0-9]/gi, '_').toLowerCase()}`;
  const newSchema = `${asideSchema}_${randomBytes(4).toString('hex')}`;
  const home = await withClient(url, async (client) => {
    const [schema] = await askTexts(client, 'select current_schema() as text');
    if (schema === undefined || schema === 'null')
      throw new CommandError('The database at DATABASE_URL has no schema to restore into.');
    if ((await dataTables(client)).length > 0) {
      refuseFormer('The database at DATABASE_URL');
      await requireNobody(client);
    }
    await client.query(`create schema ${newSchema}`).catch((error: unknown) => {
      throw isForbidden(error)
        ? new CommandError(
            'The role of DATABASE_URL may not create schemas, in which the restored tables are made: let its operator run "grant create on database … to …".',
          )
        : error;
    });
    return schema;
  });
  const discard = (): Promise<void> =>
    withClient(url, async (client) => {
      await client.query(`drop schema if exists ${newSchema} cascade`);
    });
  try {
    const address = withSchema(url, newSchema);
    await makeTables(address, manifest);
    await withClient(address, (client) => fill(client, { folder, manifest }));
  } catch (error) {
    await discard();
    throw error;
  }
  return {
    rows: Object.values(manifest.rows).reduce((sum, count) => sum + count, 0),
    swap: () =>
      withClient(url, async (client) => {
        await client.query('begin');
        await requireNobody(client);
        const hasFormer = (await dataTables(client)).length > 0;
        if (hasFormer) {
          await client.query(`create schema ${asideSchema}`);
          await moveAll(client, home, asideSchema);
        }
        await moveAll(client, newSchema, home);
        await client.query(`drop schema ${newSchema}`);
        await client.query('commit');
        return hasFormer ? `its tables: schema ${asideSchema} of the same database` : undefined;
      }),
    discard,
  };
};

/** The address of the same database with another schema first in its search path. */
function withSchema(url: string, schema: string): string {
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=${schema}`);
  return address.href;
}

const isForbidden = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42501';

/** Throws while a server uses the tables: each server holds a lock as long as it runs. */
async function requireNobody(client: Client): Promise<void> {
  const [got] = await askTexts(client, `select pg_try_advisory_xact_lock(${usersLock}) as text`);
  if (got !== 'true')
    throw new CommandError(
      'A server or another program uses the database at DATABASE_URL: stop it first. Nothing was changed.',
    );
}

/**
 * Creates the tables of a backup, dated like it, so that pictures which it does not have are newer and will be swept.
 */
async function makeTables(
  url: string,
  { migrations: wanted, madeAt }: Pick<Awaited<ReturnType<typeof readManifest>>, 'migrations' | 'madeAt'>,
): Promise<void> {
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 1 }) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true }), valueCodec('postgres')],
  });
  try {
    await migrate(db, {
      engine: 'postgres',
      migrations: migrations.filter(({ name }) => wanted.includes(name)),
      now: new Date(madeAt),
      beforeChange: async () => undefined,
    });
  } finally {
    await db.destroy();
  }
}

/** Fills tables in the order of their foreign keys, in one transaction. */
async function fill(
  client: Client,
  { folder, manifest }: { folder: string; manifest: Awaited<ReturnType<typeof readManifest>> },
): Promise<void> {
  const tables = await inOrder(client, await dataTables(client));
  // Earlier versions copied other programs' tables as well.
  const lost = Object.keys(manifest.rows).filter((table) => ownTables.has(table) && !tables.includes(table));
  if (lost.length > 0)
    throw new CommandError(`The backup has tables that its migrations do not make: ${lost.join(', ')}`);
  await client.query('begin');
  for (const table of tables) {
    if (manifest.rows[table] === undefined) continue;
    const columns = await columnsOf(client, table);
    const lostColumns = (manifest.columns[table] ?? []).filter((column) => !columns.includes(column));
    if (lostColumns.length > 0) {
      throw new CommandError(
        `The table ${table} of the backup has columns that its migrations do not make: ${lostColumns.join(', ')}`,
      );
    }
    const name = client.escapeIdentifier(table);
    // The backup already contains what triggers write.
    await client.query(`alter table ${name} disable trigger user`);
    await client.query(`delete from ${name}`);
    for await (const rows of batches(rowLinesOf(path.join(folder, backupPaths.table(table))))) {
      await client.query(`insert into ${name} select * from jsonb_populate_recordset(null::${name}, $1)`, [
        rows,
      ]);
    }
    await client.query(`alter table ${name} enable trigger user`);
    const [count] = await askTexts(client, `select count(*) as text from ${name}`);
    if (Number(count) !== manifest.rows[table])
      throw new Error(`${table} has ${count} rows instead of ${manifest.rows[table]}`);
  }
  await client.query(endPending(tables));
  await client.query('commit');
}

/** Joins lines into JSON arrays of bounded length. */
async function* batches(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let batch: string[] = [];
  let characters = 0;
  for await (const line of lines) {
    batch.push(line);
    characters += line.length;
    if (characters < charactersAtOnce) continue;
    yield `[${batch.join(',')}]`;
    [batch, characters] = [[], 0];
  }
  if (batch.length > 0) yield `[${batch.join(',')}]`;
}

/** Sorts tables so that each comes after those that it references. */
async function inOrder(client: Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ source: string; target: string }>(
    `select source.relname as source, target.relname as target from pg_constraint
     join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
     where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid <> confrelid`,
  );
  const ordered: string[] = [];
  const add = (table: string, way: readonly string[]): void => {
    if (ordered.includes(table) || way.includes(table)) return;
    for (const { source, target } of rows) if (source === table) add(target, [...way, table]);
    ordered.push(table);
  };
  for (const table of tables) add(table, []);
  return ordered;
}

/**
 * Moves Vitrin's tables and functions from one schema to another. Those of a newer version, which this one does not know,
 * are recognised by what ties them to the known ones; left behind, they would stop the next upgrade.
 */
async function moveAll(client: Client, from: string, to: string): Promise<void> {
  const own = [client.escapeIdentifier(from), [...ownTables], ownFunctions];
  const tables = await askTexts(
    client,
    `select it.oid::regclass as text from pg_class it
     where it.relnamespace = $1::regnamespace and it.relkind in ('r', 'p') and (it.relname = any($2)
       or exists (select from pg_constraint tie join pg_class other on other.oid = tie.confrelid
         where tie.conrelid = it.oid and other.relnamespace = it.relnamespace and other.relname = any($2))
       or exists (select from pg_trigger tie join pg_proc called on called.oid = tie.tgfoid
         where tie.tgrelid = it.oid and called.pronamespace = it.relnamespace and called.proname = any($3)))`,
    own,
  );
  const functions = await askTexts(
    client,
    `select it.oid::regprocedure as text from pg_proc it
     where it.pronamespace = $1::regnamespace and (it.proname = any($3)
       or exists (select from pg_trigger tie join pg_class its on its.oid = tie.tgrelid
         where tie.tgfoid = it.oid and its.relnamespace = it.pronamespace and its.relname = any($2)))`,
    own,
  );
  const target = client.escapeIdentifier(to);
  for (const name of tables) await client.query(`alter table ${name} set schema ${target}`);
  for (const name of functions) await client.query(`alter function ${name} set schema ${target}`);
}
