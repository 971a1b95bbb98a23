import type { Migration } from '../migrations.ts';

/** Certificates and projects may have a PDF, stored as a row of pictures; testimonials can refer to their project. */
export const pdfs: Migration = {
  name: '0037_pdfs',
  up: async (schema) => {
    for (const table of ['certificate', 'project']) {
      await schema
        .alterTable(table)
        .addColumn('pdf_id', 'text', (column) => column.references('picture.id'))
        .execute();
      await schema.createIndex(`${table}_pdf`).on(table).column('pdf_id').execute();
    }
    await schema
      .alterTable('voice')
      .addColumn('project_id', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
