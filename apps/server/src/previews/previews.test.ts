import path from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { limits } from '@vitrin/contract/limits';
import { newPreviewLink, previewLink } from '@vitrin/contract/drafts/preview';
import { loginResult, user } from '@vitrin/contract/accounts/session';
import type { RenderedApi, Renderer } from '@vitrin/contract/rendering/rendering';
import { endPreviewPath, previewPath } from '@vitrin/contract/paths/sitePaths';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import type { Store } from '../store/openStore.ts';
import { removeAccount } from '../auth/manageAccounts.ts';
import { mountDiscovery } from '../site/mountDiscovery.ts';
import { mountPages } from '../site/mountPages.ts';
import { storedSitemap } from '../site/storedSitemap.ts';
import { callApi, callFor, type TestAnswer } from '../testing/callApi.ts';
import { entry } from '../testing/contentSamples.ts';
import { emptyContent } from '../testing/emptyContent.ts';
import { openTestApp, type TestApp, testAdmin } from '../testing/testApp.ts';
import { testClock } from '../testing/testClock.ts';
import { testEngines } from '../testing/testEngines.ts';
import { newUser } from '../testing/testUsers.ts';
import { createPreviews } from './previews.ts';

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;
const secret = 'gizlikelime';
const message = { name: 'Işıl', email: 'isil@example.com', subject: 'Teklif', message: 'Merhaba.' };
const firstOf = (value: unknown): string => String(Array.isArray(value) ? value[0] : value);
const titles = z.array(z.looseObject({ title: z.string() }));

/** A site whose pages are the API's responses, with what they say about a preview; a form sends a message. */
const echo =
  (onPage: () => void) =>
  async ({ call }: RenderedApi): Promise<Renderer> => {
    const read = (url: string) => call({ method: 'GET', url, headers: {} });
    return async (request, _origin, preview) => {
      onPage();
      const { pathname } = new URL(request.url);
      const asked =
        pathname === '/' ? '/api/service' : `/api/service/by-path?path=${encodeURIComponent(pathname)}`;
      if (request.method === 'POST') {
        const json = { 'content-type': 'application/json' };
        const sent = { method: 'POST', url: '/api/contact-messages', headers: json } as const;
        await call({ ...sent, body: JSON.stringify(message) });
      }
      await Promise.all([read('/api/site-info'), read('/api/theme/colors')]);
      const { status, body } = await read(asked);
      const html = `<p>${body}</p><aside>${JSON.stringify(preview ?? null)}</aside>`;
      return { status, html, inline: { scripts: [], styles: [] } };
    };
  };

