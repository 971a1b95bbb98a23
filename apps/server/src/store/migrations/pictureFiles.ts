import { type Kysely, sql } from 'kysely';
import type { Engine } from '../columns.ts';
import type { Tables } from '../schema.ts';

/** The file names in the variants of a picture; damaged JSON has none. */
const namesIn = {
  sqlite: (row: string) => `select distinct json_extract(size.value, '$.name'), ${row}.id
    from json_each(case when json_valid(${row}.variants) then ${row}.variants else '[]' end) as size
    where size.type = 'object' and json_type(size.value, '$.name') = 'text'`,
  postgres: (row: string) => `select distinct size ->> 'name', ${row}.id
    from jsonb_array_elements(case jsonb_typeof(${row}.variants) when 'array' then ${row}.variants else '[]' end) as size
    where jsonb_typeof(size -> 'name') = 'string'`,
} as const satisfies Record<Engine, (row: string) => string>;

const kept = `delete from picture_file where source_id = new.id;
  insert into picture_file (name, source_id) ${namesIn.sqlite('new')};`;

const triggers = {
  sqlite: [
    `create trigger picture_file_added after insert on picture begin ${kept} end`,
    `create trigger picture_file_changed after update of variants on picture begin ${kept} end`,
  ],
  postgres: [
    `create function keep_picture_files() returns trigger language plpgsql as $$ begin
      delete from picture_file where source_id = new.id;
      insert into picture_file (name, source_id) ${namesIn.postgres('new')};
      return null;
    end $$`,
    `create trigger picture_file_kept after insert or update of variants on picture
      for each row execute function keep_picture_files()`,
  ],
} as const satisfies Record<Engine, readonly string[]>;

/**
 * Creates a table of the files of sizes, by name: triggers maintain it, so that it also covers what an older process
 * writes meanwhile, and no file in use is considered unused.
 */
export async function addPictureFiles(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('picture_file')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull().references('picture.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('picture_file_key', ['name', 'source_id'])
    .execute();
  await db.schema.createIndex('picture_file_source').on('picture_file').column('source_id').execute();
  for (const statement of triggers[engine]) await sql.raw(statement).execute(db);
  // The triggers write the names for existing rows.
  await sql`update picture set variants = variants`.execute(db);
}
