import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTurns } from '../http/turns.ts';
import { testEngines } from '../testing/testEngines.ts';
import { openTestStore } from '../testing/testStore.ts';
import { withTablesRead } from './tablesRead.ts';

describe.each(testEngines)('what something is made of on %s', (engine) => {
  async function open() {
    const { store, close } = await openTestStore(engine);
    onTestFinished(close);
    return store;
  }

  test('is told by the tables of all its queries, joined and nested ones as well', async () => {
    const { read } = await open();
    const { tables } = await withTablesRead(async () => {
      await read
        .selectFrom('post')
        .leftJoin('picture', 'picture.id', 'post.id')
        .select('post.id')
        .where('post.id', 'in', (nested) => nested.selectFrom('postTag').select('postTag.postId'))
        .execute();
      await read.selectFrom('setting').selectAll().execute();
    });
    expect([...(tables ?? [])].toSorted()).toEqual(['picture', 'post', 'post_tag', 'setting']);
  });

  test('may be anything where a query reads by text, or nothing was seen', async () => {
    const { read } = await open();
    const byText = await withTablesRead(async () => {
      await read.selectFrom('setting').selectAll().execute();
      await sql`select 1 from post`.execute(read);
    });
    const nothing = await withTablesRead(async () => undefined);
    expect([byText.tables, nothing.tables]).toEqual([undefined, undefined]);
  });

  test('is told to who asked, also where a queue begins the work of one at the end of that of another', async () => {
    const { read } = await open();
    const { take } = createTurns(1);
    const made = await Promise.all(
      (['service', 'reason', 'member'] as const).map((table) =>
        withTablesRead(() => take(async () => read.selectFrom(table).select('id').execute())),
      ),
    );
    expect(made.map(({ tables }) => tables)).toEqual(
      ['service', 'reason', 'member'].map((table) => new Set([table])),
    );
  });
});
