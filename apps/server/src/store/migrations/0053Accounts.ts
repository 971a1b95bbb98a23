import type { Migration } from '../migrations.ts';

/** Passkeys and their challenges, and addresses that await confirmation. */
export const accounts: Migration = {
  name: '0053_accounts',
  up: async (schema, type) => {
    await schema
      .createTable('passkey')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('credential_id', 'text', (column) => column.notNull().unique())
      .addColumn('user_id', 'text', (column) =>
        column.references('user_account.id').onDelete('cascade').notNull(),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      // An unsigned 32-bit number: too large for PostgreSQL's integer, and its bigint is read as text.
      .addColumn('counter', 'double precision', (column) => column.notNull())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .addColumn('last_used_at', type('time'))
      .execute();
    await schema.createIndex('passkey_user').on('passkey').column('user_id').execute();
    await schema
      .createTable('passkey_challenge')
      .addColumn('challenge_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.references('user_account.id').onDelete('cascade'))
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .addColumn('expires_at', type('time'), (column) => column.notNull())
      .execute();
    await schema
      .createIndex('passkey_challenge_user')
      .on('passkey_challenge')
      .columns(['user_id', 'created_at'])
      .execute();
    await schema
      .createTable('email_change')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('user_account.id').onDelete('cascade'),
      )
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .addColumn('expires_at', type('time'), (column) => column.notNull())
      .execute();
    await schema
      .createIndex('passkey_challenge_expires')
      .on('passkey_challenge')
      .column('expires_at')
      .execute();
  },
};
