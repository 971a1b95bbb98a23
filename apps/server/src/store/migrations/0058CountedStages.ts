import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';

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
    // As in 0057: without statistics of its own an index is taken for a better one where others have them.
    if (engine === 'sqlite') {
      const { rows } = await sql`select name from sqlite_master where name = 'sqlite_stat1'`.execute(db);
      if (rows.length > 0) {
        for (const name of ['project_in_category', 'project_in_stage', 'picture_of_recipe'])
          await sql`analyze ${sql.ref(name)}`.execute(db);
      }
    }
  },
};
