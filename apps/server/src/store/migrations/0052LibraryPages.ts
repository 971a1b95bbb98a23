import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';

/**
 * An index in the order of the library's list. Hardly any picture is retired: with an index on the creation time SQLite
 * read all rows, and sorted them for each page.
 */
export const libraryPages: Migration = {
  name: '0052_library_pages',
  up: async (schema, _type, db) => {
    await schema.dropIndex('picture_retired').execute();
    await sql`create index picture_retired on picture (retired_at) where retired_at is not null`.execute(db);
    // The list's query uses the same expression, which lets SQLite use this index.
    await sql`create index picture_library on picture (created_at, id, kept)
      where retired_at is null and placeholder <> ''`.execute(db);
  },
};
