import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';

/** Services get the steps of the work, and frequently asked questions. */
export const serviceQuestions: Migration = {
  name: '0029_service_questions',
  up: async (schema, type) => {
    for (const column of ['steps', 'faq']) {
      await schema
        .alterTable('service')
        .addColumn(column, type('json'), (added) => added.notNull().defaultTo(sql`'[]'`))
        .execute();
    }
  },
};
