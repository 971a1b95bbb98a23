import { type Kysely, sql } from 'kysely';
import type { Migration } from '../migrations.ts';
import { analyzeIndexes } from './analyzeIndexes.ts';
import type { Tables } from '../schema.ts';

/** Columns that name files, the key of their tables, and the id of the picture that goes together with the text. */
const columns = [
  { table: 'service', key: 'id', column: 'description', own: 'picture_id' },
  { table: 'service', key: 'id', column: 'share_image', own: 'picture_id' },
  { table: 'project', key: 'id', column: 'description', own: 'null' },
  { table: 'project', key: 'id', column: 'share_image', own: 'null' },
  { table: 'post', key: 'id', column: 'content', own: 'picture_id' },
  { table: 'post', key: 'id', column: 'details', own: 'picture_id' },
  { table: 'post', key: 'id', column: 'share_image', own: 'picture_id' },
  { table: 'trash', key: 'id', column: 'record', own: 'null' },
  { table: 'setting', key: 'key', column: 'value', own: 'null' },
  { table: 'plan', key: `kind || ' ' || entry_id || ' ' || act`, column: 'fields', own: 'null' },
] as const;

const address = /\/api\/(?:images|files)\/([^"?#/\s\\]{1,255})/g;
const size = /^([0-9a-f]{32})-/;
const extensions = ['jpg', 'png', 'webp', 'avif', 'gif', 'ico'];
const namesAtOnce = 100;
/** Texts may have 200,000 characters each. */
const textsAtOnce = 50;

/**
 * Pictures of entries that texts show are kept in the library: until now they were gone with their entry, and the texts
 * showed a broken picture. They are looked up by the names of their files. Those that stay in any case remain as they
 * are: another row of the same file is kept, or only the entry that shows it as its own picture names it.
 */
export const keptInTexts: Migration = {
  name: '0060_kept_in_texts',
  async up(schema, _type, db, engine) {
    await schema.createIndex('picture_by_name').on('picture').column('name').execute();
    await analyzeIndexes(db, engine, 'picture_by_name');
    const [yes, no] = [true, false].map((kept) => sql.lit(engine === 'sqlite' ? Number(kept) : kept));
    const names = [...(await namesShown(db))];
    for (let start = 0; start < names.length; start += namesAtOnce) {
      await sql`update picture set kept = ${yes} where kept = ${no} and retired_at is null
        and name in (${sql.join(names.slice(start, start + namesAtOnce))})
        and not exists (select 1 from picture as staying where staying.name = picture.name and staying.kept = ${yes})
        and not exists (select 1 from user_account where picture_id = picture.id)`.execute(db);
    }
  },
};

async function namesShown(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const each of columns) {
    for await (const { text, own } of textsNamingFiles(db, each)) {
      for (const [, name = ''] of text.matchAll(address)) {
        const hash = size.exec(name)?.[1];
        const originals = hash === undefined ? [name] : extensions.map((extension) => `${hash}.${extension}`);
        for (const original of originals) if (original !== own) names.add(original);
      }
    }
  }
  return names;
}

type NamingText = { id: string; text: string | null; own: string | null };

/** The texts of a column that name a file, each with the name of the own picture; all at once may be gigabytes. */
async function* textsNamingFiles(
  db: Kysely<Tables>,
  { table, key, column, own }: (typeof columns)[number],
): AsyncGenerator<{ text: string; own: string | null }> {
  const [id, text] = [sql.raw(key), sql`cast(${sql.ref(column)} as text)`];
  for (let last: string | undefined = ''; last !== undefined; ) {
    const rows: NamingText[] = (
      await sql<NamingText>`select ${id} as id,
        case when ${text} like '%/api/images/%' or ${text} like '%/api/files/%' then ${text} end as text,
        (select name from picture where picture.id = ${sql.raw(own)}) as own
        from ${sql.table(table)} where ${id} > ${last} order by 1 limit ${textsAtOnce}`.execute(db)
    ).rows;
    for (const row of rows) if (row.text !== null) yield { text: row.text, own: row.own };
    last = rows.at(-1)?.id;
  }
}