describe.each(testEngines)('preview links on %s', (engine) => {
  const clock = testClock();
  let server: TestApp;
  let app: FastifyInstance;
  let token = '';
  /** What happens in a page, and what a rehearsal waits for. */
  const meanwhile: { page: () => void; rehearsal: () => Promise<void> } = {
    page: () => undefined,
    rehearsal: async () => undefined,
  };
  const rehearsals = { begun: 0, running: 0, most: 0 };

  beforeAll(async () => {
    server = await openTestApp({ engine, clock });
    const { media, folder } = server;
    const store: Store = {
      ...server.store,
      rehearse: async (work) => {
        rehearsals.begun += 1;
        rehearsals.running += 1;
        rehearsals.most = Math.max(rehearsals.most, rehearsals.running);
        try {
          await meanwhile.rehearsal();
          return await server.store.rehearse(work);
        } finally {
          rehearsals.running -= 1;
        }
      },
    };
    app = await buildApp({
      store,
      media,
      clock,
      uploadFolder: path.join(folder, 'uploads'),
      rateLimit: 'off',
      log: pino({ level: 'silent' }),
      pages: async (scope, { previews }) => {
        const sitemap = storedSitemap(store.read, clock);
        await mountDiscovery(scope, { publicUrl: undefined, cards: media, sitemap });
        const content = { version: store.version, clock };
        const site = echo(() => meanwhile.page());
        await mountPages(scope, { site, publicUrl: undefined, policy: undefined, content, previews });
      },
    });
  });
  beforeEach(async () => {
    await emptyContent(server.store);
    await server.store.write(async (writer) => {
      await writer.deleteFrom('draft').execute();
      await writer.deleteFrom('previewLink').execute();
    });
    const call = { method: 'POST', body: testAdmin } as const;
    token = (await callFor(loginResult, app, '/auth/login', call)).token;
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  const draft = async (subject: string, fields: object, as = token): Promise<void> => {
    const body = {
      version: crypto.randomUUID(),
      over: null,
      base: null,
      files: [],
      fields: JSON.stringify(fields),
    };
    const answer = await callApi(app, `/drafts/${subject}`, { method: 'PUT', body, token: as });
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  };
  const add = async (address: string, more = {}) => {
    const body = { title: 'Yayındaki', path: address, description: '<p>Metin.</p>', ...more };
    return (await callFor(entry, app, '/service', { method: 'POST', body, token })).id;
  };
  const make = (subject: { kind: string; id: string } | null, { as = token, hours = 24 } = {}) =>
    callFor(newPreviewLink, app, '/previews', { method: 'POST', body: { subject, hours }, token: as });
  const refused = async (body: object, as = token) =>
    (await callApi(app, '/previews', { method: 'POST', body, token: as })).status;
  /** The status of a save of such a text. */
  const savingText = async (description: string) =>
    (await callApi(app, '/service', { method: 'POST', body: { title: 'Resimli', description }, token }))
      .status;
  const list = (as = token) => callFor(z.array(previewLink), app, '/previews', { token: as });
  const page = (url: string, cookie = '') => app.inject({ url, headers: cookie === '' ? {} : { cookie } });
  /** Opens a link like a browser. */
  const open = async (address: string) => {
    const { statusCode, headers, body } = await page(address);
    const [cookie = ''] = String(headers['set-cookie'] ?? '').split(';', 1);
    return { status: statusCode, to: String(headers.location), cookie, headers, body };
  };
  /** Where a link to a draft of a new entry leads. */
  const opened = async (kind: string, fields: object) => {
    await draft(`${kind}/new`, fields);
    return (await open((await make({ kind, id: 'new' })).path)).to;
  };
  const visitor = (address: string, cookie = ''): Promise<TestAnswer> =>
    callApi(app, address, cookie === '' ? {} : { headers: { cookie } });

  /** The cookie of a link to the site before a service was renamed. */
  const moment = async () => {
    const id = await add('/eski');
    const at = clock.now().toISOString();
    clock.advance(1_000);
    const body = { title: secret, path: '/yeni' };
    expect((await callApi(app, `/service/${id}`, { method: 'PUT', body, token })).status).toBe(200);
    clock.advance(1_000);
    const link = { subject: null, hours: 1, moment: at };
    const made = await callFor(newPreviewLink, app, '/previews', { method: 'POST', body: link, token });
    return (await open(made.path)).cookie;
  };
  /** How many rehearsals some work begins. */
  const counted = async (work: () => Promise<unknown>) => {
    const { begun } = rehearsals;
    await work();
    return rehearsals.begun - begun;
  };

  test('show a draft on its page and in lists with the entry, to anyone who has opened them', async () => {
    const id = await add('/taslakli');
    await draft(`services/${id}`, { title: secret, shortDescription: 'Kısa.' });
    const link = await make({ kind: 'services', id });
    expect(link).toMatchObject({ title: secret, mine: true, by: 'Elif Karaca', usedAt: null });
    const { status, to, cookie, headers } = await open(link.path);
    expect([status, to]).toEqual([303, '/taslakli']);
    // The token is not stored.
    const stored = JSON.stringify(await server.store.read.selectFrom('previewLink').selectAll().execute());
    for (const way of [link.path.split('/').at(-1) ?? '', cookie.split('=').at(-1) ?? '']) {
      expect(way.length).toBeGreaterThan(20);
      expect(stored).not.toContain(way);
    }
    expect(headers['set-cookie']).toMatch(/; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await page(to, cookie)).body).toContain(secret);
    expect((await page('/', cookie)).body).toContain(secret);
    expect((await visitor(`/service/${id}`, cookie)).body).toMatchObject({
      title: secret,
      path: '/taslakli',
    });
    expect((await visitor(`/search?q=${secret}`, cookie)).bytes.toString()).toContain(secret);
    expect((await page('/', cookie)).body).toContain('"state":"open"');
    expect((await list())[0]?.usedAt).toBe(clock.now().toISOString());
    // No version of it was kept.
    const { body } = await callApi(app, `/history/services/${id}`, { token });
    expect(body).toMatchObject([{ act: 'added' }]);
    expect((await visitor(`/service/${id}`)).body).toMatchObject({ title: 'Yayındaki' });
  });

  describe('are rehearsals', () => {
    test('that end as a whole, also without a read', async () => {
      const { store } = server;
      const id = await add('/taslakli');
      await draft(`services/${id}`, { title: secret });
      const previews = createPreviews({ store, clock });
      const preview = await previews.find((await make({ kind: 'services', id })).path.split('/').at(-1));
      if (preview === undefined) throw new Error('The link is not found');
      expect(await previews.rehearse(preview, async () => 'done')).toBe('done');
      await setImmediate();
      expect((await visitor(`/service/${id}`)).body).toMatchObject({ title: 'Yayındaki' });
    });

    test('of which a page needs one, whatever it reads', async () => {
      const cookie = await moment();
      expect(
        await counted(async () => {
          const { statusCode, body } = await page('/eski', cookie);
          expect([statusCode, body]).toEqual([200, expect.stringContaining('Yayındaki')]);
        }),
      ).toBe(1);
      expect(await counted(() => page('/yeni', cookie))).toBe(1);
      expect(await counted(() => visitor('/service', cookie))).toBe(1);
      expect(await counted(() => page('/yeni'))).toBe(0);
      expect((await page('/yeni')).body).toContain(secret);
    });

    test('that leave what a form sends', async () => {
      const cookie = await moment();
      const { body } = await app.inject({
        method: 'POST',
        url: '/iletisim',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'a=b',
      });
      expect(body).toContain('"state":"open"');
      const { store } = server;
      expect(await store.read.selectFrom('contactMessage').select('name').execute()).toEqual([
        { name: message.name },
      ]);
      await store.write((writer) => writer.deleteFrom('contactMessage').execute());
    });

    test('that do not wait for what falls due meanwhile', async () => {
      const cookie = await moment();
      const id = await add('/planli');
      const fields = JSON.stringify({ title: 'Planlı' });
      const due = new Date(clock.now().getTime() + hourMs).toISOString();
      const body = { act: 'publish', at: due, base: due, fields };
      expect((await callApi(app, `/plans/services/${id}`, { method: 'PUT', body, token })).status).toBe(200);
      meanwhile.page = () => clock.advance(hourMs - 1);
      await page('/', cookie);
      meanwhile.page = () => clock.advance(1);
      await page('/', cookie);
      meanwhile.page = () => undefined;
      expect(await server.store.read.selectFrom('plan').select('kind').execute()).toHaveLength(1);
      expect((await visitor(`/service/${id}`)).body).toMatchObject({ title: 'Planlı' });
    });

    test('one at a time, for which only few wait, and nobody who opens no link', async () => {
      const cookie = await moment();
      const gate = Promise.withResolvers<void>();
      meanwhile.rehearsal = () => gate.promise;
      const go = () => {
        meanwhile.rehearsal = async () => undefined;
        gate.resolve();
      };
      onTestFinished(go);
      rehearsals.most = 0;
      let away = 0;
      const asked = Array.from({ length: 20 }, async (_, index) => {
        const url = index % 2 === 0 ? '/eski' : '/api/service';
        const { statusCode, headers } = await app.inject({ url, headers: { cookie } });
        if (statusCode === 503) away += 1;
        return `${statusCode} ${headers['retry-after'] ?? ''}`;
      });
      await expect.poll(() => away).toBe(11);
      await add('/baska');
      expect([(await page('/baska')).statusCode, (await visitor('/service')).status]).toEqual([200, 200]);
      go();
      const answers = await Promise.all(asked);
      expect(answers.filter((answer) => answer === '200 ')).toHaveLength(9);
      expect(answers.filter((answer) => answer === '503 2')).toHaveLength(11);
      expect(rehearsals.most).toBe(1);
    });

    test('after which everybody else has the store for as long', async () => {
      const { store } = server;
      const id = await add('/taslakli');
      const gate = Promise.withResolvers<void>();
      const waits: number[] = [];
      const rest = (ms: number) => {
        waits.push(ms);
        return gate.promise;
      };
      const previews = createPreviews({ store, clock }, rest);
      const preview = await previews.find((await make({ kind: 'services', id })).path.split('/').at(-1));
      if (preview === undefined) throw new Error('The link is not found');
      const long = () => previews.within(preview, () => setTimeout(200));
      await long();
      const next = long();
      await expect.poll(() => waits).toHaveLength(1);
      gate.resolve();
      await next;
    });
  });

  test('open the page that shows the entries of their kind', async () => {
    expect([
      await opened('reasons', { title: secret, description: 'Metin.' }),
      await opened('certificates', { title: secret }),
      await opened('members', { name: secret, position: 'Mimar' }),
      await opened('videos', { title: secret, url: 'https://video.example/1' }),
    ]).toEqual(['/', '/hakkimizda', '/ekibimiz', '/video-galeri']);
  });

  test('mark every response as not cacheable and not indexable', async () => {
    const id = await add('/taslakli');
    await draft(`services/${id}`, { title: secret });
    const { path: address } = await make({ kind: 'services', id });
    const { cookie, headers } = await open(address);
    const { headers: stored } = await page('/');
    const known = { cookie, 'if-none-match': String(stored.etag) };
    const responses = [
      { statusCode: 303, headers },
      await page('/taslakli', cookie),
      await page('/yok', cookie),
      await page('/teklif-al/', cookie),
      await app.inject({ url: '/', headers: known }),
      await app.inject({ method: 'HEAD', url: '/', headers: { cookie } }),
      await app.inject({ url: '/api/service', headers: { cookie } }),
      await app.inject({ url: '/api/theme/colors', headers: { cookie, 'if-none-match': '*' } }),
      await app.inject({ url: '/api/service/yok', headers: { cookie } }),
      await app.inject({ url: endPreviewPath, headers: { cookie } }),
      await page(previewPath('x'.repeat(43))),
    ];
    for (const response of responses) {
      expect(response.statusCode).not.toBe(304);
      expect(response.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(response.headers['etag']).toBeUndefined();
    }
    expect((await page('/')).headers['x-robots-tag']).toBeUndefined();
  });

  test('neither put a draft into the cache for others, nor read from it', async () => {
    const id = await add('/taslakli');
    await draft(`services/${id}`, { title: secret });
    const { cookie } = await open((await make({ kind: 'services', id })).path);
    const addresses = [
      '/',
      '/taslakli',
      '/api/service',
      `/api/service/${id}`,
      '/api/service?page=1&pageSize=5',
    ];
    const version = await server.store.version();
    const seen = async (by = '') =>
      Promise.all(addresses.map(async (address) => (await page(address, by)).body));
    const before = await seen();
    for (const body of await seen(cookie)) expect(body).toContain(secret);
    expect(await seen()).toEqual(before);
    // Both concurrently, with an empty cache.
    await add('/baska');
    const [shown, stored] = await Promise.all([seen(cookie), seen()]);
    for (const body of shown) expect(body).toContain(secret);
    for (const body of stored) expect(body).not.toContain(secret);
    expect(await seen()).toEqual(stored);
    expect((await server.store.version()).id).not.toBe(version.id);
    const now = await server.store.version();
    await Promise.all([seen(cookie), seen(), server.store.version()]);
    expect(await server.store.version()).toEqual(now);
  });

  test('keep drafts out of feed, sitemap, manifest and the site file, with the cookie or without', async () => {
    const id = await add('/taslakli');
    await draft(`services/${id}`, { title: secret, path: `/${secret}` });
    await draft('posts/new', {
      title: secret,
      excerpt: secret,
      details: `<p>${secret}</p>`,
      path: secret,
    });
    await draft('settings/general', { companyName: secret });
    const { cookie } = await open((await make(null)).path);
    expect((await page(`/${secret}`, cookie)).statusCode).toBe(200);
    for (const by of ['', cookie]) {
      for (const address of ['/feed.xml', '/sitemap.xml', '/site.webmanifest', '/robots.txt']) {
        const { statusCode, body } = await page(address, by);
        expect([address, statusCode, body.includes(secret)]).toEqual([address, 200, false]);
      }
    }
    expect((await page('/sitemap.xml')).body).toContain('/taslakli');
    expect((await page('/sitemap.xml')).body).not.toContain('onizleme');
    const ticket = await callFor(z.object({ address: z.string() }), app, '/site-file/tickets', {
      method: 'POST',
      body: { messages: false },
      token,
    });
    const file = await app.inject({ url: ticket.address, headers: { cookie } });
    expect(file.statusCode).toBe(200);
    const zip = await fromBufferPromise(file.rawPayload, { lazyEntries: true });
    const chunks: Buffer[] = [];
    for await (const each of zip.eachEntry()) {
      for await (const chunk of await zip.openReadStreamPromise(each)) chunks.push(Buffer.from(chunk));
    }
    const text = Buffer.concat(chunks).toString();
    expect(text).toContain('/taslakli');
    expect(text).not.toContain(secret);
  });

  test('to one draft show that one, and to all show everything its author has typed', async () => {
    const id = await add('/bir');
    const other = await add('/iki');
    await draft(`services/${id}`, { title: 'Taslak bir' });
    await draft(`services/${other}`, { title: 'Taslak iki', path: '/uc' });
    await draft('services/new', { title: 'Yepyeni', path: '/yeni', description: '<p>Yeni.</p>' });
    await draft('members/new', { name: 'Yeni Üye', position: 'Usta' });
    await draft('settings/general', { companyName: 'Taslak A.Ş.' });
    await draft('settings/home', { 'home.title': 'Taslak başlık', 'about.title': 'Taslak hakkında' });
    await draft('settings/theme', { primaryColor: '#123456' });
    const one = await open((await make({ kind: 'services', id })).path);
    const titlesBy = async (cookie: string) =>
      titles.parse((await visitor('/service', cookie)).body).map(({ title }) => title);
    expect(await titlesBy(one.cookie)).toEqual(['Taslak bir', 'Yayındaki']);
    expect((await visitor('/site-info', one.cookie)).body).not.toMatchObject({ companyName: 'Taslak A.Ş.' });
    const all = await open((await make(null)).path);
    expect(all.to).toBe('/');
    expect(await titlesBy(all.cookie)).toEqual(['Taslak bir', 'Taslak iki', 'Yepyeni']);
    expect((await visitor('/site-info', all.cookie)).body).toMatchObject({
      companyName: 'Taslak A.Ş.',
      filled: { team: true },
    });
    expect((await visitor('/theme/colors', all.cookie)).body).toMatchObject({ primaryColor: '#123456' });
    expect((await visitor('/home-page', all.cookie)).body).toMatchObject({ title: 'Taslak başlık' });
    expect((await visitor('/about', all.cookie)).body).toMatchObject({ title: 'Taslak hakkında' });
    expect((await page('/uc', all.cookie)).body).toContain('Taslak iki');
    const fresh = await open((await make({ kind: 'services', id: 'new' })).path);
    expect(fresh.to).toBe('/yeni');
    expect((await page('/yeni', fresh.cookie)).body).toContain('Yepyeni');
    expect((await page('/yeni')).statusCode).toBe(404);
    const palette = await open((await make({ kind: 'settings', id: 'theme' })).path);
    expect((await visitor('/theme/colors', palette.cookie)).body).toMatchObject({ primaryColor: '#123456' });
    expect(await titlesBy(palette.cookie)).toEqual(['Yayındaki', 'Yayındaki']);
  });

  test('show an unfinished draft as far as its form would accept it', async () => {
    const id = await add('/yarim', { shortDescription: 'Kısa.' });
    const taken = await add('/alinmis');
    await draft(`services/${id}`, { title: ' ', shortDescription: 'Yeni kısa.', description: '<p></p>' });
    await draft(`services/${taken}`, { path: '/yarim', title: 'Çakışan' });
    await draft('services/new', { title: 'Yolu yok' });
    await draft('settings/theme', { primaryColor: 'kırmızı', accentColor: '#123456' });
    const { cookie } = await open((await make(null)).path);
    expect((await visitor(`/service/${id}`, cookie)).body).toMatchObject({
      title: 'Yayındaki',
      shortDescription: 'Yeni kısa.',
      description: '<p>Metin.</p>',
    });
    expect((await visitor(`/service/${taken}`, cookie)).body).toMatchObject({
      title: 'Çakışan',
      path: '/alinmis',
    });
    expect(titles.parse((await visitor('/service', cookie)).body)).toHaveLength(2);
    expect((await visitor('/theme/colors', cookie)).body).toMatchObject({ accentColor: '#123456' });
    expect((await open((await make({ kind: 'services', id: 'new' })).path)).to).toBe('/hizmetlerimiz');
  });

  test('show hidden or scheduled entries if they are the subject', async () => {
    const id = await add('/gizli', { active: false });
    await draft(`services/${id}`, { title: secret });
    expect((await page('/gizli', (await open((await make(null)).path)).cookie)).statusCode).toBe(404);
    const { to, cookie } = await open((await make({ kind: 'services', id })).path);
    expect((await page(to, cookie)).body).toContain(secret);
    const body = {
      title: 'Yarın',
      excerpt: 'Özet',
      details: '<p>Metin.</p>',
      publishDate: '2027-01-01T09:00:00.000Z',
    };
    const post = await callFor(entry, app, '/blog', { method: 'POST', body, token });
    const waiting = await open((await make({ kind: 'posts', id: post.id })).path);
    expect(waiting.to).toBe('/blog/yarin');
    expect((await visitor(`/blog/${post.id}`, waiting.cookie)).status).toBe(200);
    expect((await visitor(`/blog/${post.id}`)).status).toBe(404);
  });

  test('end when they expire, when they are revoked, and with their subject', async () => {
    const id = await add('/taslakli');
    await draft(`services/${id}`, { title: secret });
    const hour = await make({ kind: 'services', id }, { hours: 1 });
    const week = await make({ kind: 'services', id }, { hours: 168 });
    const { cookie } = await open(hour.path);
    const other = await open(week.path);
    clock.advance(hourMs);
    expect((await open(hour.path)).status).toBe(404);
    expect((await page('/taslakli', cookie)).body).not.toContain(secret);
    expect((await visitor(`/service/${id}`, cookie)).body).toMatchObject({ title: 'Yayındaki' });
    expect((await page('/taslakli', other.cookie)).body).toContain(secret);
    expect((await list()).map((link) => link.id)).toEqual([week.id]);
    expect((await callApi(app, `/previews/${week.id}`, { method: 'DELETE', token })).status).toBe(200);
    expect((await callApi(app, `/previews/${week.id}`, { method: 'DELETE', token })).status).toBe(404);
    expect((await open(week.path)).status).toBe(404);
    expect((await page('/taslakli', other.cookie)).body).not.toContain(secret);
    // The next draft of a new entry is a different one.
    await draft('services/new', { title: 'Yeni', path: '/yeni', description: '<p>a</p>' });
    const fresh = await make({ kind: 'services', id: 'new' });
    const { draft: kept } = z
      .object({ draft: z.object({ version: z.string() }) })
      .parse((await callApi(app, '/drafts/services/new', { token })).body);
    await callApi(app, `/drafts/services/new?version=${kept.version}`, { method: 'DELETE', token });
    expect((await open(fresh.path)).status).toBe(404);
    clock.advance(40 * dayMs);
  });

  test('respond alike whether they are wrong, expired or malformed', async () => {
    const id = await add('/taslakli');
    const link = await make({ kind: 'services', id }, { hours: 1 });
    clock.advance(hourMs);
    const tokens = [
      'x'.repeat(43),
      'x',
      "'%20or%201=1--",
      '%00',
      '%F0%9F%92%A9',
      'x'.repeat(1_500),
      '..%2F..%2Fapi',
    ];
    const bodies = new Set<string>();
    for (const address of [link.path, ...tokens.map(previewPath)]) {
      const { statusCode, headers, body } = await page(address);
      expect([address, statusCode, headers['set-cookie']]).toEqual([address, 404, undefined]);
      bodies.add(body);
    }
    expect([...bodies]).toEqual([expect.stringContaining('{"state":"ended"}')]);
    const own = await page('/taslakli');
    for (const value of [...tokens, 'a;b', '"x', 'x'.repeat(8_000)]) {
      const { body, headers } = await page('/taslakli', `vitrin_onizleme=${value}`);
      expect([body, headers['x-robots-tag']]).toEqual([own.body, undefined]);
    }
    const { statusCode, headers } = await page(endPreviewPath, 'vitrin_onizleme=x');
    expect([statusCode, headers.location]).toEqual([303, '/']);
    expect(firstOf(headers['set-cookie'])).toMatch(/^vitrin_onizleme=; Max-Age=0; Path=\//);
  });

  test('show nothing to readers of a page that loads them as a picture', async () => {
    const link = await make({ kind: 'services', id: await add('/taslakli') });
    const from = (dest: string) => app.inject({ url: link.path, headers: { 'sec-fetch-dest': dest } });
    for (const dest of ['image', 'iframe', 'empty']) {
      const { statusCode, headers, body } = await from(dest);
      expect([statusCode, headers['set-cookie']]).toEqual([404, undefined]);
      expect(body).toContain('{"state":"ended"}');
    }
    expect((await from('document')).headers['set-cookie']).toBeDefined();
    expect(await savingText(`<p>Metin <img src="${link.path}" alt=""></p>`)).toBe(400);
  });

  test('need the right to save what they show, and end with it', async () => {
    const id = await add('/taslakli');
    const author = await newUser({ app, token }, 'editor', 'Yazan');
    const editor = await newUser({ app, token }, 'editor');
    const demote = async (person: string) => {
      const { id: personId } = await callFor(user, app, '/auth/me', { token: person });
      const role = { method: 'PUT', body: { role: 'author' }, token } as const;
      expect((await callApi(app, `/users/${personId}`, role)).status).toBe(200);
    };
    const body = { title: 'Gizli yazı', excerpt: secret, details: '<p>Metin.</p>', active: false };
    const theirs = await callFor(entry, app, '/blog', { method: 'POST', body, token });
    const own = await callFor(entry, app, '/blog', { method: 'POST', body, token: author });
    // Drafts of what may not be saved any more stay, and are not shown.
    await draft(`posts/${theirs.id}`, { title: 'Benim mi' }, author);
    await draft(`services/${id}`, { title: 'Benim mi' }, author);
    await demote(author);
    expect(await refused({ subject: { kind: 'services', id }, hours: 1 }, author)).toBe(403);
    expect(await refused({ subject: { kind: 'settings', id: 'theme' }, hours: 1 }, editor)).toBe(403);
    expect(await refused({ subject: { kind: 'posts', id: theirs.id }, hours: 1 }, author)).toBe(404);
    await draft(`posts/${own.id}`, { title: 'Taslak yazı' }, author);
    const { cookie } = await open((await make(null, { as: author })).path);
    expect((await visitor(`/blog/${theirs.id}`, cookie)).status).toBe(404);
    expect((await visitor(`/service/${id}`, cookie)).body).toMatchObject({ title: 'Yayındaki' });
    expect((await visitor(`/blog/${own.id}`, cookie)).body).toMatchObject({ title: 'Taslak yazı' });
    await draft(`services/${id}`, { title: secret }, editor);
    const edited = await make({ kind: 'services', id }, { as: editor });
    const shown = await open(edited.path);
    expect((await page('/taslakli', shown.cookie)).body).toContain(secret);
    // An owner sees and revokes all, others their own.
    expect((await list()).map(({ mine }) => mine)).toEqual([false, false]);
    expect((await list(author)).map(({ by }) => by)).toEqual(['Yazan Deneme']);
    const revoke = { method: 'DELETE', token: author } as const;
    expect((await callApi(app, `/previews/${edited.id}`, revoke)).status).toBe(404);
    await demote(editor);
    expect((await open(edited.path)).status).toBe(404);
    expect((await page('/taslakli', shown.cookie)).body).not.toContain(secret);
    const { email } = await callFor(user, app, '/auth/me', { token: author });
    await removeAccount(server.store, email);
    expect((await visitor(`/blog/${own.id}`, cookie)).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  test('need an existing subject, and are limited per person', async () => {
    expect(await refused({ subject: { kind: 'services', id: 'yok' }, hours: 1 })).toBe(404);
    expect(await refused({ subject: { kind: 'services', id: 'new' }, hours: 1 })).toBe(404);
    expect(await refused({ subject: { kind: 'settings', id: 'yok' }, hours: 1 })).toBe(404);
    expect(await refused({ subject: { kind: 'yok', id: 'x' }, hours: 1 })).toBe(400);
    expect(await refused({ subject: null, hours: 5 })).toBe(400);
    for (let made = 0; made < limits.previewLinks; made += 1) await make(null, { hours: 1 });
    expect(await refused({ subject: null, hours: 1 })).toBe(409);
    expect(await list()).toHaveLength(limits.previewLinks);
    clock.advance(hourMs);
    await make(null);
    expect(await server.store.read.selectFrom('previewLink').select('tokenHash').execute()).toHaveLength(1);
  });

  test('do not change what their author reads in the panel, nor what visitors send', async () => {
    const id = await add('/taslakli');
    await draft(`services/${id}`, { title: secret });
    const { cookie } = await open((await make({ kind: 'services', id })).path);
    const own = await callApi(app, `/service/${id}`, { token, headers: { cookie } });
    expect(own.body).toMatchObject({ title: 'Yayındaki' });
    const sent = await callApi(app, '/contact-messages', {
      method: 'POST',
      body: message,
      headers: { cookie },
    });
    expect(sent.status).toBe(200);
  });
});
