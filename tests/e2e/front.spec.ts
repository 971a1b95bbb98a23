import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { e2ePorts } from '../support/e2eSettings.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietConsole.ts';

const api = `http://localhost:${e2ePorts.plainApi}`;

/** All API requests of a page. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === api || pathname.startsWith('/api')) calls.push(`${request.method()} ${origin}${pathname}`);
  });
  return calls;
}

const pages = [
  ['/', 'Yalın Yapı'],
  ['/hakkimizda', 'Az eşyayla çok iş.'],
  ['/ekibimiz', 'Işıl Çağ'],
  ['/hizmetlerimiz', 'Yalın Tasarım'],
  ['/yalin-tasarim', 'Her çizginin bir'],
  ['/hizmet-icerik/yalin-tasarim', 'Her çizginin bir'],
  ['/projelerimiz', 'Kıyı Evi'],
  ['/projelerimiz/2', 'Üç ayda bitti.'],
  ['/foto-galeri', 'Şantiye'],
  ['/video-galeri', 'Tanıtım'],
  ['/blog', 'Az Çoktur'],
  ['/blog/3', 'Çünkü yeter.'],
  ['/blog/tag/yal%C4%B1nl%C4%B1k', 'Az Çoktur'],
  ['/iletisim', 'bilgi@yalin.example'],
] as const;

for (const [address, text] of pages) {
  test(`the first HTML of ${address} shows the API of the other host, and its policy admits that`, async ({
    request,
  }) => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(text);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(`connect-src 'self' ${api};`);
    expect(policy).toContain(`img-src 'self' data: https: ${api};`);
  });
}

test("the server's HTML has the pictures and the colours of the other host", async ({ request }) => {
  const home = await (await request.get('/')).text();
  expect(home).toContain(`src="${api}/api/images/ilk.png"`);
  expect(home.toLowerCase()).toContain('#4a90e2');
});

test('there is neither a store nor an API of our own', async ({ request }) => {
  expect((await request.get('/api/service')).status()).toBe(404);
  expect((await request.post('/api/auth/login', { data: {} })).status()).toBe(404);
  const folder = path.resolve(import.meta.dirname, `../../test-results/e2e-data-${e2ePorts.front}`);
  expect(existsSync(folder)).toBe(false);
});

test('an unknown address is a 404, an old one redirects, search engines find every page', async ({
  request,
}) => {
  const nowhere = ['/yok', '/projelerimiz/99', '/blog/99', '/hizmet-icerik/yok', '/aydinlatma-metni'];
  const answers = await Promise.all(nowhere.map((address) => request.get(address)));
  expect(answers.map((answer) => answer.status())).toEqual(nowhere.map(() => 404));
  const moved = await request.get('/proje-icerik/yalin-tasarim', { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/yalin-tasarim']);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const address of ['/yalin-tasarim', '/projelerimiz/2', '/blog/3']) expect(sitemap).toContain(address);
  expect(await (await request.get('/feed.xml')).text()).toContain('Az Çoktur');
});

test('pages that a visitor navigates to call only the other host, and pictures load', async ({ page }) => {
  const calls = watchCalls(page);
  await openPage(page, '/');
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await menu.getByRole('button', { name: 'Hizmetler' }).click();
  await menu.getByRole('link', { name: /Yalın Tasarım/ }).click();
  await expect(page).toHaveURL(/\/yalin-tasarim$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Yalın Tasarım' })).toBeVisible();
  await expect(page.getByText('Her çizginin bir')).toBeVisible();

  await menu.getByRole('link', { name: 'Projeler' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Kıyı Evi/ })
    .first()
    .click();
  await expect(page.getByText('Üç ayda bitti.')).toBeVisible();
  await expect(page.getByText('İzmir')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Proje Görselleri' })).toBeVisible();

  await menu.getByRole('link', { name: 'Blog' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Az Çoktur/ })
    .first()
    .click();
  await expect(page.getByText('Çünkü yeter.')).toBeVisible();
  await page.getByRole('link', { name: /yalınlık/ }).click();
  await expect(page.getByRole('main').getByText('Az Çoktur').first()).toBeVisible();
  await expect(page.getByText('Camın Işığı'), 'a post without that tag').toHaveCount(0);

  await openPage(page, '/foto-galeri');
  const picture = page.getByRole('main').locator(`img[src^="${api}"]`).first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0);

  expect(
    calls.filter((call) => !call.includes(api)),
    'calls of the own host',
  ).toEqual([]);
  expect(calls.filter((call) => call.startsWith('GET') && call.includes('/service/')).length).toBeGreaterThan(
    0,
  );
});

test('sending a message is only simulated, as the specification requires', async ({ page }) => {
  const calls = watchCalls(page);
  await openPage(page, '/iletisim');
  await page.getByLabel('Ad Soyad').fill('Ayşe');
  await page.getByLabel('E-posta').fill('ayse@ornek.example');
  await page.getByLabel('Mesaj').fill('Merhaba');
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByText('Mesajınız başarıyla gönderildi.')).toBeVisible();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});
