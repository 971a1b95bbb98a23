import type { Migration } from '../migrations.ts';

/** Deleted rows are kept for a while, with their pictures. */
export const trash: Migration = {
  name: '0028_trash',
  up: async (schema, type) => {
    await schema
      .createTable('trash')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('entry_id', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('search', 'text', (column) => column.notNull())
      .addColumn('record', type('json'), (column) => column.notNull())
      .addColumn('deleted_by', 'text', (column) => column.notNull())
      .addColumn('deleted_at', type('time'), (column) => column.notNull())
      .execute();
    await schema.createIndex('trash_order').on('trash').columns(['deleted_at', 'id']).execute();
    await schema.createIndex('trash_kind').on('trash').columns(['kind', 'deleted_at', 'id']).execute();
    await schema
      .createTable('trash_picture')
      .addColumn('trash_id', 'text', (column) => column.references('trash.id').onDelete('cascade').notNull())
      .addColumn('picture_id', 'text', (column) => column.references('picture.id').notNull())
      .addColumn('display_order', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('trash_picture_key', ['trash_id', 'picture_id'])
      .execute();
    await schema.createIndex('trash_picture_picture').on('trash_picture').column('picture_id').execute();
  },
};
