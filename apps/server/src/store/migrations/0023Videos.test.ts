// @module-tag long
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { listAsked } from '../../content/contentReads.ts';
import { storePlace } from '../../testing/storePlace.ts';
import { everyEngine } from '../../testing/testEngines.ts';
import { plainContent } from '../../plain/plainContent.ts';
import { migrations } from '../migrations.ts';
import { openStore } from '../openStore.ts';
import { videos } from './0023Videos.ts';

const kind = plainContent('videos');

const before = migrations.slice(0, migrations.indexOf(videos));
const time = '2026-03-02T09:00:00.000Z';
const written = (id: string, title: string) => ({
  id,
  title,
  description: 'Bir gün.',
  url: `https://video.example/${id}`,
  embedUrl: `https://video.example/e/${id}`,
  duration: '3:45',
  date: '2026-01-01',
  pictureId: id === 'v1' ? 'p1' : 'gone',
});

describe.each(everyEngine)('videos of an older version on %s', (engine) => {
  test('are entries, in the order of their document, and can be searched and sorted', async () => {
    const at = await storePlace(engine);
    const older = await openStore({ ...at, migrations: before });
    await sql`insert into picture (id, name, mime, width, height, bytes, alt, placeholder, color, variants,
      variants_complete, recipe, created_at)
      values ('p1', 'p1.jpg', 'image/jpeg', 4, 3, 1, 'Kare', '', '', '[]', ${true}, 1, ${new Date(time)})`.execute(
      older.read,
    );
    const list = [written('v2', 'Zemin'), written('v1', 'Çatı'), 'damaged', { title: 'no id' }];
    await sql`insert into setting (key, value, updated_at)
      values ('videos', ${JSON.stringify({ list })}, ${new Date(time)})`.execute(older.read);
    await older.close();

    const store = await openStore(at);
    const { body: listed } = await listAsked(kind, store, {});
    const { pictureId: _picture, ...first } = written('v2', 'Zemin');
    expect(listed).toEqual([
      { ...first, active: true, displayOrder: 1, createdAt: time, updatedAt: time, image: null },
      expect.objectContaining({ id: 'v1', displayOrder: 2, image: expect.objectContaining({ alt: 'Kare' }) }),
    ]);
    const sorted = await listAsked(kind, store, { sort: 'title', page: 1 });
    expect(sorted.body.map(({ id }) => id)).toEqual(['v1', 'v2']);
    const found = await listAsked(kind, store, { q: 'cati', page: 1 });
    expect(found.body.map(({ id }) => id)).toEqual(['v1']);
    const settings = await store.read.selectFrom('setting').select('key').execute();
    expect(settings).toEqual([]);
    await store.close();
  });

  test('are none if nothing was written', async () => {
    const at = await storePlace(engine);
    await (await openStore({ ...at, migrations: before })).close();
    const store = await openStore(at);
    expect((await listAsked(kind, store, {})).body).toEqual([]);
    await store.close();
  });
});
