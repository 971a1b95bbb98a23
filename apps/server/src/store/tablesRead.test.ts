import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { countValues } from '../content/countValues.ts';
import { createTurns } from '../http/turns.ts';
import { projectFacetsOf } from '../projects/projectQueries.ts';
import { everyEngine } from '../testing/testEngines.ts';
import { openTestStore } from '../testing/testStore.ts';
import { withTablesRead } from './tablesRead.ts';

describe.each(everyEngine)('the tables read by some work on %s', (engine) => {
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

  test('are those of raw SQL whose tables are nodes', async () => {
    const { read } = await open();
    const { tables } = await withTablesRead(async () => {
      await sql`select 1 from (select id from ${sql.table('post')} where title = ${'from all, to you'}) as found
        join ${sql.table('post_tag')} as tag on tag.post_id = found.id`.execute(read);
    });
    expect(tables).toEqual(new Set(['post', 'post_tag']));
  });

  test.each([
    ['names a table', sql`select 1 from post`],
    ['joins a table', sql`select 1 from ${sql.table('post_tag')} as tag join post on post.id = tag.post_id`],
    ['has another way to name a table', sql`select 1 from ${sql.id('post')}`],
    ['names a table after a comma', sql`select 1 from ${sql.table('post_tag')}, post`],
    ['has a second table after a comma', sql`select 1 from ${sql.table('post')}, ${sql.table('post_tag')}`],
  ])('are unknown if raw SQL %s', async (_what, query) => {
    const { read } = await open();
    const { tables } = await withTablesRead(async () => {
      await read.selectFrom('setting').selectAll().execute();
      await query.execute(read);
    });
    expect(tables).toBeUndefined();
  });

  test('are unknown if nothing was observed', async () => {
    expect((await withTablesRead(async () => undefined)).tables).toBeUndefined();
  });

  test('of the numbers beside a list’s filters are those that are counted', async () => {
    const { read } = await open();
    const ofProjects = await withTablesRead(() => projectFacetsOf(read, { service: 'bakim' }));
    expect(ofProjects.tables).toEqual(new Set(['project', 'project_service', 'service', 'old_path']));
    const ofPosts = await withTablesRead(() => countValues(read, 'post', 'category', sql`active = ${true}`));
    expect(ofPosts.tables).toEqual(new Set(['post']));
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
