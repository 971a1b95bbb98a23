import type { Migration } from '../migrations.ts';

/** Versions of the privacy notice, how long messages are kept, and how many were erased on which day. */
export const personalData: Migration = {
  name: '0046_personal_data',
  async up(schema, type) {
    await schema
      .createTable('notice_version')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .execute();
    await schema
      .createTable('retention')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('months', 'integer', (column) => column.notNull())
      .addColumn('updated_at', type('time'), (column) => column.notNull())
      .execute();
    await schema
      .createTable('erasure')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('why', 'text', (column) => column.notNull())
      .addColumn('messages', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('erasure_key', ['day', 'why'])
      .execute();
  },
};
