import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { kindSamples } from '@vitrin/contract/testing/kindSamples';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createRenderer } from '../../apps/site/src/entry.server.tsx';
import { buildApp } from '../../apps/server/src/app.ts';
import { systemClock } from '../../apps/server/src/clock.ts';
import { mountDiscovery } from '../../apps/server/src/site/mountDiscovery.ts';
import { mountPages } from '../../apps/server/src/site/mountPages.ts';
import { storedSitemap } from '../../apps/server/src/site/storedSitemap.ts';
import { callApi, fileForm } from '../../apps/server/src/testing/callApi.ts';
import { type Counts, countedStore } from '../../apps/server/src/testing/countedStore.ts';
import { fullReadsIn } from '../../apps/server/src/testing/fullReads.ts';
import { plainJpeg } from '../../apps/server/src/testing/samplePictures.ts';
import { openTestApp, type TestApp } from '../../apps/server/src/testing/testApp.ts';
import { testEngines } from '../../apps/server/src/testing/testEngines.ts';
import { contentTables, fill } from '../scale/fill.ts';

/** More than any page shows, and then a hundred times as many as a small site has. */
const few = 60;
const many = 2_000;

const assetsFor = () => ({ entry: '/a.js', page: '', styles: [], modules: [] });

const entry = z.object({ id: z.string(), path: z.string().default('') });

/** The cost of one address: the bytes sent, and what is read from the database for it. */
type Cost = Counts & { bytes: number };

const numbersOf = ({ bytes, queries, rows, most }: Cost) => ({ bytes, queries, rows, most });

