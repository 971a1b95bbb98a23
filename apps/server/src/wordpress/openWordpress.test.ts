import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { tagKey } from '@vitrin/contract/entries/tagKey';
import { redirectKey } from '@vitrin/contract/paths/redirect';
import { describe, expect, test } from 'vitest';
import { systemClock as clock } from '../clock.ts';
import { listPosts } from '../posts/postQueries.ts';
import { redirectOf } from '../redirects/redirects.ts';
import type { Store } from '../store/openStore.ts';
import { testEngines } from '../testing/testEngines.ts';
import { exportedItem } from '../testing/wordpressExport.ts';
import { at, attachment, emptyPlace, imported, post, uploadsWith } from '../testing/wordpressImport.ts';
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
  const to = new URL((await redirectOf(store.read, from)) ?? '/', 'https://yeni.example');
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

const kept = { added: 0, changed: 0, removed: 0 };

describe.each(testEngines)('a WordPress export on %s', (engine) => {
  test('becomes posts with their pictures, tags, dates and old addresses', async () => {
    const place = await emptyPlace(engine);
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
  }, 60_000);

  test('addresses of categories and tags lead to the lists of what became of them', async () => {
    const place = await emptyPlace(engine);
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
    expect(await redirectOf(place.store.read, '/category/taslak')).toBeNull();
  });

  test('the same file adds nothing the second time, and edits made here stay', async () => {
    const place = await emptyPlace(engine);
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
  }, 60_000);

  test('a rehearsal writes nothing', async () => {
    const place = await emptyPlace(engine);
    const done = await imported(place, exportedItem({ id: '1' }), { rehearse: true });
    expect(done.counts['posts']).toEqual({ ...kept, added: 1, kept: 0 });
    expect(await place.store.read.selectFrom('post').select('id').execute()).toEqual([]);
  });

  test('pages become services or the about page on request', async () => {
    const place = await emptyPlace(engine);
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

  test('taken paths get a number, and old addresses redirect there', async () => {
    const place = await emptyPlace(engine);
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
  const place = await emptyPlace('sqlite');
  const half = exportedItem({ id: '1' }) + exportedItem({ id: '2' }).slice(0, -20);
  await expect(imported(place, half)).rejects.toThrow('damaged');
  expect(await readdir(place.folder)).toEqual([]);
  expect(await place.store.read.selectFrom('post').select('id').execute()).toEqual([]);
  const file = path.join(place.folder, 'none.xml');
  const pages = { services: new Set<string>(), about: '' };
  await expect(openWordpress(file, { ...place, clock, pages })).rejects.toThrow('There is no file');
});
