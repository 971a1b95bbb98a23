// @module-tag long
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { listRedirects } from '../../redirects/redirects.ts';
import { storePlace } from '../../testing/storePlace.ts';
import { everyEngine } from '../../testing/testEngines.ts';
import { migrations } from '../migrations.ts';
import { openStore } from '../openStore.ts';
import { redirectSearch } from './0063RedirectSearch.ts';

const time = new Date('2026-03-02T09:00:00.000Z');

describe.each(everyEngine)('redirects of an older version on %s', (engine) => {
  test('are found by both addresses', async () => {
    const at = await storePlace(engine);
    const older = await openStore({
      ...at,
      migrations: migrations.slice(0, migrations.indexOf(redirectSearch)),
    });
    for (const [id, owner, path, target] of [
      ['a', 'site', '/%C3%A7at%C4%B1-i%C5%9Fleri', '/iletisim'],
      ['b', 'project', 'eski-ev', ''],
      ['c', 'unknown', 'eski-ev', ''],
    ])
      await sql`insert into old_path (id, owner, path, target, entry_id, created_at)
        values (${id}, ${owner}, ${path}, ${target}, '', ${time})`.execute(older.read);
    await older.close();

    const store = await openStore(at);
    const foundBy = async (q: string) => (await listRedirects(store, time, { page: 1, q })).body.length;
    for (const q of ['CATI', 'çatı-iş', 'iletisim', 'projelerimiz/eski'])
      expect([q, await foundBy(q)]).toEqual([q, 1]);
    expect([await foundBy('yok'), await foundBy('i')]).toEqual([0, 2]);
    await store.close();
  });
});
