import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';

/** Pictures have a point that stays in sight where they are cut, and others for single frames. */
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
