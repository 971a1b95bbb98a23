import { type RawBuilder, sql } from 'kysely';
import type { Migration } from '../migrations.ts';
import { analyzeIndexes } from './analyzeIndexes.ts';

/** The texts that lists of each table can be sorted by; those of `late` tables had no index for it. */
const sortedTexts = {
  service: ['title'],
  reason: ['title'],
  member: ['name', 'position'],
  project: ['title', 'category'],
  gallery_item: ['title', 'category'],
  post: ['title', 'author', 'category'],
  figure: ['title'],
  reference: ['name'],
  voice: ['name'],
  certificate: ['title'],
  video: ['title'],
} as const;
const late: ReadonlySet<string> = new Set(['figure', 'reference', 'voice', 'certificate', 'video']);

/**
 * An index for each order in which the panel shows the visible entries alone: SQLite read them all and sorted them for
 * each page. Those of posts hold the time of publication, by which scheduled ones are left out; so does their own order.
 * The index of unread messages holds whether they are spam, which their list leaves out.
 */
export const sortedLists: Migration = {
  name: '0065_sorted_lists',
  up: async (schema, _columnType, db, engine) => {
    const made: string[] = [];
    const add = async (table: string, name: string, columns: RawBuilder<unknown>) => {
      await schema.createIndex(`${table}_${name}`).on(table).expression(columns).execute();
      made.push(`${table}_${name}`);
    };
    await schema.dropIndex('post_order').execute();
    await add('post', 'order', sql`shown_day, created_at, id, active, publish_date`);
    await schema.dropIndex('contact_message_unread').execute();
    await add('contact_message', 'unread', sql`spam, archived, read, created_at, id`);
    for (const [table, texts] of Object.entries(sortedTexts)) {
      const besides = table === 'post' ? sql`, publish_date` : sql``;
      for (const text of texts) {
        const key = sql`(${sql.ref('sort_keys')} ->> ${sql.lit(text)})`;
        if (late.has(table)) await add(table, `by_${text}`, sql`${key}, id`);
        await add(table, `shown_by_${text}`, sql`active, ${key}, id${besides}`);
      }
      for (const time of ['created_at', 'updated_at']) {
        await add(table, `shown_${time}`, sql`active, ${sql.ref(time)}, id${besides}`);
      }
    }
    await analyzeIndexes(db, engine, ...made);
  },
};
