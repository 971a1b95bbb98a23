import type { Migration } from '../migrations.ts';

/** Pictures know by which version of the recipe their sizes were made; what older processes add is made by the first. */
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
