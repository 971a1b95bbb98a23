import type { Migration } from '../migrations.ts';

/** Unsaved form input, one row for each person and form; deleted with the account. */
export const drafts: Migration = {
  name: '0031_drafts',
  up: async (schema, type) => {
    await schema
      .createTable('draft')
      .addColumn('user_id', 'text', (column) =>
        column.references('user_account.id').onDelete('cascade').notNull(),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('entry_id', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('base', type('time'))
      .addColumn('fields', type('json'), (column) => column.notNull())
      .addColumn('files', type('json'), (column) => column.notNull())
      .addColumn('kept_at', type('time'), (column) => column.notNull())
      .addPrimaryKeyConstraint('draft_key', ['user_id', 'kind', 'entry_id'])
      .execute();
    await schema.createIndex('draft_subject').on('draft').columns(['kind', 'entry_id', 'kept_at']).execute();
    await schema.createIndex('draft_age').on('draft').column('kept_at').execute();
  },
};
