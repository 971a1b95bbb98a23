import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RenderedPage } from '@vitrin/contract/rendering/rendering';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openApp } from '../app.ts';
import { noteFreshness } from '../http/answers/freshness.ts';
import { testClock } from '../testing/testClock.ts';
import { mountPages } from './mountPages.ts';

const clock = testClock();
const minute = 60_000;

/** A site whose pages show how often they were rendered, over content whose version the test sets. */
async function openSite(
  render?: (url: URL, made: number) => RenderedPage,
  freshMs?: number,
  app: FastifyInstance = Fastify(),
) {
  onTestFinished(() => app.close());
  const state = { version: '1', away: false, made: 0 };
  const page = (url: URL): RenderedPage => ({
    status: state.away ? 503 : 200,
    html: `<p>${state.made} ${url.href}</p>${'<p>Aynı söz.</p>'.repeat(200)}`,
    inline: { scripts: [], styles: [] },
  });
  await app.register((pages) =>
    mountPages(pages, {
      site: async () => async (request) => {
        state.made += 1;
        const url = new URL(request.url);
        if (freshMs !== undefined) noteFreshness(new Date(clock.now().getTime() + freshMs));
        // Lets other requests arrive in the meantime.
        await new Promise(setImmediate);
        return render?.(url, state.made) ?? page(url);
      },
      publicUrl: undefined,
      policy: () => "default-src 'self'",
      content: {
        version: async () => {
          if (state.away) throw new Error('The store is away');
          return { id: state.version, tables: {} };
        },
        clock,
        settledMs: 20,
      },
    }),
  );
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { state, get };
}

test('a page is rendered once, for however many visitors, until something is written', async () => {
  const { state, get } = await openSite();
  const answers = await Promise.all(Array.from({ length: 50 }, () => get('/')));
  expect([state.made, new Set(answers.map(({ body }) => body)).size]).toEqual([1, 1]);
  expect(answers[0]?.headers['content-security-policy']).toBe("default-src 'self'");
  state.version = '2';
  expect((await get('/')).body).toContain('<p>2 ');
  expect((await get('/blog?sayfa=2')).body).toContain('<p>3 ');
  await get('/blog?sayfa=2');
  expect(state.made).toBe(3);
});

