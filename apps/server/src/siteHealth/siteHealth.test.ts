import { siteHealth } from '@vitrin/contract/operation/siteHealth';
import { limits } from '@vitrin/contract/limits';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { callApi, fileForm } from '../testing/callApi.ts';
import { engineTests } from '../testing/engineTests.ts';
import { plainJpeg } from '../testing/samplePictures.ts';
import { openTestApp } from '../testing/testApp.ts';
import { testClock } from '../testing/testClock.ts';
import { testEngines } from '../testing/testEngines.ts';
import { newUser } from '../testing/testUsers.ts';
import { appVersion } from '../appVersion.ts';
import { ownLinks } from './deadLinks.ts';

const idOf = (answer: unknown): string => String(Object(answer).id);

describe.each(testEngines)('the health of a site on %s', (engine) => {
  const { admin, visitor, server } = engineTests(engine);
  const post = async (path: string, body: unknown): Promise<unknown> =>
    (await admin(path, { method: 'POST', body })).body;
  const read = async () => siteHealth.parse((await admin('/site-health')).body);
  const blog = async (fields: object) =>
    idOf(await post('/blog', { title: 'Yazı', excerpt: 'x', details: '<p>x</p>', ...fields }));

  const statusFor = async (role: 'author' | 'editor') =>
    (await callApi(server().app, '/site-health', { token: await newUser(server(), role) })).status;

  test('is for editors and owners', async () => {
    expect((await visitor('/site-health')).status).toBe(401);
    expect([await statusFor('author'), await statusFor('editor')]).toEqual([403, 200]);
  });

  test('reports texts that are still empty', async () => {
    const health = await read();
    expect(health).toMatchObject({
      mail: 'notSet',
      backup: { nightly: false, last: null, late: false },
      missingFacts: ['companyName', 'phone', 'email', 'address', 'logo'],
      emptyParts: ['about', 'team', 'services', 'projects', 'photos', 'videos', 'posts', 'privacy'],
    });
    await post('/site-info', {
      companyName: 'Taş Atölye',
      phone: '0532 555 01 40',
      email: 'a@ornek.example',
    });
    await blog({});
    const filled = await read();
    expect(filled.missingFacts).toEqual(['address', 'logo']);
    expect(filled.emptyParts).not.toContain('posts');
    expect(filled.phones).toEqual({ total: 0, first: [] });
  });

  test('reports whether messages are mailed, and to somebody', async () => {
    const set = (recipients: readonly string[]) =>
      admin('/mail', {
        method: 'PUT',
        body: { host: 'mail.example.com', sender: 'web@example.com', recipients },
      });
    await set([]);
    expect((await read()).mail).toBe('noReader');
    await set(['biri@ornek.example']);
    expect(await read()).toMatchObject({ mail: 'ready', version: appVersion() });
    await admin('/mail', { method: 'PUT', body: { host: '', recipients: [] } });
  });

  test('reports numbers that cannot be dialled', async () => {
    const morePhones = [
      { label: 'Şantiye', number: '555 01 40 dahili 12' },
      { label: 'Büro', number: '0212 555 01 40' },
    ];
    await post('/site-info', { phone: '12', whatsApp: '0532 555 01 40', morePhones });
    expect((await read()).phones).toEqual({
      total: 2,
      first: [
        { kind: 'settings', entryId: 'contact', title: '', detail: '12' },
        { kind: 'settings', entryId: 'contact', title: 'Şantiye', detail: '555 01 40 dahili 12' },
      ],
    });
  });

  test('reports pictures without a description and small ones, of visible entries only', async () => {
    const { id } = Object(await post('/service', { title: 'Çatı', path: '/cati', description: '<p>x</p>' }));
    await post(`/service/image/${id}`, fileForm(await plainJpeg({ width: 640, height: 400 })));
    const found = { kind: 'services', entryId: id, title: 'Çatı' };
    const health = await read();
    expect(health.descriptions).toEqual({ total: 1, first: [{ ...found, detail: '' }] });
    expect(health.smallPictures).toEqual({ total: 1, first: [{ ...found, detail: '640 × 400' }] });

    const [picture] = await server().store.read.selectFrom('picture').select('id').execute();
    await admin(`/images/${picture?.id}`, { method: 'PUT', body: { alt: 'Kiremit çatı' } });
    expect((await read()).descriptions.total).toBe(0);
    await admin(`/service/${id}/toggle`, { method: 'PATCH' });
    expect((await read()).smallPictures.total).toBe(0);
  });

  test('reports small pictures of plain kinds by their names, which also describe them', async () => {
    const { id } = Object(await post('/references', { name: 'Kaya Yapı' }));
    await post(`/references/image/${id}`, fileForm(await plainJpeg({ width: 120, height: 60 })));
    const { descriptions, smallPictures } = await read();
    const found = { kind: 'references', entryId: id, title: 'Kaya Yapı', detail: '120 × 60' };
    expect(smallPictures.first).toContainEqual(found);
    expect(descriptions.first).not.toContainEqual(expect.objectContaining({ entryId: id }));
    await admin(`/references/${id}`, { method: 'DELETE' });
  });

  test('finds all there is to find in many batches', async () => {
    const { store } = server();
    const before = await read();
    const others = await store.read.selectFrom('service').select('id').execute();
    await sql`with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < 1203)
      insert into service (id, title, subtitle, path, icon, short_description, description, steps, faq, picture_id,
        active, display_order, search, sort_keys, created_at, updated_at)
      select 'z' || i, ${'ç'.repeat(limits.shownTitleCharacters + 1)}, '', '/z' || i, '', '', '<a href="/yok">x</a>', '[]',
        '[]', null, ${true}, i, '', '{}', ${new Date()}, ${new Date()} from numbers`.execute(store.read);
    const { longTitles, deadLinks } = await read();
    expect(longTitles.total - before.longTitles.total).toBe(1_203);
    expect(deadLinks.total - before.deadLinks.total).toBe(1_203);
    await store.read
      .deleteFrom('service')
      .where('id', 'not in', ['', ...others.map(({ id }) => id)])
      .execute();
  });

  test('reports an entry once, with the number of its pictures without a description', async () => {
    const { id } = Object(
      await post('/projects', { title: 'Pasta', shortDescription: 'x', description: '<p>x</p>' }),
    );
    const before = await read();
    const sizes = [640, 640, 600].map((width) => ({ width, height: 400 }));
    for (const size of sizes) await post(`/projects/image/${id}`, fileForm(await plainJpeg(size)));
    const health = await read();
    const found = { kind: 'projects', entryId: id, title: 'Pasta' };
    expect(health.descriptions.first).toContainEqual({ ...found, detail: '', count: 3 });
    expect(health.descriptions.total).toBe(before.descriptions.total + 3);
    expect(health.smallPictures.first).toEqual([
      { ...found, detail: '600 × 400' },
      { ...found, detail: '640 × 400', count: 2 },
    ]);
    expect(health.smallPictures.total).toBe(3);
  });

  test('reports links that lead to no page, in texts and in redirects', async () => {
    const links =
      '<p><a href="/iletisim?konu=1#ust">a</a> <a href="/yok">b</a> <a href="/eski">c</a> <a href="www.ornek.example">f</a></p>';
    const id = await blog({ title: 'Bağlantılar', details: links });
    await blog({ title: 'Başka yerler', details: '<p><a href="https://ornek.example/yok">d</a></p>' });
    await blog({ title: 'Gizli', details: '<p><a href="/hic">e</a></p>', active: false });
    await post('/redirects', { from: '/eski', to: '/olmayan' });
    await post('/about', { title: 'Biz', subtitle: '', description: '<p><a href="/nerede">x</a></p>' });
    const { total, first, partly } = (await read()).deadLinks;
    expect([total, partly]).toEqual([4, undefined]);
    expect(first).toMatchObject([
      { kind: 'settings', entryId: 'home', detail: '/nerede' },
      { kind: 'posts', entryId: id, title: 'Bağlantılar', detail: '/yok' },
      { kind: 'posts', entryId: id, title: 'Bağlantılar', detail: '/blog/www.ornek.example' },
      // The text links to a redirect, whose target does not exist.
      { kind: 'redirects', title: '/eski', detail: '/olmayan' },
    ]);
  });

  test('reports titles that search results truncate, limited to the first of many', async () => {
    const title = 'ş'.repeat(limits.shownTitleCharacters + 1);
    for (let number = 0; number < limits.healthFindings + 2; number += 1) await blog({ title });
    await blog({ title: title.slice(1) });
    await blog({ title, metaTitle: 'Kısa' });
    await blog({ title: 'Kısa', metaTitle: title });
    await blog({ title, noindex: true });
    const { total, first } = (await read()).longTitles;
    expect(total).toBe(limits.healthFindings + 3);
    expect(first).toHaveLength(limits.healthFindings);
    // All were written at the same moment, so any of them may come first.
    expect(first).toContainEqual(
      expect.objectContaining({ kind: 'posts', title, detail: String(title.length) }),
    );
  });
});

