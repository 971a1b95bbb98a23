import { sortKey } from '@vitrin/contract/entries/sortKey';
import { tagKey } from '@vitrin/contract/entries/tagKey';
import { type Kysely, sql } from 'kysely';
import type { Migration } from '../migrations.ts';
import type { Tables } from '../schema.ts';
import { rowsOf } from './rowsOf.ts';

/** The texts that lists of each table can be sorted by. */
const sortedTexts = {
  service: ['title'],
  reason: ['title'],
  member: ['name', 'position'],
  project: ['title', 'category'],
  gallery_item: ['title', 'category'],
  post: ['title', 'author', 'category'],
  contact_message: ['name', 'subject'],
} as const;

/**
 * Sort keys by which databases sort texts like a Turkish dictionary, and a table of the tags of posts: lists sorted by
 * a text or filtered by a tag are paged through an index like others.
 */
export const listKeys: Migration = {
  name: '0007_list_keys',
  async up(schema, type, db) {
    for (const [table, fields] of Object.entries(sortedTexts)) {
      await schema
        .alterTable(table)
        .addColumn('sort_keys', type('json'), (column) => column.notNull().defaultTo('{}'))
        .execute();
      await fillSortKeys(db, table, fields);
      for (const field of fields) {
        const key = sql`(${sql.ref('sort_keys')} ->> ${sql.lit(field)})`;
        await schema.createIndex(`${table}_by_${field}`).on(table).expression(sql`${key}, id`).execute();
      }
    }

    await schema
      .createTable('post_tag')
      .addColumn('tag_key', 'text', (column) => column.notNull())
      .addColumn('post_id', 'text', (column) => column.notNull().references('post.id').onDelete('cascade'))
      .addColumn('active', type('boolean'), (column) => column.notNull())
      .addColumn('publish_date', type('time'))
      .addColumn('shown_day', 'text', (column) => column.notNull())
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .addPrimaryKeyConstraint('post_tag_key', ['post_id', 'tag_key'])
      .execute();
    await fillTags(db);
    await schema
      .createIndex('post_tag_shown')
      .on('post_tag')
      .columns(['tag_key', 'active', 'shown_day', 'created_at', 'post_id', 'publish_date'])
      .execute();
    await schema.alterTable('post').dropColumn('tag_keys').execute();
  },
};

async function fillSortKeys(db: Kysely<Tables>, table: string, fields: readonly string[]): Promise<void> {
  for await (const { id, values } of rowsOf(db, table, fields)) {
    const keys = Object.fromEntries(fields.map((field) => [field, sortKey(String(values.get(field)))]));
    await sql`update ${sql.table(table)} set sort_keys = ${JSON.stringify(keys)} where id = ${id}`.execute(
      db,
    );
  }
}

/** The tags of a row: JSON that one database returns as text, and the other parsed. */
function tagsIn(value: unknown): string[] {
  const list: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  return Array.isArray(list) ? [...new Set(list.map((tag) => tagKey(String(tag))))].filter(Boolean) : [];
}

async function fillTags(db: Kysely<Tables>): Promise<void> {
  for await (const { id, values } of rowsOf(db, 'post', ['tags'])) {
    for (const tag of tagsIn(values.get('tags'))) {
      await sql`insert into post_tag (tag_key, post_id, active, publish_date, shown_day, created_at)
        select ${tag}, id, active, publish_date, shown_day, created_at from post where id = ${id}`.execute(
        db,
      );
    }
  }
}
