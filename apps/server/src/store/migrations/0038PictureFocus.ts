import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';

/** Pictures get a focal point for crops, and further ones for single frames. */
export const pictureFocus: Migration = {
  name: '0038_picture_focus',
  up: async (schema, type, _db, engine) => {
    await schema
      .alterTable('picture')
      .addColumn('focus', type('json'), (added) =>
        added.notNull().defaultTo(engine === 'sqlite' ? '{}' : sql`'{}'::jsonb`),
      )
      .execute();
  },
};
