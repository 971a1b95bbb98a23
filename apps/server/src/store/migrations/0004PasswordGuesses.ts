import type { Migration } from '../migrations.ts';

/** Recent wrong guesses at passwords. */
export const passwordGuesses: Migration = {
  name: '0004_password_guesses',
  async up(schema, type) {
    await schema
      .createTable('password_guess')
      .addColumn('subject', 'text', (column) => column.primaryKey())
      .addColumn('guesses', 'integer', (column) => column.notNull())
      .addColumn('retry_at', type('time'), (column) => column.notNull())
      .addColumn('expires_at', type('time'), (column) => column.notNull())
      .execute();
    await schema
      .createIndex('password_guess_expiry')
      .on('password_guess')
      .columns(['expires_at', 'subject'])
      .execute();
  },
};
