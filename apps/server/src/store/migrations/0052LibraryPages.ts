import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';

/**
 * The library's pictures in the order of its list. Nearly no picture is retired: an index over when they were made
 * SQLite read all rows by, and sorted them for each page.
 */
export const libraryPages: Migration = {
  name: '0052_library_pages',
  up: async (schema, _type, db) => {
    await schema.dropIndex('picture_retired').execute();
    await sql`create index picture_retired on picture (retired_at) where retired_at is not null`.execute(db);
    // The list says the same in the same words, by which SQLite knows that it may use it.
    await sql`create index picture_library on picture (created_at, id, kept)
      where retired_at is null and placeholder <> ''`.execute(db);
  },
};
