import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';

/**
 * SQLite stores versions clustered by their subject. A version is written in full and becomes small with the next one:
 * at the end of the table, each left most of a page empty for ever; next to older versions of its subject, that space
 * is reused. PostgreSQL does so by itself.
 */
export const historyByEntry: Migration = {
  name: '0054_history_by_entry',
  up: async (schema, type, db, engine) => {
    if (engine === 'postgres') return;
    await schema
      .createTable('version_by_entry')
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('entry_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('minor', type('boolean'), (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('made_at', type('time'), (column) => column.notNull())
      .addColumn('restored_at', type('time'))
      .addColumn('change', type('json'), (column) => column.notNull())
      .addColumn('content', type('json'), (column) => column.notNull())
      .addPrimaryKeyConstraint('version_number', ['kind', 'entry_id', 'number'])
      .modifyEnd(sql`without rowid`)
      .execute();
    await schema
      .createTable('version_picture_by_entry')
      .addColumn('version_id', 'text', (column) =>
        column.references('version_by_entry.id').onDelete('cascade').notNull(),
      )
      .addColumn('picture_id', 'text', (column) => column.references('picture.id').notNull())
      .addPrimaryKeyConstraint('version_picture_key', ['version_id', 'picture_id'])
      .execute();
    await sql`insert into version_by_entry
      (id, kind, entry_id, number, act, minor, user_id, made_by, made_at, restored_at, change, content)
      select id, kind, entry_id, number, act, minor, user_id, made_by, made_at, restored_at, change, content
      from version order by kind, entry_id, number`.execute(db);
    await sql`insert into version_picture_by_entry (version_id, picture_id)
      select version_id, picture_id from version_picture`.execute(db);
    // Referencing tables first; foreign keys follow the renamed tables.
    await schema.dropTable('version_picture').execute();
    await schema.dropTable('version').execute();
    await schema.alterTable('version_by_entry').renameTo('version').execute();
    await schema.alterTable('version_picture_by_entry').renameTo('version_picture').execute();
    await schema.createIndex('version_age').on('version').column('made_at').execute();
    await schema.createIndex('version_picture_picture').on('version_picture').column('picture_id').execute();
  },
};
