import type { Migration } from '../migrations.ts';

/** Pictures record the version of the recipe that made their sizes; version 1 for those that older processes add. */
export const pictureRecipes: Migration = {
  name: '0020_picture_recipes',
  async up(schema) {
    await schema
      .alterTable('picture')
      .addColumn('recipe', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await schema
      .createIndex('picture_recipe')
      .on('picture')
      .columns(['recipe', 'created_at', 'id'])
      .execute();
  },
};
