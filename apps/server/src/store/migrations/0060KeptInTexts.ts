import { type Kysely, sql } from 'kysely';
import type { Migration } from '../migrations.ts';
import type { Tables } from '../schema.ts';
import { rowsOf } from './rowsOf.ts';

const columns = {
  service: ['description', 'share_image'],
  project: ['description', 'share_image'],
  post: ['content', 'details', 'share_image'],
  trash: ['record'],
} as const;

const address = /\/api\/(?:images|files)\/([^"?#/\s\\]{1,255})/g;
const namesAtOnce = 100;

/**
 * Pictures of entries that texts show are kept in the library: until now they were gone with their entry, and the texts
 * showed a broken picture. They are looked up by the names of their files.
 */
export const keptInTexts: Migration = {
  name: '0060_kept_in_texts',
  async up(schema, _type, db, engine) {
    await schema.createIndex('picture_by_name').on('picture').column('name').execute();
    // As in 0057: without statistics of its own an index is taken for a better one where others have them.
    if (engine === 'sqlite') {
      const { rows } = await sql`select name from sqlite_master where name = 'sqlite_stat1'`.execute(db);
      if (rows.length > 0) await sql`analyze picture_by_name`.execute(db);
    }
    const [yes, no] = [true, false].map((kept) => sql.lit(engine === 'sqlite' ? Number(kept) : kept));
    const names = [...(await namesShown(db))];
    for (let start = 0; start < names.length; start += namesAtOnce) {
      await sql`update picture set kept = ${yes} where kept = ${no} and retired_at is null
        and name in (${sql.join(names.slice(start, start + namesAtOnce))})
        and not exists (select 1 from user_account where picture_id = picture.id)`.execute(db);
    }
  },
};

async function namesShown(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const note = (value: unknown): void => {
    for (const [, name = ''] of (JSON.stringify(value) ?? '').matchAll(address)) names.add(name);
  };
  for (const [table, texts] of Object.entries(columns)) {
    for await (const { values } of rowsOf(db, table, texts)) note([...values.values()]);
  }
  note((await sql`select value from setting`.execute(db)).rows);
  note((await sql`select fields from plan`.execute(db)).rows);
  return names;
}
