import { entryPathFrom } from '@vitrin/contract/kinds/entryPath';
import { postPaths } from '@vitrin/contract/kinds/post';
import { projectPaths } from '@vitrin/contract/kinds/project';
import { type Kysely, sql } from 'kysely';
import type { Migration } from '../migrations.ts';
import type { Tables } from '../schema.ts';
import { rowsOf } from './rowsOf.ts';

const kinds = { post: postPaths, project: projectPaths } as const;

/**
 * Posts and projects get paths from their titles, the oldest of equal ones without a number. Former paths are kept in
 * one table for all kinds.
 */
export const entryPaths: Migration = {
  name: '0013_entry_paths',
  async up(schema, type, db) {
    for (const [table, paths] of Object.entries(kinds)) {
      await schema
        .alterTable(table)
        .addColumn('path', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      // Paths are looked up while they are assigned, and all of them start out empty.
      await schema.createIndex(`${table}_given_path`).on(table).column('path').execute();
      await fillPaths(db, table, paths);
      await schema.dropIndex(`${table}_given_path`).execute();
      await schema.createIndex(`${table}_path`).unique().on(table).column('path').execute();
    }

    await schema
      .createTable('old_path')
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('entry_id', 'text', (column) => column.notNull())
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .addPrimaryKeyConstraint('old_path_key', ['owner', 'path'])
      .execute();
    await schema.createIndex('old_path_entry').on('old_path').column('entry_id').execute();
    await sql`insert into old_path (owner, path, entry_id, created_at)
      select 'service', path, service_id, created_at from service_old_path`.execute(db);
    await schema.dropTable('service_old_path').execute();
  },
};

async function fillPaths(
  db: Kysely<Tables>,
  table: string,
  { word, reserved }: { word: string; reserved: readonly string[] },
): Promise<void> {
  const isTaken = async (path: string): Promise<boolean> => {
    if (reserved.includes(path)) return true;
    const { rows } = await sql`select 1 from ${sql.table(table)} where path = ${path} limit 1`.execute(db);
    return rows.length > 0;
  };
  /** The next number of each title that occurred more than once. */
  const numbers = new Map<string, number>();
  for await (const { id, values } of rowsOf(db, table, ['title'])) {
    const base = entryPathFrom(String(values.get('title')), { word });
    let number = numbers.get(base) ?? 1;
    let path = number === 1 ? base : `${base}-${number}`;
    while (await isTaken(path)) {
      number += 1;
      path = `${base}-${number}`;
    }
    if (number > 1) numbers.set(base, number + 1);
    await sql`update ${sql.table(table)} set path = ${path} where id = ${id}`.execute(db);
  }
}
