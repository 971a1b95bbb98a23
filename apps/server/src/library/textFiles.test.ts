import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { kindOf } from '../content/kindTables.ts';
import { engineTests } from '../testing/engineTests.ts';
import { storePlace } from '../testing/storePlace.ts';
import { testEngines } from '../testing/testEngines.ts';
import { migrations } from '../store/migrations.ts';
import { textFiles } from '../store/migrations/0061TextFiles.ts';
import { openStore, type Reader } from '../store/openStore.ts';
import { addressColumns, namingColumns, namingTables } from './textColumns.ts';

const hash = (letter: string): string => letter.repeat(32);
const noted = async (reader: Reader) =>
  (await reader.selectFrom('textFile').selectAll().execute())
    .map(({ hash: of, place, kind, entryId, part, inText }) =>
      [of[0], place, kind, entryId, part, inText ? 'text' : 'address'].join(' '),
    )
    .toSorted();

const time = new Date('2026-03-02T09:00:00.000Z');
const facts = { icon: '', subtitle: '', shortDescription: '', steps: [], faq: [], pictureId: null };
const more = { metaTitle: '', metaDescription: '', noindex: false, active: true, displayOrder: 1 };
const service = { ...facts, ...more, id: 's', title: 'S', path: '/s', search: '', sortKeys: {} };
const times = { createdAt: time, updatedAt: time };

/** References in all forms, and texts that are none. */
const text = [
  `<img src="/api/images/${hash('a')}.jpg" alt=""> "\\" 'çatı' {}[] \n`,
  `<a href="/api/files/${hash('b')}.pdf">x</a>/api/images/`,
  `<img src="/api/images/${hash('c')}-5-640.webp">/api/images/?x /api/image/${hash('d')}.jpg`,
  `<p>/api/images/${hash('a')}.jpg</p>`,
].join('');

describe.each(testEngines)('what texts refer to on %s', (engine) => {
  const { server } = engineTests(engine);

  test('is known of the texts of an older version as well', async () => {
    const at = await storePlace(engine);
    const older = await openStore({ ...at, migrations: migrations.slice(0, migrations.indexOf(textFiles)) });
    const shareImage = `/api/images/${hash('e')}.jpg`;
    await older.read
      .insertInto('service')
      .values({ ...service, ...times, description: text, shareImage })
      .execute();
    await older.read
      .insertInto('setting')
      .values({ key: 'about', value: { text }, updatedAt: time })
      .execute();
    const trash = { id: 't', kind: 'posts', entryId: 'p', title: '', address: '', search: '', deletedBy: '' };
    await older.read
      .insertInto('trash')
      .values({ ...trash, record: { post: [{ content: text }] }, deletedAt: time })
      .execute();
    await older.close();

    const store = await openStore(at);
    const everywhere = ['site services s ', 'site settings about ', 'trash posts p t'];
    expect(await noted(store.read)).toEqual(
      [
        ...['a', 'b', 'c'].flatMap((of) => everywhere.map((place) => `${of} ${place} text`)),
        'e site services s  address',
      ].toSorted(),
    );
    await store.close();
  });

  test('follows every column that holds addresses, whoever writes it', async () => {
    const { read } = server().store;
    await read
      .insertInto('service')
      .values({ ...service, ...times, description: '', shareImage: '' })
      .execute();
    await sql`insert into project (id, title, path, category, stage, short_description, description, additional_info,
        service_ids, active, display_order, search, sort_keys, created_at, updated_at)
      values ('s', 'S', 's', '', '', '', '', '[]', '[]', ${true}, 1, '', '{}', ${time}, ${time})`.execute(
      read,
    );
    await sql`insert into post (id, title, path, date, excerpt, content, details, author, category, tags, shown_day,
        active, search, sort_keys, created_at, updated_at)
      values ('s', 'S', 's', '', '', '', '', '', '', '[]', '', ${true}, '', '{}', ${time}, ${time})`.execute(
      read,
    );
    for (const table of namingTables) {
      const addresses: readonly string[] = addressColumns[table];
      for (const column of namingColumns[table]) {
        const write = (value: string) =>
          sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where id = 's'`.execute(read);
        await write(`/api/images/${hash('a')}.jpg`);
        const form = addresses.includes(column) ? 'address' : 'text';
        expect([column, await noted(read)]).toEqual([column, [`a site ${kindOf[table]} s  ${form}`]]);
        await write(`/api/images/${hash('b')}.jpg`);
        expect(await noted(read)).toEqual([`b site ${kindOf[table]} s  ${form}`]);
        await write('');
        expect(await noted(read)).toEqual([]);
      }
      await sql`update ${sql.table(table)} set share_image = ${`/api/images/${hash('c')}.jpg`}`.execute(read);
      await sql`delete from ${sql.table(table)}`.execute(read);
      expect(await noted(read)).toEqual([]);
    }
  });
});
