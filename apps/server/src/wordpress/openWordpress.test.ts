import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { tagKey } from '@vitrin/contract/entries/tagKey';
import { redirectKey } from '@vitrin/contract/paths/redirect';
import { describe, expect, test } from 'vitest';
import { systemClock as clock } from '../clock.ts';
import { changeSetting, readSetting } from '../settings/documents.ts';
import { listPosts } from '../posts/postQueries.ts';
import { redirectOf } from '../redirects/redirects.ts';
import type { Store } from '../store/openStore.ts';
import { testEngines } from '../testing/testEngines.ts';
import { exportedItem } from '../testing/wordpressExport.ts';
import {
  at,
  attachment,
  emptyInstallation,
  imported,
  post,
  uploadsWith,
} from '../testing/wordpressImport.ts';
import { openWordpress } from './openWordpress.ts';

const page = (id: string, slug: string, order: string) =>
  exportedItem({
    id,
    slug,
    order,
    type: 'page',
    title: `Sayfa ${id}`,
    link: `https://eski.example/${slug}/`,
  });

/** The titles of the posts in the list to which an old address redirects. */
async function titlesBehind(store: Store, from: string): Promise<string[]> {
  const to = new URL((await redirectOf(store.read, clock.now(), from)) ?? '/', 'https://yeni.example');
  const category = to.searchParams.get('kategori') ?? undefined;
  const [, tag] = /^\/blog\/tag\/(.+)$/.exec(decodeURIComponent(to.pathname)) ?? [];
  expect(category ?? tag).toBeDefined();
  const asked = tag === undefined ? { category } : { tag: tagKey(tag) };
  const list = await listPosts(store.read, clock.now(), asked);
  return list.body.map(({ title }) => title).toSorted();
}

/** A category of the old site within another. */
const inside = (slug: string, parent: string): string =>
  `<wp:category><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent></wp:category>`;

/** A page that may become the about page. */
const biz = (id: string, more: Readonly<Record<string, string>>): string =>
  exportedItem({ id, type: 'page', slug: 'biz', link: `https://eski.example/${id}/biz/`, ...more });

const bizWithPicture = (more: Readonly<Record<string, string>>): string =>
  biz('1', more) + attachment('5', 'a.jpg');

const linkToOld = (slug: string): string => `<a href="https://eski.example/2019/05/${slug}/">${slug}</a>`;

const saidOf = (slug: string): string => `it links to https://eski.example/2019/05/${slug}/, which is`;

const kept = { added: 0, changed: 0, removed: 0 };

