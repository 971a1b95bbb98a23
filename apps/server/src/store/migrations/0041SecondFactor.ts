import type { Migration } from '../migrations.ts';

/** Secrets of authenticator apps, recovery codes, and sign-ins that wait for their second step. */
export const secondFactor: Migration = {
  name: '0041_second_factor',
  up: async (schema, type) => {
    await schema
      .createTable('code_secret')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('user_account.id').onDelete('cascade'),
      )
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('last_step', 'integer', (column) => column.notNull())
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .addColumn('confirmed_at', type('time'))
      .execute();
    await schema
      .createTable('recovery_code')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.references('user_account.id').onDelete('cascade').notNull(),
      )
      .execute();
    await schema.createIndex('recovery_code_user').on('recovery_code').column('user_id').execute();
    await schema
      .createTable('sign_in_step')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.references('user_account.id').onDelete('cascade').notNull(),
      )
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .addColumn('expires_at', type('time'), (column) => column.notNull())
      .execute();
    await schema.createIndex('sign_in_step_user').on('sign_in_step').column('user_id').execute();
  },
};