describe.each(testEngines)('sixty or two thousand entries on %s', (engine) => {
  let server: TestApp;
  const addresses = new Map<string, string>();
  beforeAll(async () => {
    server = await openTestApp({ engine });
    const send = async (path: string, body: unknown) =>
      (await callApi(server.app, path, { method: 'POST', token: server.token, body })).body;
    for (const { group, create, draft } of kindSamples) {
      const added = entry.parse(await send(create, { ...draft('Uzun bir başlık', 1), active: true }));
      if (group === 'projects') {
        addresses.set(group, sitePaths.project(added));
        await send(`/projects/image/${added.id}`, fileForm(await plainJpeg({ width: 40, height: 30 })));
      }
      if (group === 'posts') addresses.set(group, sitePaths.post(added));
    }
    await send('/contact-messages', {
      name: 'Ayşe Güneş',
      email: 'ayse@ornek.example',
      message: 'Merhaba',
      elapsedMs: 9_000,
    });
    await send('/redirects', { from: '/eski', to: '/yeni' });
    const deleted = kindSamples.find(({ group }) => group === 'posts')?.draft('Silinen', 2);
    const { id } = entry.parse(await send('/blog', deleted));
    await send('/blog/bulk', { act: 'delete', ids: [id] });
    const kept = entry.parse(
      await send('/library/upload', fileForm(await plainJpeg({ width: 50, height: 30 }))),
    );
    addresses.set('picture', `/api/library/${kept.id}`);
  });
  afterAll(() => server.close());

  const filled = [...contentTables, 'activity', 'contact_message', 'old_path', 'trash'];

  const lists = kindSamples.flatMap(({ all, title }) =>
    ['', '&q=baslik', '&q=b', `&sort=${title}`, '&sort=-updatedAt', '&sort=-createdAt', '&active=true'].map(
      (query) => `/api${all}?page=1&pageSize=${limits.panelRows}${query}`,
    ),
  );
  const narrowed = kindSamples.flatMap(({ all, title }) =>
    [`sort=${title}`, 'sort=-updatedAt', 'sort=-createdAt', 'q=baslik'].map(
      (query) => `/api${all}?page=1&pageSize=${limits.panelRows}&active=true&${query}`,
    ),
  );
  const planned = ['true', 'false'].map(
    (scheduled) => `/api/blog/admin?page=1&pageSize=${limits.panelRows}&scheduled=${scheduled}`,
  );
  const inbox = ['', '&read=false', '&q=merhaba'].map(
    (query) => `/api/contact-messages?page=1&pageSize=${limits.recentMessages}${query}`,
  );
  const library = `/api/library?page=1&pageSize=${limits.panelLibrary}`;
  const visited = kindSamples.flatMap(({ shown }) => [`/api${shown}?page=1&pageSize=13`]);
  const slices = [
    '/api/home-page',
    '/api/home/services',
    '/api/home/projects',
    '/api/home/blog',
    '/api/home/team',
  ];
  const pages = () => [
    sitePaths.home(),
    sitePaths.about(),
    sitePaths.team(),
    sitePaths.services(),
    sitePaths.projects(),
    `${sitePaths.projects()}?sayfa=2`,
    `${sitePaths.projects()}?kategori=Konut`,
    addresses.get('projects') ?? '',
    sitePaths.photos(),
    sitePaths.blog(),
    `${sitePaths.blog()}?sayfa=2`,
    addresses.get('posts') ?? '',
    sitePaths.tag('deneme'),
    sitePaths.contact(),
    '/feed.xml',
  ];

  /** What was read for each address, requested from an application with an empty cache. */
  async function costs(further: readonly string[] = []): Promise<ReadonlyMap<string, Cost>> {
    const counted = countedStore(server.store);
    const sitemap = storedSitemap(counted.store.read, systemClock);
    const app = await buildApp({
      store: counted.store,
      media: server.media,
      clock: systemClock,
      uploadFolder: server.folder,
      rateLimit: 'off',
      log: server.app.log,
      pages: async (scope, { media }) => {
        await mountDiscovery(scope, { publicUrl: 'https://ornek.example', cards: media, sitemap });
        await mountPages(scope, {
          site: async (api) => createRenderer({ ...api, assetsFor }),
          publicUrl: 'https://ornek.example',
          policy: undefined,
        });
      },
    });
    const found = new Map<string, Cost>();
    const read = async (url: string, token?: string) => {
      counted.taken();
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const answer = await app.inject({ url, headers });
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
      found.set(url, { ...counted.taken(), bytes: answer.rawPayload.byteLength });
    };
    // Requests that the site itself makes at startup do not count.
    await read(sitePaths.contact());
    for (const url of [...visited, ...slices, ...pages()]) await read(url);
    for (const url of [...lists, ...planned, ...inbox, library]) await read(url, server.token);
    for (const url of further) await read(url, server.token);
    await app.close();
    return found;
  }

  /** Pages near the end of their lists, and what has no few entries to compare with. */
  const deep = () => [
    ...kindSamples.map(({ shown }) => `/api${shown}?page=150&pageSize=13`),
    '/api/blog?page=150&pageSize=13&tag=deneme',
    '/api/blog?page=150&pageSize=13&category=Genel',
    '/api/projects?page=150&pageSize=13&category=Konut',
    '/sitemap.xml',
    '/sitemap-yazilar-1.xml',
    ...[...lists, ...narrowed, ...planned].map((url) => url.replace('page=1&', 'page=79&')),
    ...planned.map((url) => `${url}&active=true&sort=-updatedAt`),
    ...['&unused=true', '&q=kapi'].map((query) => `${library}${query}`),
    addresses.get('picture') ?? '',
    ...['/redirects', '/trash'].flatMap((list) => [
      `/api${list}?page=79&pageSize=${limits.panelRows}`,
      `/api${list}?page=1&pageSize=${limits.panelRows}&q=eski`,
    ]),
    `/api/activity?pageSize=${limits.panelRows}`,
    '/api/site-health',
    '/api/setup',
  ];

  test('few and many entries cost about the same, for every page, feed, response and list of the panel', async () => {
    await fill(server.store, few, filled);
    const before = await costs();
    await fill(server.store, many, filled);
    const after = await costs();
    const grown = [...after].filter(([url, { bytes, queries, rows, most }]) => {
      const small = before.get(url);
      if (small === undefined) return true;
      return (
        bytes > 1.2 * small.bytes ||
        queries > small.queries + 2 ||
        rows > 1.2 * small.rows + 5 ||
        most > 1.2 * small.most + 2
      );
    });
    expect(
      grown.map(([url, cost]) => [url, [before.get(url), cost].map((of) => of && numbersOf(of))]),
    ).toEqual([]);
    expect(after.size).toBeGreaterThan(60);
  });

  /** The tables that are read in full for some of these, and why. */
  const readInFull = (): Readonly<Record<string, { tables: readonly string[]; because: string }>> => {
    const texts = ['member', 'post', 'project', 'service'];
    const plain = ['certificate', 'reference', 'video', 'voice'];
    return {
      [library]: {
        tables: [...texts, ...plain, 'picture'],
        because: 'pictures are read until a page of used ones is full; the copied entries share a few',
      },
      [`${library}&unused=true`]: {
        tables: [...texts, ...plain, 'picture'],
        because: 'pictures are read until a page of unused ones is full; the copied entries share a few',
      },
      [`${library}&q=kapi`]: { tables: ['picture'], because: 'words are looked for in each row' },
      [addresses.get('picture') ?? '']: {
        tables: [...texts, ...plain],
        because: 'the copied entries share a few pictures',
      },
      [`/api/redirects?page=79&pageSize=${limits.panelRows}`]: {
        tables: ['old_path'],
        because: 'each is checked for whether it leads anywhere',
      },
      [`/api/redirects?page=1&pageSize=${limits.panelRows}&q=eski`]: {
        tables: ['old_path'],
        because: 'each that is found is checked for whether it leads anywhere',
      },
      [`/api/trash?page=1&pageSize=${limits.panelRows}&q=eski`]: {
        tables: ['trash'],
        because: 'titles are searched in each row, of which there are those of 30 days',
      },
      '/api/site-health': {
        tables: [...texts, ...plain, 'old_path'],
        because: 'every entry and redirect is checked, a few at a time, for editors only',
      },
    };
  };

  test.skipIf(engine !== 'sqlite')(
    'no table is read in full, except for addresses that say why',
    async () => {
      await fill(server.store, many, filled);
      const after = await costs(deep());
      const fullReads = await fullReadsIn(server.store.read);
      const found: Record<string, string[]> = {};
      for (const [url, { statements }] of after) {
        const tables = await fullReads(statements);
        if (tables.size > 0) found[url] = [...tables].toSorted();
      }
      const known = Object.entries(readInFull()).map(([url, { tables }]) => [url, tables.toSorted()]);
      expect(found).toEqual(Object.fromEntries(known));
      const texts = [...after.values()].flatMap(({ statements }) => statements.map(({ text }) => text));
      expect(new Set(texts).size).toBeGreaterThan(300);
    },
  );
});
