import type { Migration } from '../migrations.ts';

/** Who did what and from where. There are no foreign keys, so that rows outlive accounts and entries. */
export const activity: Migration = {
  name: '0042_activity',
  up: async (schema, type) => {
    await schema
      .createTable('activity')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', type('time'), (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('user_agent', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('activity_at').on('activity').columns(['at', 'id']).execute();
    await schema.createIndex('activity_user').on('activity').columns(['user_id', 'at', 'id']).execute();
    await schema.createIndex('activity_kind').on('activity').columns(['kind', 'at', 'id']).execute();
    await schema.createIndex('activity_act').on('activity').columns(['act', 'at']).execute();
  },
};
