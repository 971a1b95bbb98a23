// @module-tag long
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { storePlace } from '../../testing/storePlace.ts';
import { everyEngine } from '../../testing/testEngines.ts';
import { migrations } from '../migrations.ts';
import { openStore } from '../openStore.ts';
import { historyByEntry } from './0054HistoryByEntry.ts';

const before = migrations.slice(0, migrations.indexOf(historyByEntry));
const time = '2026-03-02T09:00:00.000Z';

test.each(everyEngine)('the history of an older version stays with its pictures, on %s', async (engine) => {
  const at = await storePlace(engine);
  const older = await openStore({ ...at, migrations: before });
  const no = engine === 'sqlite' ? 0 : false;
  await sql`insert into picture (id, name, mime, width, height, bytes, alt, placeholder, color, variants, variants_complete, created_at)
    values ('p', 'p.jpg', 'image/jpeg', 1, 1, 1, '', 'x', '', '[]', ${no}, ${time})`.execute(older.read);
  for (const [id, entry, number] of [
    ['v3', 'b', 1],
    ['v1', 'a', 1],
    ['v2', 'a', 2],
  ] as const) {
    await sql`insert into version
      (id, kind, entry_id, number, act, minor, user_id, made_by, made_at, restored_at, change, content)
      values (${id}, 'services', ${entry}, ${number}, 'changed', ${no}, '', 'Elif', ${time}, null, '{}', ${`{"n":${number}}`})`.execute(
      older.read,
    );
  }
  await sql`insert into version_picture (version_id, picture_id) values ('v2', 'p')`.execute(older.read);
  const all = (store: typeof older) => store.read.selectFrom('version').selectAll().orderBy('id').execute();
  const rows = await all(older);
  expect(rows).toHaveLength(3);
  await older.close();

  const store = await openStore(at);
  expect(await all(store)).toEqual(rows);
  const [first] = rows;
  if (first === undefined) throw new Error('There is a version');
  const add = (row: typeof first) =>
    store.write((writer) => writer.insertInto('version').values(row).execute());
  await expect(add({ ...first, id: 'v9' })).rejects.toThrow(/unique/i);
  await expect(add({ ...first, number: 9 })).rejects.toThrow(/unique/i);
  const held = () => store.read.selectFrom('versionPicture').selectAll().execute();
  expect(await held()).toEqual([{ versionId: 'v2', pictureId: 'p' }]);
  await store.read.deleteFrom('version').where('id', '=', 'v2').execute();
  expect(await held()).toEqual([]);
  await store.close();
});

test('the space of a version that has become small is reused', async () => {
  const at = await storePlace('sqlite');
  const store = await openStore(at);
  const content = JSON.stringify({
    fields: { title: 'x'.repeat(3_000) },
    pictures: [],
    visible: null,
    place: null,
  });
  const entries = Array.from({ length: 10 }, (_none, index) => `e${index}`);
  const count = 500;
  await store.write(async (writer) => {
    for (let number = 0; number < count; number += 1) {
      const entryId = entries[number % entries.length] ?? '';
      const row = Math.floor(number / entries.length) + 1;
      await sql`update version set content = '{}' where entry_id = ${entryId} and number = ${row - 1}`.execute(
        writer,
      );
      await sql`insert into version (id, kind, entry_id, number, act, minor, user_id, made_by, made_at, change, content)
        values (${`id-${String(number).padStart(30, '0')}`}, 'services', ${entryId}, ${row}, 'changed', 0, '', 'Elif', ${time},
        '{}', ${content})`.execute(writer);
    }
  });
  const { rows } = await sql<{ bytes: number }>`select sum(pgsize) as bytes from dbstat
    where name in (select name from sqlite_schema where tbl_name = 'version')`.execute(store.read);
  // Full versions take 3,000 each, and nearly all of them have become small.
  expect((rows[0]?.bytes ?? 0) / count).toBeLessThan(800);
  await store.close();
});
