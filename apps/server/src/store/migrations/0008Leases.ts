import type { Migration } from '../migrations.ts';

/** Who works on what, and until when that counts. */
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
