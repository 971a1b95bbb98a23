import { searchText } from '@vitrin/contract/search/search';
import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';
import { rowsOf } from './rowsOf.ts';

const showing = [
  'service',
  'member',
  'video',
  'reference',
  'voice',
  'certificate',
  'project_picture',
  'gallery_item',
  'post',
  'slider_image',
  'trash_picture',
  'version_picture',
];

/**
 * Pictures get texts of their own, and can be kept in the library. Those that nothing showed were uploaded for texts,
 * and are kept. Projects may share a picture.
 */
export const library: Migration = {
  name: '0035_library',
  up: async (schema, type, db, engine) => {
    for (const name of ['title', 'credit', 'search', 'made_by']) {
      await schema
        .alterTable('picture')
        .addColumn(name, 'text', (added) => added.notNull().defaultTo(''))
        .execute();
    }
    const no = engine === 'sqlite' ? 0 : false;
    for (const name of ['decorative', 'kept']) {
      await schema
        .alterTable('picture')
        .addColumn(name, type('boolean'), (added) => added.notNull().defaultTo(no))
        .execute();
    }
    await schema.alterTable('picture').addColumn('retired_at', type('time')).execute();
    await schema.createIndex('picture_retired').on('picture').column('retired_at').execute();
    await schema.createIndex('picture_age').on('picture').columns(['created_at', 'id']).execute();

    for await (const { id, values } of rowsOf(db, 'picture', ['alt'])) {
      const search = searchText('', [String(values.get('alt'))]);
      await sql`update picture set search = ${search} where id = ${id}`.execute(db);
    }
    const unshown = showing.map(
      (table) => sql`id not in (select picture_id from ${sql.table(table)} where picture_id is not null)`,
    );
    await sql`update picture set kept = ${sql.lit(engine === 'sqlite' ? 1 : true)}
      where placeholder <> '' and ${sql.join(unshown, sql` and `)}
      and not exists (select 1 from setting where cast(setting.value as text) like '%"' || picture.id || '"%')`.execute(
      db,
    );

    await schema
      .createTable('project_picture_next')
      .addColumn('picture_id', 'text', (column) => column.notNull().references('picture.id'))
      .addColumn('project_id', 'text', (column) =>
        column.notNull().references('project.id').onDelete('cascade'),
      )
      .addColumn('display_order', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('project_picture_key', ['project_id', 'picture_id'])
      .execute();
    await sql`insert into project_picture_next (picture_id, project_id, display_order)
      select picture_id, project_id, display_order from project_picture`.execute(db);
    await schema.dropTable('project_picture').execute();
    await schema.alterTable('project_picture_next').renameTo('project_picture').execute();
    await schema
      .createIndex('project_picture_order')
      .on('project_picture')
      .columns(['project_id', 'display_order'])
      .execute();
    await schema.createIndex('project_picture_picture').on('project_picture').column('picture_id').execute();
  },
};
