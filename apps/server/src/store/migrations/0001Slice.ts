import type { Migration } from '../migrations.ts';

/** Accounts and sessions, settings, pictures, services and the home page's banner. */
export const slice: Migration = {
  name: '0001_slice',
  async up(schema, type) {
    await schema
      .createTable('user_account')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('surname', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('roles', type('json'), (column) => column.notNull())
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .addColumn('updated_at', type('time'), (column) => column.notNull())
      .execute();

    await schema
      .createTable('session')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('user_account.id').onDelete('cascade'),
      )
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .addColumn('last_used_at', type('time'), (column) => column.notNull())
      .addColumn('expires_at', type('time'), (column) => column.notNull())
      .execute();
    await schema.createIndex('session_user').on('session').column('user_id').execute();

    await schema
      .createTable('setting')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', type('json'), (column) => column.notNull())
      .addColumn('updated_at', type('time'), (column) => column.notNull())
      .execute();

    await schema
      .createTable('picture')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('mime', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('alt', 'text', (column) => column.notNull())
      .addColumn('placeholder', 'text', (column) => column.notNull())
      .addColumn('color', 'text', (column) => column.notNull())
      .addColumn('variants', type('json'), (column) => column.notNull())
      .addColumn('variants_complete', type('boolean'), (column) => column.notNull())
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .execute();
    await schema
      .createIndex('picture_unfinished')
      .on('picture')
      .columns(['variants_complete', 'created_at'])
      .execute();

    await schema
      .createTable('service')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('subtitle', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull().unique())
      .addColumn('icon', 'text', (column) => column.notNull())
      .addColumn('short_description', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('active', type('boolean'), (column) => column.notNull())
      .addColumn('display_order', 'integer', (column) => column.notNull())
      .addColumn('picture_id', 'text', (column) => column.references('picture.id').onDelete('set null'))
      .addColumn('search', 'text', (column) => column.notNull())
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .addColumn('updated_at', type('time'), (column) => column.notNull())
      .execute();
    await schema.createIndex('service_order').on('service').columns(['display_order', 'id']).execute();

    await schema
      .createTable('service_old_path')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('service_id', 'text', (column) =>
        column.notNull().references('service.id').onDelete('cascade'),
      )
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .execute();

    await schema
      .createTable('slider_image')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('picture_id', 'text', (column) => column.notNull().references('picture.id'))
      .addColumn('active', type('boolean'), (column) => column.notNull())
      .addColumn('display_order', 'integer', (column) => column.notNull())
      .execute();
  },
};
