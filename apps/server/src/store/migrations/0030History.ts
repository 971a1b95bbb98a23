import type { Migration } from '../migrations.ts';

/**
 * Writes are kept as versions, numbered from 1 within each subject. The newest holds the full content, each older one
 * its difference from the next.
 */
export const history: Migration = {
  name: '0030_history',
  up: async (schema, type) => {
    await schema
      .createTable('version')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('entry_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('minor', type('boolean'), (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('made_at', type('time'), (column) => column.notNull())
      .addColumn('restored_at', type('time'))
      .addColumn('change', type('json'), (column) => column.notNull())
      .addColumn('content', type('json'), (column) => column.notNull())
      .addUniqueConstraint('version_number', ['kind', 'entry_id', 'number'])
      .execute();
    await schema
      .createTable('version_picture')
      .addColumn('version_id', 'text', (column) =>
        column.references('version.id').onDelete('cascade').notNull(),
      )
      .addColumn('picture_id', 'text', (column) => column.references('picture.id').notNull())
      .addPrimaryKeyConstraint('version_picture_key', ['version_id', 'picture_id'])
      .execute();
    await schema.createIndex('version_picture_picture').on('version_picture').column('picture_id').execute();
  },
};