describe.each(testEngines)('a WordPress export on %s', (engine) => {
  test('becomes posts with their pictures, tags, dates and old addresses', async () => {
    const place = await emptyInstallation(engine);
    const items = [
      exportedItem({
        id: '12',
        slug: 'ilk-yazi',
        title: 'İlk &amp; son &#8211; yazı',
        content: `Bir\n\n<img class="wp-image-7" src="${at}/avlu-300x200.jpg">\n\n<a href="http://www.eski.example/2019/05/ikinci">ikinci</a>`,
        terms: 'category:Haberler|category:Duyurular|post_tag:Ahşap|category:Uncategorized',
        modified: '2020-01-02 03:04:05',
        _thumbnail_id: '8',
        _wp_old_slug: 'eski-ilk',
      }),
      exportedItem({ id: '13', slug: 'ikinci', title: 'İkinci', excerpt: '<b>Kısa</b> söz' }),
      exportedItem({
        id: '14',
        slug: 'taslak',
        title: 'Taslak',
        status: 'draft',
        gmt: '0000-00-00 00:00:00',
      }),
      exportedItem({ id: '15', slug: 'gizli', title: 'Gizli', password: 'x' }),
      exportedItem({ id: '16', title: 'Silinmiş', status: 'trash' }),
      exportedItem({ id: '17', title: 'Boş', content: '<!-- wp:paragraph --><p></p><!-- /wp:paragraph -->' }),
      exportedItem({ id: '18', title: 'Gelecek', status: 'future', gmt: '2090-01-01 00:00:00' }),
      exportedItem({ id: '19', title: 'Sayfa', type: 'page', slug: 'sayfa' }),
      exportedItem({ id: '20', title: 'x', type: 'nav_menu_item', comment: 'Yorum', _of_a_plugin: '1' }),
      attachment('7', 'avlu.jpg'),
      attachment('8', 'kapak.jpg'),
      attachment('9', 'fazla.jpg'),
    ].join('');
    const uploads = await uploadsWith('2019/05/avlu.jpg', '2019/05/kapak.jpg');
    const done = await imported(place, items, { uploads });
    expect(done.counts).toMatchObject({ posts: { added: 5 }, pictures: { added: 2 } });

    const pictures = await place.store.read.selectFrom('picture').selectAll().orderBy('alt').execute();
    expect(pictures.map(({ alt, width }) => [alt, width])).toEqual([
      ['Resim 7', 40],
      ['Resim 8', 41],
    ]);
    for (const { name } of pictures) expect(await place.media.storage.find(name)).not.toBeNull();
    const first = await post(place.store, 'İlk & son – yazı');
    expect(first).toMatchObject({
      path: 'ilk-yazi',
      date: '2019-05-04',
      author: 'Ayşe Işık',
      category: 'Haberler',
      tags: ['Duyurular', 'Ahşap'],
      excerpt: 'Bir ikinci',
      details: `<p>Bir</p><figure><img src="/api/images/${pictures[0]?.name}" alt="Resim 7" /></figure><p><a href="/blog/ikinci">ikinci</a></p>`,
      active: true,
      pictureId: pictures[1]?.id,
      updatedAt: new Date('2020-01-02T03:04:05Z'),
    });
    expect(await post(place.store, 'İkinci')).toMatchObject({ excerpt: 'Kısa söz', category: '', tags: [] });
    expect(await post(place.store, 'Taslak')).toMatchObject({ active: false });
    expect(await post(place.store, 'Gizli')).toMatchObject({ active: false });
    expect(await post(place.store, 'Gelecek')).toMatchObject({
      active: true,
      publishDate: new Date('2090-01-01T00:00:00Z'),
    });

    const redirects = await place.store.read
      .selectFrom('oldPath')
      .select(['path', 'target'])
      .orderBy('path')
      .execute();
    expect(redirects).toEqual([
      { path: '/2019/05/eski-ilk', target: '/blog/ilk-yazi' },
      { path: '/2019/05/ikinci', target: '/blog/ikinci' },
      { path: '/2019/05/ilk-yazi', target: '/blog/ilk-yazi' },
      { path: '/2019/05/yazi-18', target: '/blog/yazi-18' },
      { path: '/category/duyurular', target: '/blog/tag/Duyurular' },
      { path: '/category/haberler', target: '/blog?kategori=Haberler' },
      { path: '/tag/ah%C5%9Fap', target: '/blog/tag/Ah%C5%9Fap' },
    ]);
    expect(done.changed).toEqual([
      expect.stringMatching(/Taslak.*hidden, as it was draft/),
      expect.stringMatching(/Gizli.*behind a password/),
    ]);
    expect(done.leftOut).toEqual([
      expect.stringMatching(/Silinmiş.*in the trash/),
      expect.stringMatching(/Sayfa.*--services sayfa .*--about sayfa/),
      expect.stringMatching(/Boş.*no text/),
      '1 pictures and files that nothing of this shows',
      '1 comments',
      '1 entries of the type “nav_menu_item”',
      '1 fields of plugins and themes',
    ]);
  });

  test('addresses of categories and tags lead to the lists of what became of them', async () => {
    const place = await emptyInstallation(engine);
    const long = 'u'.repeat(250);
    const posts = [
      exportedItem({ id: '1', terms: 'category:Ahşap|category:Haberler' }),
      exportedItem({ id: '2', terms: 'category:Haberler|post_tag:Taş|post_tag:haberler' }),
      exportedItem({ id: '3', terms: 'category:Boya &amp; Badana|post_tag:Alçı &amp; Sıva' }),
      exportedItem({ id: '4', terms: `category:${long}` }),
      exportedItem({ id: '5', terms: 'category:Taslak', status: 'draft' }),
    ];
    const within = inside('haberler', 'yapı') + inside('yapı', 'firma') + inside('firma', 'haberler');
    await imported(place, within + posts.join(''));
    const lists: readonly [string, readonly string[]][] = [
      ['/category/haberler', ['Yazı 2']],
      ['/category/firma/yapı/haberler', ['Yazı 2']],
      ['/tag/haberler', ['Yazı 2']],
      ['/tag/taş', ['Yazı 2']],
      ['/category/boya-&-badana', ['Yazı 3']],
      ['/tag/alçı-&-sıva', ['Yazı 3']],
      [`/category/${long}`, ['Yazı 4']],
    ];
    for (const [from, titles] of lists)
      expect({ from, titles: await titlesBehind(place.store, redirectKey(from)) }).toEqual({ from, titles });
    expect(await redirectOf(place.store.read, clock.now(), '/category/taslak')).toBeNull();
  });

  test('the same file adds nothing the second time, and edits made here stay', async () => {
    const place = await emptyInstallation(engine);
    const items = exportedItem({ id: '1', content: `<img src="${at}/a.jpg">` }) + attachment('5', 'a.jpg');
    const uploads = await uploadsWith('2019/05/a.jpg');
    await imported(place, items, { uploads });
    const newer = { title: 'Burada', path: 'burada', updatedAt: new Date('2100-01-01') };
    await place.store.write((writer) => writer.updateTable('post').set(newer).execute());
    const again = await imported(place, items, { uploads });
    expect(again.counts['posts']).toEqual({ ...kept, kept: 1 });
    expect(again.counts['pictures']).toEqual({ ...kept, kept: 1 });
    expect(again.counts['redirects']).toEqual({ ...kept, kept: 1 });
    expect(await place.store.read.selectFrom('post').select('title').execute()).toEqual([
      { title: 'Burada' },
    ]);
  });

  test('a rehearsal writes nothing', async () => {
    const place = await emptyInstallation(engine);
    const done = await imported(place, exportedItem({ id: '1' }), { rehearse: true });
    expect(done.counts['posts']).toEqual({ ...kept, added: 1, kept: 0 });
    expect(await place.store.read.selectFrom('post').select('id').execute()).toEqual([]);
  });

  test('pages become services or the about page on request', async () => {
    const place = await emptyInstallation(engine);
    const items =
      page('1', 'cati', '2') + page('2', 'zemin', '1') + page('3', 'iletisim', '3') + page('4', 'biz', '0');
    const done = await imported(place, items, { pages: { services: 'all', about: 'biz' } });
    const services = await place.store.read
      .selectFrom('service')
      .select(['title', 'path'])
      .orderBy('displayOrder')
      .execute();
    expect(services).toEqual([
      { title: 'Sayfa 2', path: '/zemin' },
      { title: 'Sayfa 1', path: '/cati' },
      { title: 'Sayfa 3', path: '/hizmet-iletisim' },
    ]);
    expect(done.settings).toEqual(['about']);
    const about = await place.store.read
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'about')
      .execute();
    expect(about[0]?.value).toMatchObject({ title: 'Sayfa 4', description: '<p>Metin 4</p>' });
    // Services that keep their addresses need no redirect.
    const redirects = await place.store.read.selectFrom('oldPath').select(['path', 'target']).execute();
    expect(redirects).toEqual([{ path: '/biz', target: '/hakkimizda' }]);
    expect(done.leftOut).toEqual(['the address /iletisim: a page stands there']);
  });

  test('names that no page has are refused before anything is imported', async () => {
    const place = await emptyInstallation(engine);
    const pages = { services: new Set(['cati', 'zemin']), about: 'biz' };
    await expect(imported(place, page('1', 'cati', '1'), { pages })).rejects.toThrow(
      '--services zemin: no page of the export has this name\n--about biz: no page of the export has this name',
    );
  });

  test('scheduled pages are hidden services, and never the about page', async () => {
    const place = await emptyInstallation(engine);
    const later = { type: 'page', status: 'future', gmt: '2090-01-01 00:00:00' };
    const items =
      exportedItem({ ...later, id: '1', slug: 'cati' }) + exportedItem({ ...later, id: '2', slug: 'biz' });
    const done = await imported(place, items, { pages: { services: 'all', about: 'biz' } });
    expect(await place.store.read.selectFrom('service').select(['path', 'active']).execute()).toEqual([
      { path: '/2019/05/cati', active: false },
    ]);
    expect(await place.store.read.selectFrom('oldPath').select('path').execute()).toEqual([]);
    expect(done.changed).toEqual([expect.stringMatching(/Yazı 1.*hidden, as it was scheduled/)]);
    expect(done.leftOut).toEqual([expect.stringMatching(/Yazı 2.*only a page that visitors see/)]);
  });

  test('of several pages with the name of the about page one is taken, rather one that is below no other', async () => {
    const place = await emptyInstallation(engine);
    const items = biz('1', { status: 'draft' }) + biz('2', { parent: '9' }) + biz('3', {}) + biz('4', {});
    const done = await imported(place, items, { pages: { services: new Set(), about: 'biz' } });
    expect(await readSetting(place.store.read, 'about')).toMatchObject({ title: 'Yazı 3' });
    expect(done.leftOut).toEqual([
      expect.stringMatching(/Yazı 1.*another page of this name becomes the about page/),
      expect.stringMatching(/Yazı 2.*another page of this name/),
      expect.stringMatching(/Yazı 4.*another page of this name/),
    ]);
  });

  test('an about page that was saved here later stays, and of an earlier one what the page does not have', async () => {
    const place = await emptyInstallation(engine);
    const { store } = place;
    const uploads = await uploadsWith('2019/05/a.jpg', '2019/05/b.jpg');
    const pages = { services: new Set<string>(), about: 'biz' };
    await imported(place, bizWithPicture({ _thumbnail_id: '5' }), { pages, uploads });
    const first = await readSetting(store.read, 'about');
    expect(first['pictureId']).toEqual(expect.any(String));
    const change = (fields: object, time: string) =>
      store.write((writer) => changeSetting(writer, 'about', { ...fields }, new Date(time)));

    await change({ subtitle: 'Burada yazıldı' }, '2020-01-01');
    const done = await imported(place, bizWithPicture({ title: 'Yeni', modified: '2021-01-01 00:00:00' }), {
      pages,
      uploads,
    });
    expect(done.settings).toEqual(['about']);
    const second = await readSetting(store.read, 'about');
    expect(second).toEqual({ ...first, title: 'Yeni', subtitle: 'Burada yazıldı' });
    // The picture that stays may be among those of the export.
    const shown = bizWithPicture({ content: `<img src="${at}/a.jpg">`, modified: '2021-02-01 00:00:00' });
    await imported(place, shown, { pages, uploads });
    expect(await readSetting(store.read, 'about')).toMatchObject({ pictureId: first['pictureId'] });

    await change({ title: 'Burada' }, '2022-01-01');
    await store.write((writer) => writer.deleteFrom('oldPath').execute());
    const linking = exportedItem({ id: '2', content: '<a href="https://eski.example/1/biz/">Biz</a>' });
    const again = await imported(place, shown + linking, { pages, uploads });
    expect(again.settings).toEqual([]);
    expect(again.leftOut[0]).toMatch(/^page .*: the about page here was saved later, and stays$/);
    expect(again.leftOut.join('\n')).not.toContain('links to');
    expect(await redirectOf(store.read, clock.now(), '/1/biz')).toBe('/hakkimizda');
    expect(await readSetting(store.read, 'about')).toMatchObject({ title: 'Burada' });
  });

  test('links to places within entries keep these; searches and feeds of the old site stay', async () => {
    const place = await emptyInstallation(engine);
    const links = ['?s=duvar', '?feed=rss2', '?utm_source=x', '2019/05/yazi-2/#fiyat'];
    const content = links.map((to) => `<a href="https://eski.example/${to}">${to}</a>`).join(' ');
    const done = await imported(place, exportedItem({ id: '1', content }) + exportedItem({ id: '2' }));
    const { details } = await post(place.store, 'Yazı 1');
    expect([...details.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'https://eski.example/?s=duvar',
      'https://eski.example/?feed=rss2',
      '/',
      '/blog/yazi-2#fiyat',
    ]);
    expect(done.leftOut.join()).toMatch(/links to \S+s=duvar, which is not imported/);
  });

  test('links to entries that are left out keep their addresses, and those to hidden ones are reported', async () => {
    const place = await emptyInstallation(engine);
    const items = [
      exportedItem({ id: '1', content: ['bos', 'uzun', 'cop', 'taslak', 'var'].map(linkToOld).join(' ') }),
      exportedItem({ id: '2', slug: 'bos', content: '<p></p>' }),
      exportedItem({ id: '3', slug: 'uzun', content: `<p>${'Uzun metin. '.repeat(30_000)}</p>` }),
      exportedItem({ id: '4', slug: 'cop', status: 'trash' }),
      exportedItem({ id: '5', slug: 'taslak', status: 'draft' }),
      exportedItem({ id: '6', slug: 'var', content: linkToOld('yazi-1') }),
    ];
    const done = await imported(place, items.join(''));
    expect(done.counts['posts']).toMatchObject({ added: 3 });
    expect((await post(place.store, 'Yazı 1')).details).toBe(
      `<p>${linkToOld('bos')} ${linkToOld('uzun')} ${linkToOld('cop')} <a href="/blog/taslak">taslak</a> <a href="/blog/var">var</a></p>`,
    );
    expect((await post(place.store, 'Yazı 6')).details).toBe('<p><a href="/blog/yazi-1">yazi-1</a></p>');
    const told = done.leftOut.find((line) => line.includes('“Yazı 1”')) ?? '';
    expect(told.split(': ').at(-1)?.split('; ').toSorted()).toEqual([
      `${saidOf('bos')} not imported`,
      `${saidOf('cop')} not imported`,
      `${saidOf('taslak')} hidden here`,
      `${saidOf('uzun')} not imported`,
    ]);
    expect(done.leftOut.filter((line) => /“Yazı [23]”/.test(line))).toHaveLength(2);
  });

  test('long addresses with the same beginning differ in their numbers', async () => {
    const place = await emptyInstallation(engine);
    const base = `a-${'b'.repeat(187)}`;
    const pages = { services: 'all', about: '' } as const;
    const items = ['1', '2', '3'].flatMap((id) => [
      exportedItem({ id, slug: `${base}-c${id}`, link: `https://eski.example/y/${id}/` }),
      exportedItem({ id: `1${id}`, type: 'page', link: `https://eski.example/${base}-c/` }),
    ]);
    await imported(place, items.join(''), { pages });
    const posts = await place.store.read.selectFrom('post').select('path').orderBy('path').execute();
    expect(posts.map(({ path: given }) => given)).toEqual([base, `${base}-2`, `${base}-3`]);
    const services = await place.store.read.selectFrom('service').select('path').orderBy('path').execute();
    expect(services.map(({ path: given }) => given)).toEqual([`/${base}-2`, `/${base}-3`, `/${base}-c`]);
  });

  test('taken paths get a number, and old addresses redirect there', async () => {
    const place = await emptyInstallation(engine);
    await imported(place, exportedItem({ id: '1', slug: 'ayni', link: 'https://eski.example/a/ayni/' }));
    const other = exportedItem({ id: '2', slug: 'ayni', link: 'https://eski.example/b/ayni/' });
    const third = exportedItem({ id: '3', slug: 'ayni', link: 'https://eski.example/c/ayni/' });
    await imported(place, other + third);
    const redirects = await place.store.read
      .selectFrom('oldPath')
      .select(['path', 'target'])
      .orderBy('path')
      .execute();
    expect(redirects.map(({ target }) => target)).toEqual(['/blog/ayni', '/blog/ayni-2', '/blog/ayni-3']);
    const paths = await place.store.read.selectFrom('post').select('path').orderBy('path').execute();
    expect(paths.map((row) => row.path)).toEqual(['ayni', 'ayni-2', 'ayni-3']);
  });
});

test('a damaged file leaves nothing behind', async () => {
  const place = await emptyInstallation('sqlite');
  const half = exportedItem({ id: '1' }) + exportedItem({ id: '2' }).slice(0, -20);
  await expect(imported(place, half)).rejects.toThrow('damaged');
  expect(await readdir(place.folder)).toEqual([]);
  expect(await place.store.read.selectFrom('post').select('id').execute()).toEqual([]);
  const file = path.join(place.folder, 'none.xml');
  const pages = { services: new Set<string>(), about: '' };
  await expect(openWordpress(file, { ...place, clock, pages })).rejects.toThrow('There is no file');
});
