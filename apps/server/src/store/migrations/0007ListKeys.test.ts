// @module-tag long
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../../clock.ts';
import { listPosts } from '../../posts/postQueries.ts';
import { posts } from '../../posts/postKind.ts';
import { listAsked } from '../../content/contentReads.ts';
import { storePlace } from '../../testing/storePlace.ts';
import { everyEngine } from '../../testing/testEngines.ts';
import { migrations } from '../migrations.ts';
import { openStore } from '../openStore.ts';
import { listKeys } from './0007ListKeys.ts';

const before = migrations.slice(0, migrations.indexOf(listKeys));
const written = [
  { id: 'p1', title: 'Zemin', tags: ['Çatı', 'çatı', ' Gün  Işığı '] },
  { id: 'p2', title: 'Çatı', tags: [] },
  { id: 'p3', title: 'Cephe', tags: ['Gün ışığı'] },
];
const time = '2026-03-02T09:00:00.000Z';

describe.each(everyEngine)('posts of an older version on %s', (engine) => {
  test('are sorted by title and found by their tags', async () => {
    const at = await storePlace(engine);
    const older = await openStore({ ...at, migrations: before });
    for (const { id, title, tags } of written) {
      await sql`insert into post
        (id, active, created_at, updated_at, search, title, excerpt, content, details, author, category, date,
         tag_keys, shown_day, tags, publish_date)
        values (${id}, ${true}, ${new Date(time)}, ${new Date(time)}, '', ${title}, '', '', '', '', '', '2026-03-02',
         '', '2026-03-02', ${JSON.stringify(tags)}, null)`.execute(older.read);
    }
    await older.close();

    const store = await openStore(at);
    const tagged = async (tag: string) => {
      const { body } = await listPosts(store.read, systemClock.now(), { tag });
      return body.map(({ id }) => id);
    };
    const sorted = await listAsked(posts, store, { sort: 'title', page: 1 });
    expect(sorted.body.map(({ title }) => title)).toEqual(['Cephe', 'Çatı', 'Zemin']);
    expect([await tagged('gun isigi'), await tagged('cati'), await tagged('gun')]).toEqual([
      ['p3', 'p1'],
      ['p1'],
      [],
    ]);
    await store.close();
  });
});
