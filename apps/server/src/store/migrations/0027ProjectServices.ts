import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';

/** Projects refer to the services that they belong to, and are found by them. */
export const projectServices: Migration = {
  name: '0027_project_services',
  up: async (schema, type) => {
    await schema
      .alterTable('project')
      .addColumn('service_ids', type('json'), (column) => column.notNull().defaultTo(sql`'[]'`))
      .execute();
    await schema
      .createTable('project_service')
      .addColumn('project_id', 'text', (column) =>
        column.references('project.id').onDelete('cascade').notNull(),
      )
      .addColumn('service_id', 'text', (column) =>
        column.references('service.id').onDelete('cascade').notNull(),
      )
      .addPrimaryKeyConstraint('project_service_key', ['project_id', 'service_id'])
      .execute();
    await schema
      .createIndex('project_service_service')
      .on('project_service')
      .columns(['service_id', 'project_id'])
      .execute();
  },
};
