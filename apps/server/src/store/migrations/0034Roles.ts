import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';

/**
 * Accounts get a role; existing ones own the site. Posts record their author, sessions their origin, and invitations
 * can be pending.
 */
export const userRoles: Migration = {
  name: '0034_roles',
  up: async (schema, type, db) => {
    await schema
      .alterTable('user_account')
      .addColumn('role', 'text', (added) => added.notNull().defaultTo('author'))
      .execute();
    await sql`update user_account set role = 'owner'`.execute(db);
    await schema.alterTable('user_account').dropColumn('roles').execute();
    await schema.alterTable('user_account').addColumn('last_used_at', type('time')).execute();
    await sql`
      update user_account set last_used_at =
        (select max(session.last_used_at) from session where session.user_id = user_account.id)`.execute(db);
    for (const name of ['user_agent', 'address']) {
      await schema
        .alterTable('session')
        .addColumn(name, 'text', (added) => added.notNull().defaultTo(''))
        .execute();
    }
    await schema
      .alterTable('post')
      .addColumn('written_by', 'text', (added) => added.notNull().defaultTo(''))
      .execute();
    await schema.createIndex('post_writer').on('post').column('written_by').execute();
    await schema
      .createTable('invitation')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) =>
        column.references('user_account.id').onDelete('cascade').notNull(),
      )
      .addColumn('invited_by', 'text', (column) => column.notNull())
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .addColumn('expires_at', type('time'), (column) => column.notNull())
      .execute();
  },
};
