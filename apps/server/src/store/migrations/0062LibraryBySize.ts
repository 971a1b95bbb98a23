import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';
import { analyzeIndexes } from './analyzeIndexes.ts';

/** An index in the order of the library's list by size, like `picture_library` of 0052: all rows were sorted for each page. */
export const libraryBySize: Migration = {
  name: '0062_library_by_size',
  up: async (_schema, _type, db, engine) => {
    await sql`create index picture_size on picture (bytes, id, kept)
      where retired_at is null and placeholder <> ''`.execute(db);
    await analyzeIndexes(db, engine, 'picture_size');
  },
};
