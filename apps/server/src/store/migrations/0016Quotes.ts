import type { Migration } from '../migrations.ts';

/** Messages that ask for a quote, with the fields of that form. */
export const quotes: Migration = {
  name: '0016_quotes',
  async up(schema) {
    for (const [column, value] of [
      ['form', 'contact'],
      ['phone', ''],
      ['place', ''],
      ['size', ''],
      ['page', ''],
    ] as const) {
      await schema
        .alterTable('contact_message')
        .addColumn(column, 'text', (added) => added.notNull().defaultTo(value))
        .execute();
    }
  },
};
