import type { Migration } from '../migrations.ts';
import { analyzeIndexes } from './analyzeIndexes.ts';

/**
 * The index in which the blog is paged holds the time of publication, so that the posts before a page are skipped
 * without reading them and their texts.
 */
export const deepPages: Migration = {
  name: '0064_deep_pages',
  up: async (schema, _columnType, db, engine) => {
    await schema.dropIndex('post_shown').execute();
    await schema
      .createIndex('post_shown')
      .on('post')
      .columns(['active', 'shown_day', 'created_at', 'id', 'publish_date'])
      .execute();
    await analyzeIndexes(db, engine, 'post_shown');
  },
};
