import { openPage } from './openPage.ts';
import { expectAccessible, fixedPages } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';

for (const address of fixedPages) {
  test(`${address} hydrates silently, fits its window and is accessible`, { tag: '@phone' }, async ({
    page,
  }) => {
    const answer = await openPage(page, address);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(150);
    const spare = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(spare).toBe(0);
    await expectAccessible(page);
  });
}

test('an unknown address is a 404 with a Turkish page', async ({ page, quietConsole }) => {
  const answer = await page.goto('/boyle-bir-sayfa-yok');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('bulunamadı');
  quietConsole.length = 0;
});

test('the slug addresses lead to the service', async ({ page, request }) => {
  const old = await request.get('/proje-icerik/insaat-hizmeti', { maxRedirects: 0 });
  expect(old.status()).toBe(301);
  expect(old.headers()['location']).toBe('/insaat-hizmeti');
  const answer = await page.goto('/hizmet-icerik/insaat-hizmeti');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/insaat-hizmeti$/);
  await page.getByRole('banner').getByRole('link', { name: 'Teklif Al' }).click();
  await expect(page.getByRole('combobox')).toHaveValue('İnşaat Hizmeti');
});

test('a visitor navigates from the home page to a service and back without a reload', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => {
    document.body.dataset['same'] = 'yes';
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: /İnşaat Hizmeti/ })
    .first()
    .click();
  await expect(page).toHaveTitle(/^İnşaat Hizmeti \| /);
  await expect(page.getByRole('heading', { level: 1, name: 'İnşaat Hizmeti' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => document.body.dataset['same'])).toBe('yes');
});

test('the end of a page fits on one screen, and wide screens are used', async ({ page }) => {
  await openPage(page, '/hakkimizda');
  const end = await page.getByText('Buradan başlayalım').evaluate((words) => {
    const call = words.closest('section');
    return document.documentElement.scrollHeight - (call?.getBoundingClientRect().top ?? 0) - scrollY;
  });
  expect(end).toBeLessThanOrEqual(900);
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const address of ['/foto-galeri', '/projelerimiz']) {
    await openPage(page, address);
    const pictures = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((shown) =>
        shown.map((picture) => picture.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
    const [left, right] = [
      Math.min(...pictures.map(([at = 0]) => at)),
      Math.max(...pictures.map(([, at = 0]) => at)),
    ];
    expect(right - left, address).toBeGreaterThan(1_500);
    expect(right - left, address).toBeLessThanOrEqual(1_620);
  }
});
