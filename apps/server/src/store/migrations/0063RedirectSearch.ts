import { sql } from 'kysely';
import { oldPathSearch } from '../../content/addressAt.ts';
import type { Migration } from '../migrations.ts';
import { addTitleIndex } from '../search/postgresIndexes.ts';
import { addSqliteIndex } from '../search/sqliteIndex.ts';
import { rowsOf } from './rowsOf.ts';

/** Redirects have a searchable text with an index, like other lists: both addresses of all rows were folded for each search. */
export const redirectSearch: Migration = {
  name: '0063_redirect_search',
  up: async (schema, _type, db, engine) => {
    await schema
      .alterTable('old_path')
      .addColumn('search', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    for await (const { id, values } of rowsOf(db, 'old_path', ['owner', 'path', 'target'])) {
      const text = (name: string): string => String(values.get(name));
      const search = oldPathSearch({ owner: text('owner'), path: text('path'), target: text('target') });
      await sql`update old_path set search = ${search} where id = ${id}`.execute(db);
    }
    await (engine === 'sqlite' ? addSqliteIndex(db, 'old_path', undefined) : addTitleIndex(db, 'old_path'));
  },
};
