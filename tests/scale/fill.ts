import { contentKinds } from '@vitrin/contract/kinds/contentKinds';
import { sql } from 'kysely';
import type { Engine } from '../../apps/server/src/store/columns.ts';
import type { Store } from '../../apps/server/src/store/openStore.ts';
import { tablesOf } from '../../apps/server/src/testing/tablesOf.ts';

/** The tables of all kinds, as the database names them; projects come after the services that they refer to. */
export const contentTables: readonly string[] = Object.values(contentKinds).map(({ name }) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
);

/** Each database's syntax for the parts of a copied row; `i` is the number of the copy. */
const parts = {
  sqlite: {
    id: `'f1700000-0000-7000-8000-' || printf('%012d', i)`,
    time: `strftime('%Y-%m-%dT%H:%M:%fZ', '2020-01-01', '+' || i || ' minutes')`,
    newLine: 'char(10)',
    day: `strftime('%Y-%m-%d', '2020-01-01', '+' || i || ' minutes')`,
  },
  postgres: {
    id: `'f1700000-0000-7000-8000-' || lpad(i::text, 12, '0')`,
    time: `timestamptz '2020-01-01 00:00:00Z' + i * interval '1 minute'`,
    newLine: 'chr(10)',
    day: `to_char(date '2020-01-01' + i * interval '1 minute', 'YYYY-MM-DD')`,
  },
} as const satisfies Record<Engine, unknown>;

/** The columns in which copies differ from an entry and from each other; other columns are copied. */
const columnsOf = (engine: Engine): Readonly<Record<string, string>> => ({
  id: parts[engine].id,
  display_order: '1000 + i',
  path: `path || '-' || i`,
  title: `title || ' ' || i`,
  name: `name || ' ' || i`,
  search: `replace(search, ' ' || ${parts[engine].newLine}, ' ' || i || ' ' || ${parts[engine].newLine})`,
  created_at: parts[engine].time,
  date: parts[engine].day,
  shown_day: parts[engine].day,
  publish_date: 'null',
  at: parts[engine].time,
  deleted_at: parts[engine].time,
});

/**
 * Fills a store up to a number of rows in each table that has any: copies of its first ten, one minute and one position
 * apart. Every project gets its own picture, if one has a picture.
 */
export async function fill(
  store: Store,
  entries: number,
  tables: readonly string[] = contentTables,
): Promise<void> {
  const known = await tablesOf(store.read);
  for (const table of tables) {
    const columns = known.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
    await fillTable(store, table, columns, entries);
  }
}

async function fillTable(
  store: Store,
  table: string,
  columns: readonly string[],
  entries: number,
): Promise<void> {
  const counted = await sql<{
    there: number | string;
  }>`select count(*) as there from ${sql.table(table)}`.execute(store.read);
  const there = Number(counted.rows[0]?.there ?? 0);
  if (there === 0 || there >= entries) return;
  const written = columnsOf(store.engine);
  const copied = columns.map((column) => written[column] ?? column).join(', ');
  const numbers = `with recursive numbers(i) as (
    select ${there} union all select i + 1 from numbers where i + 1 < ${entries})`;
  const samples = `, samples as (
    select *, row_number() over (order by id) as sample from (select * from ${table} where id not like 'f1700000-%' order by id limit 10) as first)`;
  await store.write(async (writer) => {
    await sql
      .raw(
        `${numbers}${samples}
        insert into ${table} (${columns.join(', ')})
        select ${copied} from numbers join samples on sample = 1 + i % (select count(*) from samples)`,
      )
      .execute(writer);
    if (table === 'post') {
      const { id, day, time } = parts[store.engine];
      await sql
        .raw(
          `${numbers}${samples}
          insert into post_tag (tag_key, post_id, active, publish_date, shown_day, created_at)
          select tag_key, ${id}, samples.active, null, ${day}, ${time}
          from numbers join samples on sample = 1 + i % (select count(*) from samples)
          join post_tag on post_tag.post_id = samples.id`,
        )
        .execute(writer);
    }
    if (table !== 'project') return;
    const { id } = parts[store.engine];
    await sql
      .raw(
        `${numbers}
        insert into project_service (project_id, service_id)
        select ${id}, service.id from numbers
        join (select id, row_number() over (order by id) as place from service order by id limit 12) as service
        on service.place = 1 + i % 12`,
      )
      .execute(writer);
    const pictured = await writer.selectFrom('projectPicture').select('pictureId').limit(1).execute();
    if (pictured.length === 0) return;
    await sql
      .raw(
        `${numbers}
        insert into picture (id, name, mime, width, height, bytes, alt, placeholder, color, variants, variants_complete, recipe, created_at)
        select ${id}, name, mime, width, height, bytes, alt, placeholder, color, variants, variants_complete, recipe, created_at
        from numbers, (select * from picture where id = (select picture_id from project_picture order by picture_id limit 1)) as sample`,
      )
      .execute(writer);
    await sql
      .raw(
        `${numbers}
        insert into project_picture (picture_id, project_id, display_order) select ${id}, ${id}, 1 from numbers`,
      )
      .execute(writer);
  });
  const analyze = store.engine === 'sqlite' ? 'analyze' : `analyze ${table}`;
  await sql.raw(analyze).execute(store.read);
}
