import type { Page } from '@playwright/test';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { everyPage } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';
import { sizeOfJpeg } from './sizeOfJpeg.ts';

/** The contents of a page's head. */
const factsOf = (page: Page) =>
  page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const content = (name: string): string =>
      document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? '';
    const types = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => {
      const fact: Record<string, unknown> = JSON.parse(script.textContent ?? '');
      return fact['@context'] === 'https://schema.org' ? String(fact['@type']) : 'no schema';
    });
    return {
      title: document.title,
      titles: document.head.querySelectorAll('title').length,
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      description: content('description'),
      ogTitle: content('og:title'),
      ogUrl: content('og:url'),
      picture: content('og:image'),
      twitterPicture: content('twitter:image'),
      card: content('twitter:card'),
      robots: content('robots'),
      types,
    };
  });

const company = 'LocalBusiness';
const way = 'BreadcrumbList';

/** The types of structured data of a page besides the company's. */
const kinds: readonly [pattern: RegExp, types: readonly string[]][] = [
  [/^\/$/, ['WebSite']],
  [/^\/insaat-hizmeti$/, ['Service', 'FAQPage', way]],
  [/^\/foto-galeri$/, ['ImageGallery', way]],
  [/^\/video-galeri$/, ['VideoObject', way]],
  [/^\/projelerimiz\/[^/]+$/, ['CreativeWork', way]],
  [/^\/blog\/[^/]+$/, ['BlogPosting', way]],
  [/^\/(?:theme-demo|color-guide|ara)$/, []],
  [/./, [way]],
];

test.use({ javaScriptEnabled: false });

test('search engines do not index search results', async ({ page }) => {
  await page.goto(`${sitePaths.search()}?q=ev`);
  expect(await factsOf(page)).toMatchObject({ canonical: '', robots: 'noindex' });
});

test('every page has its title, address, picture and type', async ({ page, request, baseURL }) => {
  const titles = new Set<string>();
  const pictures = new Set<string>();
  for (const address of await everyPage(request)) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const facts = await factsOf(page);
    expect(facts, address).toMatchObject({
      titles: 1,
      canonical: baseURL + address,
      ogUrl: baseURL + address,
      ogTitle: facts.title,
      card: 'summary_large_image',
      twitterPicture: facts.picture,
      robots: /theme-demo|color-guide/.test(address) ? 'noindex' : '',
    });
    expect(facts.description.length, address).toBeGreaterThan(20);
    expect(facts.description.length, address).toBeLessThanOrEqual(160);
    const [, expected = []] = kinds.find(([pattern]) => pattern.test(address)) ?? [];
    expect(new Set(facts.types), address).toEqual(new Set([company, ...expected]));
    titles.add(facts.title);
    pictures.add(facts.picture);
  }
  expect(titles.size).toBe((await everyPage(request)).length);
  expect(pictures.size).toBeGreaterThan(3);
  for (const picture of pictures) {
    expect(picture.startsWith(`${baseURL}/`), picture).toBe(true);
    const answer = await request.get(picture);
    expect(answer.headers()['content-type'], picture).toBe('image/jpeg');
    expect(sizeOfJpeg(await answer.body()), picture).toEqual({ width: 1200, height: 630 });
  }
});

test('breadcrumb, post and company have their required properties', async ({ page, request }) => {
  const addresses = await everyPage(request);
  const read = async (address: string): Promise<unknown[]> => {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return texts.map((text): unknown => JSON.parse(text));
  };
  const absolute = expect.stringMatching(/^http:\/\/localhost:\d+\//);
  const post = await read(addresses.find((address) => /^\/blog\/[^/]+$/.test(address)) ?? '');
  expect(post).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        '@type': company,
        address: expect.objectContaining({ '@type': 'PostalAddress', streetAddress: expect.any(String) }),
        telephone: expect.any(String),
        url: absolute,
      }),
      expect.objectContaining({
        '@type': 'BlogPosting',
        headline: expect.any(String),
        datePublished: expect.stringMatching(/^\d{4}-/),
        dateModified: expect.stringMatching(/^\d{4}-/),
        image: absolute,
        author: { '@type': 'Person', name: expect.any(String) },
      }),
      expect.objectContaining({
        '@type': way,
        itemListElement: [1, 2, 3].map((position) => expect.objectContaining({ position, item: absolute })),
      }),
    ]),
  );
  const films = await read('/video-galeri');
  expect(films).toContainEqual(
    expect.objectContaining({
      '@type': 'VideoObject',
      name: expect.any(String),
      thumbnailUrl: absolute,
      uploadDate: expect.stringMatching(/^\d{4}-/),
    }),
  );
  const photos = await read('/foto-galeri');
  expect(photos).toContainEqual(
    expect.objectContaining({ '@type': 'ImageGallery', image: expect.any(Array) }),
  );
});

test('the icon, the touch icon and the manifest exist', async ({ page, request }) => {
  await page.goto('/');
  const links = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
  expect(links).toHaveLength(3);
  const site: unknown = await (await request.get('/api/site-info')).json();
  expect(links[0]).toBe(Object(site).favicon?.url ?? '/assets/mark.svg');
  for (const link of links) {
    expect((await request.get(link)).status(), link).toBe(200);
  }
});
