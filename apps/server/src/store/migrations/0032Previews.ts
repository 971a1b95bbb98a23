import type { Migration } from '../migrations.ts';

/** Links that show drafts to people without an account; deleted with the account that made them. */
export const previews: Migration = {
  name: '0032_previews',
  up: async (schema, type) => {
    await schema
      .createTable('preview_link')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('user_id', 'text', (column) =>
        column.references('user_account.id').onDelete('cascade').notNull(),
      )
      .addColumn('subject_kind', 'text')
      .addColumn('subject_id', 'text')
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .addColumn('expires_at', type('time'), (column) => column.notNull())
      .addColumn('used_at', type('time'))
      .execute();
    await schema.createIndex('preview_link_user').on('preview_link').column('user_id').execute();
  },
};
