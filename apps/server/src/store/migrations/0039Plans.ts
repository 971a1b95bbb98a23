import type { Migration } from '../migrations.ts';

/**
 * What is published or hidden at a planned moment, one for each act and subject. It outlives its author's account and
 * its entry, so that its failure can be reported.
 */
export const plans: Migration = {
  name: '0039_plans',
  up: async (schema, type) => {
    await schema
      .createTable('plan')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('entry_id', 'text', (column) => column.notNull())
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('made_at', type('time'), (column) => column.notNull())
      .addColumn('due_at', type('time'), (column) => column.notNull())
      .addColumn('base', type('time'))
      .addColumn('fields', type('json'), (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('fault', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('plan_key', ['kind', 'entry_id', 'act'])
      .execute();
    await schema.createIndex('plan_due').on('plan').columns(['fault', 'due_at']).execute();
  },
};
