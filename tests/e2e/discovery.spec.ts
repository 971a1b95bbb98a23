import { expect, test } from '@playwright/test';
import { sizeOfJpeg } from './sizeOfJpeg.ts';

test('the sitemap lists the pages with their pictures', async ({ request, baseURL }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  const xml = await answer.text();
  expect(xml).toContain(`<loc>${baseURL}/</loc>`);
  expect(xml).toMatch(/<loc>[^<]+\/insaat-hizmeti<\/loc><lastmod>\d{4}-/);
  expect(xml).toMatch(/<image:loc>[^<]+\/api\/images\/[^<]+<\/image:loc>/);
  expect(xml).toContain(`<loc>${baseURL}/aydinlatma-metni</loc>`);
  expect(xml).not.toContain('theme-demo');
});

test('robots.txt names the sitemap and excludes the panel', async ({ request, baseURL }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('Disallow: /admin');
  // Whether a file is listed says its own header, which only those see who may read it.
  expect(text).toContain('Disallow: /api/\nAllow: /api/images/\nAllow: /api/files/\n');
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('the blog has a feed with absolute addresses', async ({ request, baseURL }) => {
  const answer = await request.get('/feed.xml');
  expect(answer.headers()['content-type']).toContain('application/atom+xml');
  const xml = await answer.text();
  expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
  const [self] = /<link rel="self" [^>]*>/.exec(xml) ?? [];
  expect(self).toContain(`href="${baseURL}/feed.xml"`);
  expect(xml.match(/<entry>/g)?.length).toBeGreaterThan(5);
});

test('the manifest names the company and icons that exist', async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ lang: 'tr', start_url: '/' });
  expect(manifest.name).not.toBe('');
  for (const icon of manifest.icons) {
    expect((await request.get(icon.src)).status(), icon.src).toBe(200);
  }
});

test('a page describes itself to search engines and link previews', async ({ page, request, baseURL }) => {
  await page.goto('/insaat-hizmeti');
  const content = (name: string): Promise<string | null> =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  expect(await content('og:title')).toMatch(/^İnşaat Hizmeti \| /);
  expect(await content('description')).not.toBe('');
  expect(await content('twitter:card')).toBe('summary_large_image');

  const picture = (await content('og:image')) ?? '';
  expect(picture.startsWith(`${baseURL}/paylasim/`)).toBe(true);
  const bytes = await (await request.get(picture)).body();
  expect(sizeOfJpeg(bytes)).toEqual({ width: 1200, height: 630 });

  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(facts.map((text): unknown => JSON.parse(text))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ '@type': 'LocalBusiness', telephone: expect.any(String) }),
      expect.objectContaining({ '@type': 'Service', name: 'İnşaat Hizmeti' }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]),
  );
});
