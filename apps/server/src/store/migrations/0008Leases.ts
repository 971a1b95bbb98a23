import type { Migration } from '../migrations.ts';

/** Which process works on what, and until when its lease lasts. */
export const leases: Migration = {
  name: '0008_leases',
  async up(schema, type) {
    await schema
      .createTable('lease')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('expires_at', type('time'), (column) => column.notNull())
      .execute();
  },
};
