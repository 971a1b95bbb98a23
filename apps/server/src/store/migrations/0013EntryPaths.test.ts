// @module-tag long
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { activeRows } from '../../content/contentReads.ts';
import { findByPath } from '../../content/entryPaths.ts';
import { services } from '../../services/serviceKind.ts';
import { storePlace } from '../../testing/storePlace.ts';
import { everyEngine } from '../../testing/testEngines.ts';
import { migrations } from '../migrations.ts';
import { openStore, type Store } from '../openStore.ts';
import { entryPaths } from './0013EntryPaths.ts';

const before = migrations.slice(0, migrations.indexOf(entryPaths));
const time = new Date('2026-03-02T09:00:00.000Z');

const addPosts = (store: Store, titles: readonly string[]) =>
  store.write(async (writer) => {
    for (const [index, title] of titles.entries()) {
      const id = `p${String(index).padStart(5, '0')}`;
      await sql`insert into post (id, active, created_at, updated_at, search, sort_keys, title, excerpt, content,
        details, author, category, date, shown_day, tags, publish_date)
        values (${id}, ${true}, ${time}, ${time}, '', '{}', ${title}, '', '', '', '', '', '2026-03-02', '2026-03-02',
        '[]', null)`.execute(writer);
    }
  });

describe.each(everyEngine)('entries of an older version on %s', (engine) => {
  test('get paths from their titles, the oldest of equal ones without a number', async () => {
    const at = await storePlace(engine);
    const older = await openStore({ ...at, migrations: before });
    // More than one batch, and titles that collide with numbered paths.
    const same = Array.from({ length: 1_100 }, () => 'Kışın Bakım');
    await addPosts(older, ['Kışın Bakım 2', 'Tag', '…', 'x'.repeat(200), ...same]);
    await older.close();

    const store = await openStore(at);
    const rows = await store.read.selectFrom('post').select(['id', 'path']).orderBy('id').execute();
    const paths = rows.map(({ path }) => path);
    expect(paths.slice(0, 4)).toEqual(['kisin-bakim-2', 'tag-2', 'yazi', 'x'.repeat(190)]);
    expect(paths.slice(4, 7)).toEqual(['kisin-bakim', 'kisin-bakim-3', 'kisin-bakim-4']);
    expect(new Set(paths).size).toBe(paths.length);
    await store.close();
  });

  test('keep the old addresses of services', async () => {
    const at = await storePlace(engine);
    const older = await openStore({ ...at, migrations: before });
    await sql`insert into service (id, active, created_at, updated_at, search, sort_keys, title, subtitle, path, icon,
      short_description, description, display_order)
      values ('s1', ${true}, ${time}, ${time}, '', '{}', 'Çatı', '', '/cati', '', '', '', 1)`.execute(
      older.read,
    );
    await sql`insert into service_old_path (path, service_id, created_at)
      values ('/eski-cati', 's1', ${time})`.execute(older.read);
    await older.close();

    const store = await openStore(at);
    const found = await findByPath(services, store.read, '/eski-cati', activeRows(services, store.read));
    expect(found).toMatchObject({ id: 's1', path: '/cati' });
    await store.close();
  });
});
