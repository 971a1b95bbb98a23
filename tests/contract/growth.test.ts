import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { kindSamples } from '@vitrin/contract/testing/kindSamples';
import { sql } from 'kysely';
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
import { plainJpeg } from '../../apps/server/src/testing/samplePictures.ts';
import { openTestApp, type TestApp } from '../../apps/server/src/testing/testApp.ts';
import { testEngines } from '../../apps/server/src/testing/testEngines.ts';
import { fill } from '../scale/fill.ts';

/** More than any page shows, and then a hundred times as many as a small site has. */
const few = 60;
const many = 2_000;

const assetsFor = () => ({ entry: '/a.js', page: '', styles: [], modules: [] });

const entry = z.object({ id: z.string(), path: z.string().default('') });

/** The cost of one address: the bytes sent, and what is read from the database for it. */
type Cost = Counts & { bytes: number };

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
  });
  afterAll(() => server.close());

  /** Does for messages what `fill` does for content. */
  const fillMessages = async (count: number) => {
    const copied = sql.raw(
      `name, email, subject, message, "read", archived, search, sort_keys, created_at, updated_at`,
    );
    await sql`with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i + 1 < ${sql.lit(count)})
      insert into contact_message (id, ${copied})
      select 'm' || ${sql.lit(count)} || '-' || i, ${copied}
      from numbers, (select * from contact_message where id not like 'm%' limit 1) as first`.execute(
      server.store.read,
    );
  };

  const lists = kindSamples.flatMap(({ all, title }) =>
    ['', '&q=baslik', '&q=b', `&sort=${title}`, '&sort=-updatedAt', '&sort=-createdAt', '&active=true'].map(
      (query) => `/api${all}?page=1&pageSize=${limits.panelRows}${query}`,
    ),
  );
  const planned = ['true', 'false'].map(
    (scheduled) => `/api/blog/admin?page=1&pageSize=${limits.panelRows}&scheduled=${scheduled}`,
  );
  const inbox = ['', '&read=false', '&q=merhaba'].map(
    (query) => `/api/contact-messages?page=1&pageSize=${limits.recentMessages}${query}`,
  );
  const library = [`/api/library?page=1&pageSize=${limits.panelLibrary}`];
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

  /** The cost of each address, requested from an application with an empty cache. */
  async function costs(): Promise<ReadonlyMap<string, Cost>> {
    const counted = countedStore(server.store);
    const app = await buildApp({
      store: counted.store,
      media: server.media,
      clock: systemClock,
      uploadFolder: server.folder,
      rateLimit: 'off',
      log: server.app.log,
      pages: async (scope, { media }) => {
        const sitemap = storedSitemap(counted.store.read, systemClock);
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
    for (const url of [...lists, ...planned, ...inbox, ...library]) await read(url, server.token);
    await app.close();
    return found;
  }

  test('few and many entries cost about the same, for every page, feed, response and list of the panel', async () => {
    await fill(server.store, few);
    await fillMessages(few);
    const before = await costs();
    await fill(server.store, many);
    await fillMessages(many);
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
    expect(grown.map(([url, cost]) => [url, before.get(url), cost])).toEqual([]);
    expect(after.size).toBeGreaterThan(60);
  });
});
