import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';
import { rowsOf } from './rowsOf.ts';

/** The handling of messages: assignee, replies, origin and spam. What a person is found by has columns of its own. */
export const inbox: Migration = {
  name: '0045_inbox',
  async up(schema, type, db) {
    const texts = [
      'note',
      'label_keys',
      'assignee_id',
      'answered_by',
      'about_kind',
      'about_id',
      'about_title',
      'notice',
      'email_key',
      'text_key',
    ];
    for (const column of texts) {
      await schema
        .alterTable('contact_message')
        .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
        .execute();
    }
    for (const [column, empty] of [
      ['labels', '[]'],
      ['spam_reasons', '[]'],
      ['campaign', '{}'],
    ] as const) {
      await schema
        .alterTable('contact_message')
        .addColumn(column, type('json'), (added) => added.notNull().defaultTo(empty))
        .execute();
    }
    await schema
      .alterTable('contact_message')
      .addColumn('spam', type('boolean'), (added) => added.notNull().defaultTo(sql`false`))
      .execute();
    await schema.alterTable('contact_message').addColumn('answered_at', type('time')).execute();
    for await (const { id, values } of rowsOf(db, 'contact_message', ['email'])) {
      const key = String(values.get('email')).trim().toLowerCase();
      await sql`update contact_message set email_key = ${key} where id = ${id}`.execute(db);
    }
    for (const [name, columns] of [
      ['email_key', ['email_key']],
      ['phone', ['phone']],
      ['text_key', ['text_key', 'created_at']],
      ['folder', ['spam', 'archived', 'created_at', 'id']],
      ['assignee', ['assignee_id']],
    ] as const) {
      await schema
        .createIndex(`contact_message_${name}`)
        .on('contact_message')
        .columns([...columns])
        .execute();
    }
    await schema
      .createTable('message_reply')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('written_by', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .execute();
    await schema
      .createIndex('message_reply_message')
      .on('message_reply')
      .columns(['message_id', 'created_at'])
      .execute();
  },
};
