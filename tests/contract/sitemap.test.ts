import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { kindSamples } from '@vitrin/contract/testing/kindSamples';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fill } from '../scale/fill.ts';
import { systemClock } from '../../apps/server/src/clock.ts';
import { callApi, fileForm } from '../../apps/server/src/testing/callApi.ts';
import { countedStore } from '../../apps/server/src/testing/countedStore.ts';
import { plainJpeg } from '../../apps/server/src/testing/samplePictures.ts';
import { openTestApp, type TestApp } from '../../apps/server/src/testing/testApp.ts';
import { testEngines } from '../../apps/server/src/testing/testEngines.ts';
import { apiReader } from '../../apps/server/src/site/apiReader.ts';
import { sitemapPart, sitemapXml } from '../../apps/server/src/site/sitemap.ts';
import { readAtOnce, sitemapOfApi, type SitemapSource } from '../../apps/server/src/site/sitemapSource.ts';
import { storedSitemap } from '../../apps/server/src/site/storedSitemap.ts';

const origin = 'https://ornek.example';
const pieces = async (made: AsyncGenerator<string> | undefined) => {
  const all: string[] = [];
  for await (const piece of made ?? []) all.push(piece);
  return all;
};

const image = async (width: number) => fileForm(await plainJpeg({ width, height: 20 }));
const xmlOf = async (source: SitemapSource) => text(Readable.from(await sitemapXml(source, origin)));
const postsIn = (xml: readonly string[]) => xml.join('').match(/<loc>[^<]*\/blog\/[^<]*<\/loc>/g);

describe.each(testEngines)('the sitemap on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ engine });
    const send = async (path: string, body: unknown) =>
      (await callApi(server.app, path, { method: 'POST', token: server.token, body })).body;
    for (const [index, { group, create, draft, image: at }] of kindSamples.entries()) {
      const made = z.object({ id: z.string() }).parse(await send(create, draft('Çatı & "ışık"', 1)));
      const picture = group === 'projects' ? `/projects/image/${made.id}` : at?.(made.id);
      if (picture !== undefined) await send(picture, await image(20 + index));
      // One entry that is hidden, and one without a picture.
      const hidden = z.object({ id: z.string() }).parse(await send(create, draft('Gizli', 2)));
      await callApi(server.app, `${create}/${hidden.id}`, { method: 'DELETE', token: server.token });
      await send(create, { ...draft('Gizli', 3), active: false });
      await send(create, draft('Resimsiz', 4));
    }
    await send('/gallery/upload', await image(40));
    await send('/blog', {
      ...kindSamples.find(({ group }) => group === 'posts')?.draft('Yarın', 5),
      publishDate: '2999-01-01T00:00:00.000Z',
    });
    await server.media.settled();
  });
  afterAll(() => server.close());

  test('is the same whether read from the store or from the API', async () => {
    const stored = await xmlOf(storedSitemap(server.store.read, systemClock));
    expect(stored).toBe(await xmlOf(sitemapOfApi(apiReader(server.app))));
    expect(stored).toContain('<image:caption>');
    expect(stored).not.toContain('Gizli');
  });

  const post = (path: string, body: object) =>
    callApi(server.app, path, { method: 'POST', token: server.token, body });
  const pathsTold = async () => {
    const xml = await xmlOf(storedSitemap(server.store.read, systemClock));
    return [sitePaths.contact(), sitePaths.blog(), sitePaths.privacy(), sitePaths.quote()].filter((path) =>
      xml.includes(`${path}</loc>`),
    );
  };

  test('leaves out the pages of empty parts, and one that leads elsewhere', async () => {
    expect(await pathsTold()).toEqual([sitePaths.contact(), sitePaths.blog(), sitePaths.quote()]);
    await post('/site-info', { contactDelivery: 'simulate' });
    await post('/privacy-notice', { title: 'Metin', content: '<p>Metin.</p>' });
    expect(await pathsTold()).toEqual([sitePaths.contact(), sitePaths.blog(), sitePaths.privacy()]);
  });

  test('is read and written in chunks of entries, reading only the fields that it contains', async () => {
    await fill(server.store, 2_000);
    const counted = countedStore(server.store);
    const source = storedSitemap(counted.store.read, systemClock);
    const parts = await pieces(await sitemapXml(source, origin));
    const { most, rows } = counted.taken();
    expect(parts.join('').match(/<url>/g)).toHaveLength(parts.join('').match(/<\/url>/g)?.length ?? 0);
    expect(most).toBeLessThanOrEqual(readAtOnce);
    // Other tasks get to run between two chunks: as many times as there are chunks.
    let turns = 0;
    const count = () => {
      turns += 1;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    await pieces(await sitemapXml(source, origin));
    clearImmediate(timer);
    expect(turns).toBeGreaterThanOrEqual(parts.length - 3);
    // For each entry its own row, its picture's and, for a project, the one that links them.
    expect(rows).toBeLessThan(3 * 2_000 * 3 + 2_000);
    expect(Math.max(...parts.slice(2).map((part) => part.split('<url>').length - 1))).toBe(readAtOnce);
    expect(parts.length).toBeGreaterThan(20);
    const part = await pieces(await sitemapPart(source, 'yazilar-1', origin));
    expect(postsIn(part)).toEqual(postsIn(parts));
  });

  test('a list begins anywhere, and loses no address to an entry hidden while it is read', async () => {
    await fill(server.store, 2_000);
    const { read } = server.store;
    const { hizmetler, projeler, yazilar } = storedSitemap(read, systemClock).lists;
    for (const [table, { entries }] of [
      ['service', hizmetler],
      ['project', projeler],
      ['post', yazilar],
    ] as const) {
      const told: string[] = [];
      for await (const some of entries(0)) {
        const [{ title = '' } = {}] = some;
        // The first of the list, so that all after it move up.
        if (told.length === 0) {
          await read.updateTable(table).set({ active: false }).where('title', '=', title).execute();
        }
        told.push(...some.map(({ path }) => path));
      }
      expect(new Set(told).size).toBe(told.length);
      const rest: string[] = [];
      for await (const some of entries(readAtOnce)) rest.push(...some.map(({ path }) => path));
      expect(rest).toEqual(told.slice(readAtOnce + 1));
      expect(rest.length).toBeGreaterThan(1_000);
    }
  });
});
