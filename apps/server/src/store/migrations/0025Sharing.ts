import type { Migration } from '../migrations.ts';

/** Entries with a page get fields for search results and shared links. */
export const sharing: Migration = {
  name: '0025_sharing',
  up: async (schema, type) => {
    for (const table of ['service', 'project', 'post']) {
      for (const column of ['meta_title', 'meta_description', 'share_image']) {
        await schema
          .alterTable(table)
          .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
          .execute();
      }
      await schema
        .alterTable(table)
        .addColumn('noindex', type('boolean'), (added) => added.notNull().defaultTo(false))
        .execute();
    }
  },
};
