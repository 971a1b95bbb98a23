import type { Migration } from '../migrations.ts';

/** Services show further pictures besides their main one. */
export const furtherPictures: Migration = {
  name: '0056_further_pictures',
  up: async (schema) => {
    await schema
      .createTable('further_picture')
      .addColumn('picture_id', 'text', (column) => column.notNull().references('picture.id'))
      .addColumn('service_id', 'text', (column) =>
        column.notNull().references('service.id').onDelete('cascade'),
      )
      .addColumn('display_order', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('further_picture_key', ['service_id', 'picture_id'])
      .execute();
    await schema
      .createIndex('further_picture_order')
      .on('further_picture')
      .columns(['service_id', 'display_order'])
      .execute();
    await schema.createIndex('further_picture_picture').on('further_picture').column('picture_id').execute();
  },
};
