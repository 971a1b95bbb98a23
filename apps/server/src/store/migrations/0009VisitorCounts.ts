import type { Migration } from '../migrations.ts';

/** How often a visitor has recently done what is rate-limited. */
export const visitorCounts: Migration = {
  name: '0009_visitor_counts',
  async up(schema, type) {
    await schema
      .createTable('visitor_count')
      .addColumn('subject', 'text', (column) => column.primaryKey())
      .addColumn('visits', 'integer', (column) => column.notNull())
      .addColumn('expires_at', type('time'), (column) => column.notNull())
      .execute();
    await schema
      .createIndex('visitor_count_expiry')
      .on('visitor_count')
      .columns(['expires_at', 'subject'])
      .execute();
  },
};
