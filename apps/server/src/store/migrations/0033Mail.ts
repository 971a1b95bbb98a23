import type { Migration } from '../migrations.ts';

/** The mail settings, the queue of letters, and links for forgotten passwords. */
export const mail: Migration = {
  name: '0033_mail',
  up: async (schema, type) => {
    await schema
      .createTable('mail_setup')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('port', 'integer', (column) => column.notNull())
      .addColumn('security', 'text', (column) => column.notNull())
      .addColumn('user_name', 'text', (column) => column.notNull())
      .addColumn('password', 'text', (column) => column.notNull())
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('recipients', type('json'), (column) => column.notNull())
      .addColumn('digest', type('boolean'), (column) => column.notNull())
      .addColumn('digest_day', 'text', (column) => column.notNull())
      .addColumn('updated_at', type('time'), (column) => column.notNull())
      .execute();
    await schema
      .createTable('mail_letter')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('fault', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('due_at', type('time'), (column) => column.notNull())
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .addColumn('updated_at', type('time'), (column) => column.notNull())
      .execute();
    await schema
      .createIndex('mail_letter_due')
      .on('mail_letter')
      .columns(['state', 'due_at', 'id'])
      .execute();
    await schema.createIndex('mail_letter_about').on('mail_letter').column('about').execute();
    await schema
      .createTable('password_link')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.references('user_account.id').onDelete('cascade').notNull(),
      )
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .addColumn('expires_at', type('time'), (column) => column.notNull())
      .execute();
    await schema.createIndex('password_link_user').on('password_link').column('user_id').execute();
  },
};
