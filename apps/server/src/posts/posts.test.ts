import { siteInfo } from '@vitrin/contract/settings/siteInfo';
import { type Post, postKind } from '@vitrin/contract/kinds/post';
import { describe, expect, test } from 'vitest';
import { callFor } from '../testing/callApi.ts';
import { engineTests, wrongFields } from '../testing/engineTests.ts';
import { testEngines } from '../testing/testEngines.ts';

const draft = { title: 'Gün Işığı', excerpt: 'Özet.', details: '<p>Metin.</p>' };
const hour = 60 * 60_000;
/** Half an hour before midnight in Istanbul. */
const lateEvening = '2026-03-02T20:30:00.000Z';

describe.each(testEngines)('the blog on %s', (engine) => {
  const { clock, server, admin, visitor } = engineTests(engine, lateEvening);
  const create = (more: object = {}): Promise<Post> =>
    callFor(postKind.record, server().app, '/blog', {
      method: 'POST',
      token: server().token,
      body: { ...draft, ...more },
    });
  const update = (id: string, body: object) => admin(`/blog/update/${id}`, { method: 'PUT', body });
  const titles = async (path: string, call = visitor): Promise<unknown> =>
    Object(await call(path)).body.map((item: Post) => item.title);

  const tagged = (tag: string) => titles(`/blog?tag=${encodeURIComponent(tag)}`);

  test('a post is dated today in Istanbul and written by the signed-in user, unless its form says otherwise', async () => {
    expect(await create()).toMatchObject({
      ...draft,
      date: '2026-03-02',
      author: 'Elif Karaca',
      content: '',
      category: '',
      tags: [],
      image: null,
      publishDate: null,
    });
    expect(await create({ author: ' ' })).toMatchObject({ author: 'Elif Karaca' });
    expect(await create({ author: 'Ada', date: '2025-05-06T10:00:00Z' })).toMatchObject({
      author: 'Ada',
      date: '2025-05-06',
    });
    clock.advance(hour);
    expect(await create()).toMatchObject({ date: '2026-03-03' });
  });

  test.each([
    ['nothing', {}, ['details', 'excerpt', 'title']],
    ['blank texts', { title: ' ', excerpt: ' ', details: '<p>&nbsp;</p>' }, ['details', 'excerpt', 'title']],
    ['a script alone', { ...draft, details: '<script>alert(1)</script>' }, ['details']],
    ['a day that does not exist', { ...draft, date: '2026-02-30' }, ['date']],
    [
      'wrong types',
      { ...draft, tags: 'a', author: 1, publishDate: 'soon' },
      ['author', 'publishDate', 'tags'],
    ],
    ['a time without a zone', { ...draft, publishDate: '2026-11-20T10:00:00' }, ['publishDate']],
    ['a time after the last year', { ...draft, publishDate: '9999-12-31T23:00:00-03:00' }, ['publishDate']],
    ['an empty tag', { ...draft, tags: ['a', ' '] }, ['tags.1']],
  ])('%s is 400 and names the fields', async (_name, body, fields) => {
    const answer = await admin('/blog', { method: 'POST', body });
    expect([answer.status, wrongFields(answer)]).toEqual([400, fields]);
  });

  test('HTML is cleaned in both texts', async () => {
    const html = '<p onclick="x()">a</p><script>alert(1)</script>';
    expect(await create({ content: html, details: html })).toMatchObject({
      content: '<p>a</p>',
      details: '<p>a</p>',
    });
  });

  test('the newest day comes first, and within a day the newest post', async () => {
    await create({ title: 'eski', date: '2025-01-01' });
    await create({ title: 'yeni', date: '2026-01-01' });
    clock.advance(1);
    await create({ title: 'yenisi', date: '2026-01-01' });
    await create({ title: 'orta', date: '2026-02-01', publishDate: '2025-06-01T10:00:00Z' });
    expect(await titles('/blog')).toEqual(['yenisi', 'yeni', 'orta', 'eski']);
    expect(await titles('/blog/admin', admin)).toEqual(['yenisi', 'yeni', 'orta', 'eski']);
  });

  test('a scheduled post is for admins, and for everyone from its time on', async () => {
    const publishDate = new Date(clock.now().getTime() + hour).toISOString();
    const { id } = await create({ title: 'sonra', publishDate });
    expect(await titles('/blog')).toEqual([]);
    expect((await visitor(`/blog/${id}`)).status).toBe(404);
    expect((await admin(`/blog/${id}`)).body).toMatchObject({ publishDate });
    expect(await titles('/blog/admin', admin)).toEqual(['sonra']);
    clock.advance(hour);
    expect(await titles('/blog')).toEqual(['sonra']);
    expect((await visitor(`/blog/${id}`)).status).toBe(200);
  });

  test('a time of publication may have any offset, and is returned in UTC', async () => {
    const { id } = await create({ publishDate: '2026-11-20T10:00:00+03:00' });
    const time = async () => (await admin(`/blog/${id}`)).body;
    expect(await time()).toMatchObject({ publishDate: '2026-11-20T07:00:00.000Z' });
    await update(id, { publishDate: '2026-11-20T10:00:00-05:30' });
    expect(await time()).toMatchObject({ publishDate: '2026-11-20T15:30:00.000Z' });
  });

  const hasPosts = async () => siteInfo.parse((await visitor('/site-info')).body).filled?.posts;

  test('the menu leads to the blog once its first post is published', async () => {
    const { id } = await create({ publishDate: new Date(clock.now().getTime() + hour).toISOString() });
    expect(await hasPosts()).toBe(false);
    clock.advance(hour);
    expect(await hasPosts()).toBe(true);
    await update(id, { active: false });
    expect(await hasPosts()).toBe(false);
  });

  test('of several scheduled posts each appears at its own time', async () => {
    const start = clock.now().getTime();
    for (const hours of [2, 1, 3])
      await create({ title: `${hours}`, publishDate: new Date(start + hours * hour).toISOString() });
    expect(await titles('/blog')).toEqual([]);
    for (const hours of [1, 2, 3]) {
      clock.advance(hour);
      const shown = await titles('/blog');
      expect(shown).toHaveLength(hours);
      expect(shown).toContain(`${hours}`);
    }
  });

  test('a publication may be rescheduled and cancelled', async () => {
    const { id } = await create({ publishDate: new Date(clock.now().getTime() + hour).toISOString() });
    await update(id, { title: 'Başka' });
    expect(await titles('/blog')).toEqual([]);
    expect((await update(id, { publishDate: null })).body).toMatchObject({ publishDate: null });
    expect(await titles('/blog')).toEqual(['Başka']);
  });

  test('a tag finds its posts whatever its spelling, and only as a whole', async () => {
    const { id } = await create({ title: 'bir', tags: [' Gün Işığı ', 'gun isigi', 'Çatı'] });
    await create({ title: 'iki', tags: ['Çatı%', 'Gün'] });
    expect((await visitor(`/blog/${id}`)).body).toMatchObject({ tags: ['Gün Işığı', 'Çatı'] });
    expect(await tagged('GUN ISIGI')).toEqual(['bir']);
    expect(await tagged('çatı')).toEqual(['bir']);
    expect(await tagged('çatı%')).toEqual(['iki']);
    expect(await tagged('ışığı')).toEqual([]);
    await update(id, { tags: ['Ahşap'] });
    expect(await tagged('Çatı')).toEqual([]);
    expect(await tagged('ahsap')).toEqual(['bir']);
    expect((await visitor('/blog?tag=')).status).toBe(400);
  });
});
