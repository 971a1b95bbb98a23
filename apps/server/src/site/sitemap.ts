import { setImmediate } from 'node:timers/promises';
import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { FilledParts } from '@vitrin/contract/settings/siteInfo';
import { withRanges } from '@vitrin/contract/text/yearRanges';
import type { SitemapEntry, SitemapList, SitemapPicture, SitemapSource } from './sitemapSource.ts';
import { type XmlElement, xmlDocument, xmlElement, xmlText } from './xml.ts';

/** The limit on gallery pictures, all of which are listed with its first page. */
const galleryPictures = 1_000;

const { sitemapFileAddresses: filePages } = limits;

const sitemapNamespaces = {
  '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
  '@xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
} as const;

/**
 * The sitemap of every page that visitors may find, with the day of its last change and its main picture: one file, or,
 * beyond the limit of a file, an index of files.
 */
export async function sitemapXml(source: SitemapSource, origin: string): Promise<AsyncGenerator<string>> {
  const { lists } = source;
  const counts = await Promise.all(
    Object.entries(lists).map(async ([name, { count }]) => [name, await count()] as const),
  );
  const total = counts.reduce((sum, [, count]) => sum + count, fixedPages.length);
  if (total <= filePages) return written(allPages(source, Object.values(lists)), origin);
  const files = counts.flatMap(([name, count]) =>
    Array.from({ length: Math.ceil(count / filePages) }, (_, index) => `${name}-${index + 1}`),
  );
  return pieces(
    xmlDocument('sitemapindex', {
      '@xmlns': sitemapNamespaces['@xmlns'],
      sitemap: ['sayfalar', ...files].map((name) => ({ loc: `${origin}/sitemap-${name}.xml` })),
    }),
  );
}

async function* pieces(text: string): AsyncGenerator<string> {
  yield text;
}

/** One file of the index, piece by piece; undefined if the index has no such file. */
export async function sitemapPart(
  source: SitemapSource,
  name: string,
  origin: string,
): Promise<AsyncGenerator<string> | undefined> {
  const [, list = '', digits = ''] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(name) ?? [];
  if (name === 'sayfalar') return written(allPages(source, []), origin);
  const found = new Map<string, SitemapList>(Object.entries(source.lists)).get(list);
  const before = (Number(digits) - 1) * filePages;
  if (found === undefined || (await found.count()) <= before) return undefined;
  return written(entriesOf(found, filePages, before), origin);
}

async function* written(pages: AsyncIterable<SitemapEntry[]>, origin: string): AsyncGenerator<string> {
  const [head = '', tail = ''] = xmlDocument('urlset', { ...sitemapNamespaces, url: '' }).split('<url/>');
  yield head;
  for await (const entries of pages) {
    const told = entries.filter(({ noindex }) => noindex !== true);
    yield told.map((entry) => xmlElement('url', pageOf(entry, origin))).join('');
    // SQLite responds synchronously, so others would have to wait for the whole file.
    await setImmediate();
  }
  yield tail;
}

/** So many entries of a list, from a place on; both are multiples of `readAtOnce`. */
async function* entriesOf(list: SitemapList, count: number, from = 0): AsyncGenerator<SitemapEntry[]> {
  let left = count;
  for await (const entries of list.entries(from)) {
    yield entries;
    left -= entries.length;
    if (left <= 0) return;
  }
}

async function* allPages(
  source: SitemapSource,
  lists: readonly SitemapList[],
): AsyncGenerator<SitemapEntry[]> {
  yield await pagesOfSite(source);
  for (const list of lists) yield* entriesOf(list, filePages);
}

/** The pages besides those of entries, each with the part of the site that it shows. */
const fixedPages: readonly { path: string; part?: keyof FilledParts }[] = [
  { path: sitePaths.home() },
  { path: sitePaths.about(), part: 'about' },
  { path: sitePaths.team(), part: 'team' },
  { path: sitePaths.services(), part: 'services' },
  { path: sitePaths.projects(), part: 'projects' },
  { path: sitePaths.videos(), part: 'videos' },
  { path: sitePaths.blog(), part: 'posts' },
  { path: sitePaths.contact() },
  { path: sitePaths.privacy(), part: 'privacy' },
  { path: sitePaths.quote() },
  { path: sitePaths.photos(), part: 'photos' },
];

/** Those that there are: neither those of empty parts, as in menus, nor a quote page that leads to the contact page. */
async function pagesOfSite({ site, gallery }: SitemapSource): Promise<SitemapEntry[]> {
  const { filled, contactDelivery } = await site();
  const images = await picturesOfGallery(gallery);
  return fixedPages
    .filter(({ part }) => part === undefined || filled?.[part] !== false)
    .filter(({ path }) => path !== sitePaths.quote() || contactDelivery === 'inbox')
    .map(({ path }) => (path === sitePaths.photos() ? { path, images } : { path }));
}

async function picturesOfGallery(gallery: SitemapList): Promise<SitemapPicture[]> {
  const pictures: SitemapPicture[] = [];
  for await (const entries of entriesOf(gallery, galleryPictures)) {
    pictures.push(...entries.flatMap(({ images = [] }) => images.filter((image) => image !== null)));
  }
  return pictures;
}

function pageOf(entry: SitemapEntry, origin: string): XmlElement {
  const images = (entry.images ?? []).filter((image) => image !== null);
  return {
    loc: new URL(`${origin}${entry.path}`).href,
    ...(entry.updatedAt && { lastmod: new Date(entry.updatedAt).toISOString() }),
    'image:image': images.map((image) => pictureOf(image, entry, origin)),
  };
}

function pictureOf(image: SitemapPicture, entry: SitemapEntry, origin: string): XmlElement {
  const loc = { 'image:loc': new URL(image.url, origin).href };
  const caption = withRanges(xmlText(image.alt ?? '') || xmlText(entry.title ?? ''));
  return caption === '' ? loc : { ...loc, 'image:caption': caption };
}
