import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';

/**
 * The index that lists posts of a category covers everything that counting them needs, so that no row is read for it.
 */
export const countedCategories: Migration = {
  name: '0057_counted_categories',
  up: async (schema, _columnType, db, engine) => {
    await schema.dropIndex('post_in_category').execute();
    await schema
      .createIndex('post_in_category')
      .on('post')
      .columns(['active', 'category', 'shown_day', 'created_at', 'id', 'publish_date'])
      .execute();
    // If an operator has run ANALYZE, SQLite prefers an index without statistics.
    if (engine === 'sqlite') {
      const { rows } = await sql`select name from sqlite_master where name = 'sqlite_stat1'`.execute(db);
      if (rows.length > 0) await sql`analyze post_in_category`.execute(db);
    }
  },
};
