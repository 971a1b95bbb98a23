import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openTestStore } from '../testing/testStore.ts';
import { collectStatistics } from './plannerStatistics.ts';

test('SQLite knows how its tables are filled, but not what lies inside its full-text indexes', async () => {
  const { store, close } = await openTestStore('sqlite');
  onTestFinished(close);
  const known = async () => {
    const { rows } = await sql<{ tbl: string }>`select distinct tbl from sqlite_stat1`.execute(store.read);
    return rows.map(({ tbl }) => tbl);
  };
  await store.write((writer) =>
    writer
      .insertInto('setting')
      .values({ key: 'deneme', value: {}, updatedAt: new Date(0) })
      .execute(),
  );
  await collectStatistics(store);
  expect(await known()).toContain('setting');
  expect((await known()).filter((table) => /_(?:config|data|docsize|idx)$/.test(table))).toEqual([]);
});

test('a collection that is stopped leaves the other tables for the next day', async () => {
  const { store, close } = await openTestStore('sqlite');
  onTestFinished(close);
  await collectStatistics(store, AbortSignal.abort());
  const { rows } = await sql`select name from sqlite_master where name = 'sqlite_stat1'`.execute(store.read);
  expect(rows).toEqual([]);
});
