import type { Migration } from '../migrations.ts';

/** Messages sent through the contact form. */
export const messages: Migration = {
  name: '0003_messages',
  async up(schema, type) {
    await schema
      .createTable('contact_message')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('read', type('boolean'), (column) => column.notNull())
      .addColumn('archived', type('boolean'), (column) => column.notNull())
      .addColumn('search', 'text', (column) => column.notNull())
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .addColumn('updated_at', type('time'), (column) => column.notNull())
      .execute();
    await schema
      .createIndex('contact_message_order')
      .on('contact_message')
      .columns(['archived', 'created_at', 'id'])
      .execute();
  },
};
