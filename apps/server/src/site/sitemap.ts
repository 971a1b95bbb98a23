import { endpoints } from '@vitrin/contract/endpoints';
import type { Image } from '@vitrin/contract/image';
import { sitePaths } from '@vitrin/contract/sitePaths';
import type { ApiReader, ListEndpoint } from './apiReader.ts';
import { type XmlElement, xmlDocument, xmlElement, xmlText } from './xml.ts';

type Entry = { path: string; updatedAt?: string; images?: readonly (Image | null)[]; title?: string };

/** Entries of a list, as a sitemap names them. */
type Listed = { count: () => Promise<number>; entries: (page: number) => Promise<Entry[]> };

/** Entries that are read at a time, and those of a file; search engines take five times as many. */
const readAtOnce = 200;
const filePages = 10_000;

/** Pictures of the gallery that the sitemap names, all on its first page. */
const galleryPictures = 1_000;

const sitemapNamespaces = {
  '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
  '@xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
} as const;

/** The lists whose entries have pages of their own, by the names that their files have. */
function listsOf(api: ApiReader): Readonly<Record<string, Listed>> {
  const { services, projects, posts } = endpoints;
  const listed = <E extends ListEndpoint>(
    endpoint: E,
    entryOf: (items: Awaited<ReturnType<typeof api.page<E>>>['items']) => Entry[],
  ): Listed => ({
    count: async () => (await api.page(endpoint, { page: 1, pageSize: 1 })).total,
    entries: async (page) => entryOf((await api.page(endpoint, { page, pageSize: readAtOnce })).items),
  });
  return {
    hizmetler: listed(services.list, (items) =>
      items.map((item) => ({ ...item, path: sitePaths.service(item), images: [item.image] })),
    ),
    projeler: listed(projects.list, (items) =>
      items.map((item) => ({ ...item, path: sitePaths.project(item.id), images: [item.image] })),
    ),
    yazilar: listed(posts.list, (items) =>
      items.map((item) => ({ ...item, path: sitePaths.post(item.id), images: [item.image] })),
    ),
  };
}

/**
 * Every page that visitors may find, with the day of its last change and its main picture: in one file, or where there
 * are more than a file may name, the list of the files.
 */
export async function sitemapXml(api: ApiReader, origin: string): Promise<string> {
  const lists = listsOf(api);
  const counts = await Promise.all(
    Object.entries(lists).map(async ([name, { count }]) => [name, await count()] as const),
  );
  const fixedPages = await pagesOfSite(api);
  const total = counts.reduce((sum, [, count]) => sum + count, fixedPages.length);
  if (total <= filePages) {
    const entries = await Promise.all(
      counts.map(([name, count]) => entriesOf(lists[name], 1, Math.ceil(count / readAtOnce))),
    );
    const url = [...fixedPages, ...entries.flat()].map((entry) => pageOf(entry, origin));
    return xmlDocument('urlset', { ...sitemapNamespaces, url });
  }
  const files = counts.flatMap(([name, count]) =>
    Array.from({ length: Math.ceil(count / filePages) }, (_, index) => `${name}-${index + 1}`),
  );
  return xmlDocument('sitemapindex', {
    '@xmlns': sitemapNamespaces['@xmlns'],
    sitemap: ['sayfalar', ...files].map((name) => ({ loc: `${origin}/sitemap-${name}.xml` })),
  });
}

/** The text of one file of the list, piece by piece; undefined where the list has no such file. */
export async function sitemapPart(
  api: ApiReader,
  name: string,
  origin: string,
): Promise<AsyncGenerator<string> | undefined> {
  const [, list = '', digits = ''] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(name) ?? [];
  const lists = listsOf(api);
  if (name === 'sayfalar') return written(pagesOnce(api), origin);
  const found = Object.hasOwn(lists, list) ? lists[list] : undefined;
  const before = (Number(digits) - 1) * filePages;
  if (found === undefined || (await found.count()) <= before) return undefined;
  return written(pagesFrom(found, before / readAtOnce + 1, filePages / readAtOnce), origin);
}

async function* written(pages: AsyncIterable<Entry[]>, origin: string): AsyncGenerator<string> {
  const [head = '', tail = ''] = xmlDocument('urlset', { ...sitemapNamespaces, url: '' }).split('<url/>');
  yield head;
  for await (const entries of pages) {
    yield entries.map((entry) => xmlElement('url', pageOf(entry, origin))).join('');
  }
  yield tail;
}

async function* pagesOnce(api: ApiReader): AsyncGenerator<Entry[]> {
  yield await pagesOfSite(api);
}

async function* pagesFrom(list: Listed, first: number, count: number): AsyncGenerator<Entry[]> {
  for (let page = first; page < first + count; page += 1) {
    const entries = await list.entries(page);
    if (entries.length > 0) yield entries;
    if (entries.length < readAtOnce) return;
  }
}

async function entriesOf(list: Listed | undefined, first: number, count: number): Promise<Entry[]> {
  const all: Entry[] = [];
  if (list === undefined) return all;
  for await (const entries of pagesFrom(list, first, count)) all.push(...entries);
  return all;
}

/** The pages that every site has. */
async function pagesOfSite(api: ApiReader): Promise<Entry[]> {
  const fixed = [
    sitePaths.home(),
    sitePaths.about(),
    sitePaths.team(),
    sitePaths.services(),
    sitePaths.projects(),
    sitePaths.videos(),
    sitePaths.blog(),
    sitePaths.contact(),
  ].map((path) => ({ path }));
  return [...fixed, { path: sitePaths.photos(), images: await picturesOfGallery(api) }];
}

async function picturesOfGallery({ page }: ApiReader): Promise<Image[]> {
  const pictures: Image[] = [];
  for (let number = 1; pictures.length < galleryPictures; number += 1) {
    const { items } = await page(endpoints.gallery.list, { page: number, pageSize: readAtOnce });
    pictures.push(...items);
    if (items.length < readAtOnce) break;
  }
  return pictures;
}

function pageOf(entry: Entry, origin: string): XmlElement {
  const images = (entry.images ?? []).filter((image) => image !== null);
  return {
    loc: new URL(`${origin}${entry.path}`).href,
    ...(entry.updatedAt && { lastmod: new Date(entry.updatedAt).toISOString() }),
    'image:image': images.map((image) => pictureOf(image, entry, origin)),
  };
}

function pictureOf(image: Image, entry: Entry, origin: string): XmlElement {
  const loc = { 'image:loc': new URL(image.url, origin).href };
  const caption = xmlText(image.alt ?? '') || xmlText(entry.title ?? '');
  return caption === '' ? loc : { ...loc, 'image:caption': caption };
}