test('each visitor gets their preferred encoding of the same page', async () => {
  const { get, state } = await openSite();
  const plain = await get('/');
  expect([plain.headers['content-encoding'], plain.headers['vary']]).toEqual([undefined, 'Accept-Encoding']);
  const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
  const zipped = await get('/', { 'accept-encoding': 'gzip;q=1, br;q=0' });
  expect([br.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  expect(br.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength / 10);
  const etag = String(br.headers['etag']);
  const known = await get('/', { 'if-none-match': etag });
  expect([known.statusCode, known.body, known.headers['etag']]).toEqual([304, '', etag]);
  expect(state.made).toBe(1);
});

test('a page that stays current is compressed further, unless it was replaced', async () => {
  const words = Array.from({ length: 3_000 }, (_, index) => `söz${(index * 7_919) % 1_013}`).join(' ');
  const page = (made: number) => ({
    status: 200,
    html: `${made} ${words}`,
    inline: { scripts: [], styles: [] },
  });
  const { state, get } = await openSite((_url, made) => page(made));
  const sent = async () => (await get('/', { 'accept-encoding': 'br' })).rawPayload;
  const quick = await sent();
  await expect.poll(async () => (await sent()).byteLength).toBeLessThan(quick.byteLength);
  expect(brotliDecompressSync(await sent()).toString()).toBe(page(1).html);
  state.version = '2';
  await sent();
  await expect.poll(async () => (await sent()).byteLength).toBeLessThan(quick.byteLength);
  expect(brotliDecompressSync(await sent()).toString()).toBe(page(2).html);
});

test('a page sent by the short way has its best compression so far', async () => {
  const html = Array.from({ length: 3_000 }, (_, index) => `söz${(index * 7_919) % 1_013}`).join(' ');
  const { app } = openApp({ log: pino({ level: 'silent' }) });
  const { state } = await openSite(
    () => ({ status: 200, html, inline: { scripts: [], styles: [] } }),
    undefined,
    app,
  );
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const sent = () =>
    new Promise<Buffer>((resolve, reject) => {
      http
        .get(origin, { headers: { 'accept-encoding': 'br' } }, (answer) => {
          buffer(answer).then(resolve, reject);
        })
        .once('error', reject);
    });
  const quick = await sent();
  await expect.poll(async () => (await sent()).byteLength).toBeLessThan(quick.byteLength);
  expect(brotliDecompressSync(await sent()).toString()).toBe(html);
  expect(state.made).toBe(1);
});

test('a page that will change by itself is rendered anew at that time, and any other within the hour', async () => {
  const { state, get } = await openSite(undefined, 10 * minute);
  await get('/');
  clock.advance(9 * minute);
  await get('/');
  expect(state.made).toBe(1);
  clock.advance(minute);
  await get('/');
  expect(state.made).toBe(2);
  const lasting = await openSite();
  await lasting.get('/');
  clock.advance(61 * minute);
  await lasting.get('/');
  expect(lasting.state.made).toBe(2);
});

test('a page for one Host is never shown to another', async () => {
  const { get } = await openSite();
  const [one, other] = [await get('/', { host: 'bir.example' }), await get('/', { host: 'iki.example' })];
  expect(one.body).toContain('http://bir.example/');
  expect(other.body).toContain('http://iki.example/');
});

type Address = { url: string; headers: Record<string, string> };
const at = (url: string, headers = {}): Address => ({ url, headers });

/** Addresses that lead to pages, as many as anyone likes. */
const madeUp = (count: number): Address[] =>
  Array.from({ length: count }, (_, index) => {
    const letters = 'hakkimizda'.split('').map((letter, place) => {
      const spelling = Math.floor((index + 1) / 3 ** place) % 3;
      return [letter, letter.toUpperCase(), `%${letter.charCodeAt(0).toString(16)}`][spelling];
    });
    return [
      at(`/blog/tag/${index}`),
      at(`/hakkimizda?sayfa=${index + 2}`),
      at(`/${letters.join('')}`),
      at('/', { host: `${index}.example` }),
    ];
  }).flat();

test('made-up addresses displace no page, and few of them are kept', async () => {
  const { state, get } = await openSite((_url, made) => ({
    status: 200,
    html: String(made),
    inline: { scripts: [], styles: [] },
  }));
  const own = [at('/'), at('/hakkimizda'), at('/blog/bir-yazi')];
  const others = madeUp(510);
  const kept = async (addresses: readonly Address[]) => {
    const answers = await Promise.all(addresses.map(({ url, headers }) => get(url, headers)));
    return answers.filter(({ headers }) => headers['cache-status'] !== undefined).length;
  };
  for (const { url, headers } of [...own, ...others]) await get(url, headers);
  state.away = true;
  expect(await kept(own)).toBe(own.length);
  expect(await kept(others.slice(0, 200))).toBeLessThan(10);
  expect(await kept(others.slice(-200))).toBeGreaterThan(190);
});

test.each([
  ['lead to no page', 404],
  ['lead to pages that few ask for', 200],
])('foreign Hosts that come first and %s keep no page of the site from its place', async (_what, status) => {
  const { state, get } = await openSite((url, made) => ({
    status: url.hostname.startsWith('foreign') ? status : 200,
    html: String(made),
    inline: { scripts: [], styles: [] },
  }));
  const own = [at('/'), at('/hakkimizda'), at('/blog/bir-yazi')];
  const foreign = Array.from({ length: 4 }, (_, index) => at('/', { host: `foreign${index}.example` }));
  for (const { url, headers } of [...foreign, ...own, ...own, ...madeUp(110)]) await get(url, headers);
  state.away = true;
  const answers = await Promise.all(own.map(({ url, headers }) => get(url, headers)));
  expect(answers.map(({ headers }) => headers['cache-status'])).toEqual(
    own.map(() => 'vitrin; hit; detail=stale'),
  );
});

test('pages that are sent by the short way count for their Host as well', async () => {
  const { app } = openApp({ log: pino({ level: 'silent' }) });
  const { state } = await openSite(undefined, undefined, app);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const sent = (headers: Record<string, string>) =>
    new Promise<http.IncomingHttpHeaders>((resolve, reject) => {
      http
        .get(origin, { headers }, (answer) => {
          answer.resume().once('end', () => resolve(answer.headers));
        })
        .once('error', reject);
    });
  const site = { host: 'site.example' };
  for (let each = 0; each < 4; each += 1) {
    // A header with which a request goes through the routes.
    const foreign = { host: `foreign${each}.example`, 'if-none-match': '"x"' };
    for (let times = 0; times < 5; times += 1) await sent(foreign);
  }
  for (let times = 0; times < 10; times += 1) await sent(site);
  state.version = '2';
  await sent(site);
  for (let each = 0; each < 210; each += 1) await sent({ host: `${each}.example` });
  state.away = true;
  expect((await sent(site))['cache-status']).toBe('vitrin; hit; detail=stale');
});

test('pages that are known are made anew for all who ask, those at made-up addresses for who asks', async () => {
  const { state, get } = await openSite();
  const own = Array.from({ length: 40 }, (_, index) => at(`/blog/${index}`));
  const hosts = Array.from({ length: 40 }, (_, index) => at('/', { host: `${index}.example` }));
  const others = madeUp(40).filter(({ url }) => url !== '/');
  const shown = async (addresses: readonly Address[]) => {
    const answers = await Promise.all(addresses.map(({ url, headers }) => get(url, headers)));
    return answers.filter(({ statusCode }) => statusCode === 200).length;
  };
  for (const { url } of [...own, ...others]) await get(url);
  state.version = '2';
  expect(await shown(own)).toBe(own.length);
  expect(await shown(others)).toBe(16);
  for (const { url, headers } of hosts) await get(url, headers);
  state.version = '3';
  expect(await shown(hosts)).toBeLessThan(25);
});

test('the addresses of one connection are one visitor', async () => {
  const app = Fastify();
  await openSite(undefined, undefined, app);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      app.inject({ url: `/?utm=${index}`, remoteAddress: `2001:db8::${index + 1}` }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(16);
});

test('only complete pages at their own addresses are cached', async () => {
  const { state, get } = await openSite((url, made) =>
    url.pathname === '/eski'
      ? { status: 301, location: '/' }
      : {
          status: url.pathname === '/yok' ? 404 : 200,
          html: String(made),
          inline: { scripts: [], styles: [] },
        },
  );
  for (const url of ['/yok', '/yok', '/eski', '/eski', '/?utm=1', '/?utm=1', '/?sayfa=0', '/?sayfa=0']) {
    await get(url);
  }
  expect(state.made).toBe(8);
});

test('a page that lacks one of its parts is not cached', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  let answers = 503;
  app.get('/api/blog', async (_request, reply) => reply.code(answers).send({}));
  await app.register((pages) =>
    mountPages(pages, {
      site:
        async ({ call }) =>
        async () => {
          const { status } = await call({ method: 'GET', url: '/api/blog', headers: {} });
          return { status: 200, html: String(status), inline: { scripts: [], styles: [] } };
        },
      publicUrl: undefined,
      policy: undefined,
      sharedCache: { seconds: 60 },
      content: { version: async () => ({ id: '1', tables: {} }), clock },
    }),
  );
  const read = async () => {
    const { body, headers } = await app.inject('/');
    return [body, String(headers['cache-control']).includes('stale-if-error')];
  };
  // Neither here nor by a cache in front, which may have a complete one.
  expect(await read()).toEqual(['503', false]);
  answers = 200;
  expect(await read()).toEqual(['200', true]);
  answers = 503;
  expect(await read()).toEqual(['200', true]);
});

test('a page is rendered anew only if one of its responses has changed', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const state = { version: 1, made: 0, posts: 'Bir yazı', total: 1 };
  app.get('/api/blog', async (_request, reply) => {
    // Recorded during the call, like a list that will change when a post is published.
    noteFreshness(new Date(clock.now().getTime() + 10 * minute));
    return reply.header('x-total-count', state.total).send([state.posts]);
  });
  app.get('/api/site-info', async () => ({ companyName: 'Ad' }));
  await app.register((pages) =>
    mountPages(pages, {
      site:
        async ({ call }) =>
        async () => {
          state.made += 1;
          const asked = ['/api/blog', '/api/site-info'].map((url) =>
            call({ method: 'GET', url, headers: {} }),
          );
          const html = (await Promise.all(asked)).map(({ body }) => body).join();
          return { status: 200, html, inline: { scripts: [], styles: [] } };
        },
      publicUrl: undefined,
      policy: undefined,
      content: { version: async () => ({ id: String(state.version), tables: {} }), clock },
    }),
  );
  const madeAfter = async (change: Partial<typeof state>) => {
    Object.assign(state, change, { version: state.version + 1 });
    const { body } = await app.inject('/');
    expect(body).toContain(state.posts);
    return state.made;
  };
  expect(await madeAfter({})).toBe(1);
  expect(await madeAfter({})).toBe(1);
  expect(await madeAfter({ posts: 'İki yazı' })).toBe(2);
  expect(await madeAfter({ total: 2 })).toBe(3);
  clock.advance(9 * minute);
  expect(await madeAfter({})).toBe(3);
  clock.advance(minute);
  expect(await madeAfter({})).toBe(4);
});

test('while the store is unavailable the last page is served, marked as stale', async () => {
  const { state, get } = await openSite();
  const before = await get('/');
  state.away = true;
  const meanwhile = await get('/');
  expect([meanwhile.statusCode, meanwhile.body]).toEqual([200, before.body]);
  expect(meanwhile.headers['cache-status']).toBe('vitrin; hit; detail=stale');
  expect((await get('/blog')).statusCode).toBe(503);
  state.away = false;
  state.version = '2';
  expect((await get('/')).headers['cache-status']).toBeUndefined();
});

test('a page that is gone does not come back while the store is unavailable', async () => {
  let gone = false;
  const { state, get } = await openSite((url) => ({
    status: gone ? 404 : 200,
    html: url.pathname,
    inline: { scripts: [], styles: [] },
  }));
  await get('/silinecek');
  gone = true;
  state.version = '2';
  expect((await get('/silinecek')).statusCode).toBe(404);
  state.away = true;
  expect((await get('/silinecek')).statusCode).toBe(404);
});

test('a shared cache gets a lifetime for a page, and none for a stale one', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const state = { away: false };
  await app.register((pages) =>
    mountPages(pages, {
      site: async () => async () => ({ status: 200, html: '<p>ok</p>', inline: { scripts: [], styles: [] } }),
      publicUrl: undefined,
      policy: undefined,
      sharedCache: { seconds: 60 },
      content: {
        version: async () => {
          if (state.away) throw new Error('The store is away');
          return { id: '1', tables: {} };
        },
        clock,
      },
    }),
  );
  const headers = async () => (await app.inject({ url: '/' })).headers;
  expect((await headers())['cache-control']).toContain('s-maxage=60,');
  state.away = true;
  expect(await headers()).toMatchObject({ 'cache-control': 'no-cache', 'cache-status': expect.any(String) });
});