test('faults of the machine are reported', async () => {
  const readiness = {
    faults: async () => (['backup', 'disk'] as const).map((code) => ({ code, message: 'x', own: false })),
    lastBackup: async () => new Date('2026-03-01T02:00:00.000Z'),
    nightly: true,
    disk: async () => ({ free: 5_000_000, size: 9_000_000 }),
  };
  const server = await openTestApp({ clock: testClock(), parts: { readiness } });
  const { body } = await callApi(server.app, '/site-health', { token: server.token });
  await server.close();
  expect(siteHealth.parse(body)).toMatchObject({
    backup: { nightly: true, last: '2026-03-01T02:00:00.000Z', late: true },
    disk: { free: 5_000_000, size: 9_000_000, full: true },
  });
});

test('links of this website are those that begin with its paths or its address, or continue that of the page', () => {
  const html =
    '<a href="/a?x=1&amp;y=2">1</a><a href="//b.example/c">2</a><a href="https://www.ornek.example/d">3</a>' +
    '<a href="https://ornek.example/e">4</a><a href="#f">5</a><a href="/api/images/g.jpg">6</a><a href="/a?x=1&amp;y=2">7</a>' +
    '<a href="mailto:a@b.example">8</a><a href="?x=1">9</a><a href="www.ornek.example">10</a><a href="../çatı?x=1#y">11</a>' +
    '<a href=" //b.example/c">12</a><a href=" //[">13</a>';
  const completed = ['/api/images/g.jpg', '/bir/www.ornek.example', '/çatı?x=1'];
  expect(ownLinks(html, '/bir/iki', 'https://www.ornek.example')).toEqual(['/a?x=1&y=2', '/d', ...completed]);
  expect(ownLinks(html, '/bir/iki', undefined)).toEqual(['/a?x=1&y=2', ...completed]);
});
