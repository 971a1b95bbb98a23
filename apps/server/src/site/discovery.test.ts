import { endpoints, totalHeader } from '@vitrin/contract/endpoints';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import { emptyHomePage } from '@vitrin/contract/pages/homeDefaults';
import { emptySiteInfo } from '@vitrin/contract/settings/siteInfoDefaults';
import { excerpt } from '@vitrin/contract/text/turkish';
import { type Arbitrary, array, assert, asyncProperty, record, sample } from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileText } from '../testing/hostileTexts.ts';
import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { readXml } from '../testing/readXml.ts';
import { errorsInXml } from '../testing/validateXml.ts';
import { apiReader } from './apiReader.ts';
import { feedXml } from './feed.ts';
import { sitemapXml } from './sitemap.ts';
import { type SitemapEntry, type SitemapList, sitemapOfApi } from './sitemapSource.ts';
import { panelManifest, webManifest } from './webManifest.ts';

const origin = 'https://ornek.example';
const moment = '2026-05-04T08:00:00.000Z';

const image = (alt: string) => ({
  id: 'p',
  url: '/api/images/0123456789abcdef0123456789abcdef.webp',
  alt,
  variants: [],
});

/** A site's data with only hostile texts. */
const site = record({
  company: hostileText(),
  title: hostileText(),
  summary: hostileText(),
  author: hostileText(),
  tags: array(hostileText(), { maxLength: 3 }),
  alt: hostileText(),
});
type Site = typeof site extends Arbitrary<infer T> ? T : never;

const post = ({ title, summary, author, tags, alt }: Site) => ({
  id: 'yazi-1',
  path: 'yazi',
  title,
  date: '2026-05-03',
  excerpt: summary,
  content: '',
  details: `<p>${summary}</p>`,
  author,
  category: title,
  tags,
  active: true,
  noindex: false,
  image: image(alt),
  publishDate: null,
  createdAt: moment,
  updatedAt: moment,
});

/** What an XML parser reads back from a text: the characters that XML can represent, with normalised line ends. */
const asRead = (text: string): string =>
  Array.from(text)
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      if (code < 0x20) return [9, 10, 13].includes(code);
      return code < 0xd800 || (code > 0xdfff && code !== 0xfffe && code !== 0xffff);
    })
    .join('')
    .replaceAll(/\r\n?/g, '\n');

let app: FastifyInstance;
let told: Site;
let posts: (told: Site) => readonly unknown[] = (shown) => [post(shown)];
beforeAll(() => {
  app = Fastify();
  const answers: readonly [{ path: string }, () => unknown][] = [
    [
      endpoints.siteInfo.read,
      () => ({ ...emptySiteInfo, companyName: told.company, footerDescription: told.summary }),
    ],
    [endpoints.theme.read, () => defaultPalette],
    [endpoints.homePage.read, () => emptyHomePage],
    [endpoints.services.list, () => []],
    [endpoints.projects.list, () => []],
    [endpoints.posts.list, () => posts(told)],
    [endpoints.gallery.list, () => []],
  ];
  for (const [{ path }, answer] of answers) {
    app.get(`/api${path}`, async (_request, reply) => {
      const body = answer();
      return reply.header(totalHeader, Array.isArray(body) ? body.length : 0).send(body);
    });
  }
});
afterAll(() => app.close());

const make = {
  atom: () => feedXml(apiReader(app), origin),
  sitemap: async () => textOf(Readable.from(await sitemapXml(sitemapOfApi(apiReader(app)), origin))),
} as const;

/** The documents of a hundred sites. */
async function documents(kind: keyof typeof make): Promise<string[]> {
  const made: string[] = [];
  for (const shown of sample(site, { numRuns: 100, seed: 7 })) {
    told = shown;
    // Sequentially: each uses the data of its turn.
    made.push(await make[kind]());
  }
  return made;
}

describe.each(['atom', 'sitemap'] as const)('%s', (kind) => {
  test('is valid whatever the data', async () => {
    expect(await errorsInXml(await documents(kind), kind)).toEqual([]);
  });

  test('is valid without data', async () => {
    posts = () => [];
    told = { company: '', title: '', summary: '', author: '', tags: [], alt: '' };
    expect(await errorsInXml([await make[kind]()], kind)).toEqual([]);
    posts = (shown) => [post(shown)];
  });
});

test('the validator detects errors', async () => {
  told = { company: 'a', title: 'b', summary: 'c', author: 'd', tags: ['e'], alt: 'f' };
  const feed = await make.atom();
  const map = await make.sitemap();
  const wrongFeeds = [feed.replace('<updated>', '<updated>x'), feed.replace('b</title>', 'b\u000b</title>')];
  expect((await errorsInXml(wrongFeeds, 'atom')).length).toBeGreaterThan(1);
  const wrongMaps = [map.replace('<loc>https:', '<loc>ftp:'), map.replace('f</image', ']]></image')];
  expect((await errorsInXml(wrongMaps, 'sitemap')).length).toBeGreaterThan(1);
});

