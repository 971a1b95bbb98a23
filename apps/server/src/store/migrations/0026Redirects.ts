import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';

/** Former addresses can be listed and deleted, and admins can redirect an address to any page. */
export const redirects: Migration = {
  name: '0026_redirects',
  up: async (schema, _type, db, engine) => {
    for (const column of ['id', 'target']) {
      await schema
        .alterTable('old_path')
        .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
        .execute();
    }
    const fresh = engine === 'postgres' ? sql`gen_random_uuid()::text` : sql`lower(hex(randomblob(16)))`;
    await sql`update old_path set id = ${fresh}`.execute(db);
    await schema.createIndex('old_path_id').unique().on('old_path').column('id').execute();
    await schema.createIndex('old_path_time').on('old_path').columns(['created_at', 'id']).execute();
  },
};
