import type { Migration } from '../migrations.ts';

/** Projects get a stage, and lists of them are filtered by stage and category. */
export const projectStage: Migration = {
  name: '0014_project_stage',
  up: async (schema) => {
    await schema
      .alterTable('project')
      .addColumn('stage', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await schema
      .createIndex('project_in_stage')
      .on('project')
      .columns(['active', 'stage', 'display_order', 'id'])
      .execute();
    for (const [table, order] of [
      ['project', ['display_order']],
      ['post', ['shown_day', 'created_at']],
    ] as const) {
      await schema
        .createIndex(`${table}_in_category`)
        .on(table)
        .columns(['active', 'category', ...order, 'id'])
        .execute();
    }
  },
};