test('every text of the feed is read back as it was written', async () => {
  await assert(
    asyncProperty(site, async (shown) => {
      told = shown;
      const feed = readXml(await make.atom());
      const titles = feed.filter(({ name }) => name === 'title');
      expect(titles.map(({ text }) => text)).toEqual([
        `${asRead(shown.company) || 'Kurumsal Web Sitesi'} – Blog`,
        asRead(shown.title),
      ]);
      expect(titles.map(({ attributes }) => attributes)).toEqual([{}, {}]);
      const summary = feed.find(({ name }) => name === 'summary');
      const written = shown.summary || excerpt(`<p>${shown.summary}</p>`, 300);
      expect(summary?.text).toBe(asRead(written));
      const terms = feed
        .filter(({ name }) => name === 'category')
        .map(({ attributes }) => attributes['term']);
      // Line ends and tabs in an attribute are read as spaces.
      const expected = [shown.title, ...shown.tags].map((tag) => asRead(tag).replaceAll(/[\n\t]/g, ' '));
      expect(terms).toEqual(expected.filter((term) => term !== ''));
    }),
  );
});

const pagesIn = (map: ReturnType<typeof readXml>) => map.filter(({ name }) => name === 'url').length;

test('every caption of the sitemap is read back as it was written', async () => {
  told = { company: '', title: 'Kapı', summary: '', author: '', tags: [], alt: '' };
  const usual = pagesIn(readXml(await make.sitemap()));
  await assert(
    asyncProperty(site, async (shown) => {
      told = shown;
      const map = readXml(await make.sitemap());
      const caption = map.find(({ name }) => name === 'image:caption')?.text ?? '';
      expect(caption).toBe(asRead(shown.alt) || asRead(shown.title));
      expect(pagesIn(map)).toBe(usual);
    }),
  );
});

const listOf = (entries: SitemapEntry[]): SitemapList => ({
  count: async () => entries.length,
  entries: async function* () {
    yield entries;
  },
});

test('years from one to another have an en dash, as on the pages', async () => {
  const typed = { company: 'Yapı 1990-1995', title: 'İşler 2019-2023', summary: '2001 - 2004', author: 'd' };
  told = { ...typed, tags: ['2019-2023'], alt: '' };
  const feed = readXml(await make.atom());
  const textsOf = (wanted: string) => feed.filter(({ name }) => name === wanted).map(({ text }) => text);
  expect(textsOf('title')).toEqual(['Yapı 1990–1995 – Blog', 'İşler 2019–2023']);
  expect(textsOf('summary')).toEqual(['2001–2004']);
  expect(JSON.stringify(await webManifest(apiReader(app)))).toContain('Yapı 1990–1995');
  const works = [{ path: '/isler', title: 'İşler 2019-2023', images: [{ url: '/is.webp' }] }];
  const map = await sitemapXml(
    {
      site: async () => emptySiteInfo,
      lists: { hizmetler: listOf([]), projeler: listOf(works), yazilar: listOf([]) },
      gallery: listOf([]),
    },
    origin,
  );
  const caption = readXml(await textOf(Readable.from(map))).find(({ name }) => name === 'image:caption');
  expect(caption?.text).toBe('İşler 2019–2023');
});

test('the sitemap has the last change of each page', async () => {
  told = { company: '', title: 'Kapı', summary: '', author: '', tags: [], alt: '' };
  const days = readXml(await make.sitemap()).filter(({ name }) => name === 'lastmod');
  expect(days.map(({ text }) => text)).toEqual([moment]);
});

test('the manifest is JSON with the name of the company, whatever it contains', async () => {
  await assert(
    asyncProperty(hostileText(), async (company) => {
      told = { company, title: '', summary: '', author: '', tags: [], alt: '' };
      const { name } = JSON.parse(JSON.stringify(await webManifest(apiReader(app))));
      expect(name).toBe(company || 'Kurumsal Web Sitesi');
      const panel = JSON.parse(JSON.stringify(await panelManifest(apiReader(app))));
      expect(panel).toMatchObject({ short_name: name, scope: '/admin/', display: 'standalone' });
      const [pictures] = panel.share_target.params.files;
      expect(panel.share_target).toMatchObject({ action: '/admin/share', method: 'POST' });
      expect(pictures).toMatchObject({ name: 'pictures', accept: expect.arrayContaining(['image/jpeg']) });
    }),
  );
});
