import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTurns } from '../http/turns.ts';
import { testEngines } from '../testing/testEngines.ts';
import { openTestStore } from '../testing/testStore.ts';
import { withTablesRead } from './tablesRead.ts';

describe.each(testEngines)('the tables read by some work on %s', (engine) => {
  async function open() {
    const { store, close } = await openTestStore(engine);
    onTestFinished(close);
    return store;
  }

  test('are those of all its queries, including joined and nested ones', async () => {
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

  test('are unknown if a query uses raw SQL, or nothing was observed', async () => {
    const { read } = await open();
    const byText = await withTablesRead(async () => {
      await read.selectFrom('setting').selectAll().execute();
      await sql`select 1 from post`.execute(read);
    });
    const nothing = await withTablesRead(async () => undefined);
    expect([byText.tables, nothing.tables]).toEqual([undefined, undefined]);
  });

  test('are reported to the right caller, even if a queue starts one caller’s work at the end of another’s', async () => {
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
