import { searchText } from '@vitrin/contract/search/search';
import { fold } from '@vitrin/contract/text/turkish';
import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';
import { addTitleIndex } from '../search/postgresIndexes.ts';
import { addSqliteIndex } from '../search/sqliteIndex.ts';
import { rowsOf } from './rowsOf.ts';

/** The title of the entries of each table. */
const titles = {
  service: 'title',
  reason: 'title',
  member: 'name',
  project: 'title',
  gallery_item: 'title',
  post: 'title',
  contact_message: 'name',
} as const;

/**
 * The title is the first line of a searchable text, and SQLite gets full-text indexes; those of PostgreSQL are created
 * at each start if they are missing, since not every role is allowed to. Lists sorted by time get indexes like all
 * others.
 */
export const search: Migration = {
  name: '0010_search',
  async up(schema, _type, db, engine) {
    for (const [table, title] of Object.entries(titles)) {
      for await (const { id, values } of rowsOf(db, table, [title, 'search'])) {
        const text = String(values.get('search'));
        const head = String(values.get(title));
        // The folded texts started with the title.
        const rest = text.startsWith(fold(head)) ? text.slice(fold(head).length) : text;
        await sql`update ${sql.table(table)} set search = ${searchText(head, [rest])} where id = ${id}`.execute(
          db,
        );
      }
      const flag = table === 'contact_message' ? 'archived' : 'active';
      if (engine === 'sqlite') await addSqliteIndex(db, table, flag);
      else await addTitleIndex(db, table);
      for (const time of flag === 'archived' ? [] : ['created_at', 'updated_at']) {
        await schema.createIndex(`${table}_${time}`).on(table).columns([time, 'id']).execute();
      }
    }
  },
};
