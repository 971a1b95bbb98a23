import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';
import { addPictureFiles } from './pictureFiles.ts';

const tables = ['service', 'reason', 'member', 'project', 'gallery_item'];

/**
 * A moved entry gets a number between the integers of its neighbours. SQLite stores such numbers in an integer column
 * unchanged. Picture files are looked up by name, and unread messages are counted.
 */
export const places: Migration = {
  name: '0011_places',
  async up(schema, _type, db, engine) {
    for (const table of engine === 'postgres' ? tables : []) {
      await sql`alter table ${sql.table(table)} alter column display_order type double precision`.execute(db);
    }
    await addPictureFiles(db, engine);
    await schema
      .createIndex('contact_message_unread')
      .on('contact_message')
      .columns(['archived', 'read', 'created_at', 'id'])
      .execute();
  },
};
