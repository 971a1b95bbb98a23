import type { CreateTableBuilder } from 'kysely';
import type { Migration } from '../migrations.ts';
import { addTitleIndex } from '../search/postgresIndexes.ts';
import { addSqliteIndex } from '../search/sqliteIndex.ts';

// Released migrations use these, so what they do to a table must never change.

type Table = CreateTableBuilder<string, string>;
type TypeOf = Parameters<Migration['up']>[1];

/** A table of entries, with the columns that all of them have. */
export const entry = (table: Table, type: TypeOf): Table =>
  texts(
    table
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('active', type('boolean'), (column) => column.notNull())
      .addColumn('created_at', type('time'), (column) => column.notNull())
      .addColumn('updated_at', type('time'), (column) => column.notNull()),
    ['search'],
  );

export const texts = (table: Table, names: readonly string[]): Table =>
  names.reduce((rest, name) => rest.addColumn(name, 'text', (column) => column.notNull()), table);

export const placed = (table: Table): Table =>
  table.addColumn('display_order', 'integer', (column) => column.notNull());

export const pictured = (table: Table): Table =>
  table.addColumn('picture_id', 'text', (column) => column.references('picture.id').onDelete('set null'));

/** A migration that creates the table of a kind whose entries are ordered texts, each with an optional picture. */
export const addEntries = (
  name: string,
  table: string,
  columns: { texts: readonly string[]; pictured: boolean },
): Migration => ({
  name,
  up: async (schema, type, db, engine) => {
    const entries = texts(entry(schema.createTable(table), type), columns.texts)
      .addColumn('display_order', 'double precision', (column) => column.notNull())
      .addColumn('sort_keys', type('json'), (column) => column.notNull());
    await (columns.pictured ? pictured(entries) : entries).execute();
    await schema.createIndex(`${table}_order`).on(table).columns(['display_order', 'id']).execute();
    await schema.createIndex(`${table}_shown`).on(table).columns(['active', 'display_order', 'id']).execute();
    if (columns.pictured)
      await schema.createIndex(`${table}_picture`).on(table).column('picture_id').execute();
    await (engine === 'sqlite' ? addSqliteIndex(db, table, 'active') : addTitleIndex(db, table));
    for (const time of ['created_at', 'updated_at']) {
      await schema.createIndex(`${table}_${time}`).on(table).columns([time, 'id']).execute();
    }
  },
});

/** A migration that adds a text column to the entries of a table, empty for existing ones. */
export const addText = (name: string, table: string, column: string): Migration => ({
  name,
  up: (schema) =>
    schema
      .alterTable(table)
      .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
      .execute(),
});
