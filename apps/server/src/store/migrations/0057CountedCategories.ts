import type { Migration } from '../migrations.ts';
import { analyzeIndexes } from './analyzeIndexes.ts';

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
    await analyzeIndexes(db, engine, 'post_in_category');
  },
};
