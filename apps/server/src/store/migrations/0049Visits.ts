import type { Migration } from '../migrations.ts';

/** Daily counts of visits: sums only, nothing about individuals. */
export const visits: Migration = {
  name: '0049_visits',
  up: async (schema) => {
    await schema
      .createTable('visit_sum')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('visit_sum_key', ['day', 'kind', 'name'])
      .execute();
  },
};
