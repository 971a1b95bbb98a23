import type { Migration } from '../migrations.ts';
import { analyzeIndexes } from './analyzeIndexes.ts';

/**
 * The indexes by which projects of a category or stage are listed hold what counting them needs, so that no row is read
 * for it; and pictures that an older recipe made are found without reading all others.
 */
export const countedStages: Migration = {
  name: '0058_counted_stages',
  up: async (schema, _columnType, db, engine) => {
    for (const [narrowed, counted] of [
      ['category', 'stage'],
      ['stage', 'category'],
    ] as const) {
      const name = `project_in_${narrowed}`;
      await schema.dropIndex(name).execute();
      await schema
        .createIndex(name)
        .on('project')
        .columns(['active', narrowed, 'display_order', 'id', counted])
        .execute();
    }
    await schema
      .createIndex('picture_of_recipe')
      .on('picture')
      .columns(['recipe', 'created_at', 'id'])
      .execute();
    await analyzeIndexes(db, engine, 'project_in_category', 'project_in_stage', 'picture_of_recipe');
  },
};
