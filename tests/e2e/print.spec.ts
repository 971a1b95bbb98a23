import type { Page } from '@playwright/test';
import { openPage } from './openPage.ts';
import { detailPages } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';

test('service, project and post print with their texts and pictures, without the frame', async ({
  page,
  request,
}) => {
  const { project, post } = await detailPages(request);
  const sheets = [
    { address: '/insaat-hizmeti', title: 'İnşaat Hizmeti', most: 4 },
    { ...project, most: 5 },
    { ...post, most: 5 },
  ];
  for (const { address, title, most } of sheets) {
    await page.emulateMedia({ media: 'screen' });
    await openPage(page, address);
    await page.emulateMedia({ media: 'print' });
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    const ink = await heading.evaluate((element) => getComputedStyle(element).color);
    const lightness = (ink.match(/\d+(?:\.\d+)?/g) ?? []).slice(0, 3).map(Number);
    expect(Math.max(...lightness), `${address} prints its title in ${ink}`).toBeLessThan(128);
    const frame = [
      // The header itself takes up no space even if its bar is visible.
      page.getByRole('banner').locator('a').first(),
      page.getByRole('contentinfo'),
      page.getByText('Buradan başlayalım'),
      page.getByRole('navigation', { name: 'Kısayollar' }),
      page.getByRole('main').getByRole('link', { name: 'Teklif Al' }),
      page.getByRole('main').getByRole('navigation', { name: 'Sayfa yolu' }),
    ];
    for (const part of frame) await expect(part, address).toBeHidden();
    const file = (await page.pdf({ format: 'A4' })).toString('latin1');
    const pages = file.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    expect(pages, address).toBeGreaterThan(0);
    expect(pages, address).toBeLessThanOrEqual(most);
  }
});

test('paper shows what is folded, and nothing that is only pressed', async ({ page }) => {
  const main = page.getByRole('main');
  const onPaper = async (address: string): Promise<void> => {
    await page.emulateMedia({ media: 'screen' });
    await openPage(page, address);
    await page.emulateMedia({ media: 'print' });
  };
  await onPaper('/insaat-hizmeti');
  const questions = main.getByRole('region', { name: 'Sık sorulan sorular' }).locator('details');
  await expect(questions.first()).not.toHaveAttribute('open');
  for (const question of await questions.all()) await expect(question.locator('p')).toBeVisible();
  await expect(questions.locator('svg').filter({ visible: true })).toHaveCount(0);

  await onPaper('/');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Hakkımızda', 'Ürünlerimiz', 'Devamını Oku', 'Tüm ekip'])
    await expect(main.getByRole('link', { name }), name).toBeHidden();
  await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0);

  for (const address of ['/iletisim', '/teklif-al']) {
    await onPaper(address);
    await expect(main.locator('form')).toBeHidden();
    await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'merhaba@tasavlu.example' })).toBeVisible();
    await expect(main.getByRole('link', { name: /Yol tarifi|Haritayı/ })).toHaveCount(0);
  }
});

/** The distinct addresses of the page's pictures; empty for those that have not loaded. */
const picturesOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll((pictures) => [
      ...new Set(
        pictures
          .filter((picture): picture is HTMLImageElement => picture instanceof HTMLImageElement)
          .filter((picture) => picture.getClientRects().length > 0)
          .map((picture) => (picture.complete && picture.naturalWidth > 0 ? picture.currentSrc : '')),
      ),
    ]);

test('pictures that were not scrolled into view are printed as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openPage(page, '/');
  expect(await picturesOf(page), 'some have not come on the screen').toContain('');
  await page.emulateMedia({ media: 'print' });
  // The event that browsers fire before printing; a headless one does not wait for what is loaded then.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => picturesOf(page)).not.toContain('');
  const printed = await picturesOf(page);
  const file = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(printed.length).toBeGreaterThan(15);
  expect(file.match(/\/Subtype\s*\/Image\b/g)?.length).toBeGreaterThanOrEqual(printed.length);
});
