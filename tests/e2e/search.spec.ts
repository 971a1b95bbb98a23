import type { Page } from '@playwright/test';
import { siteSearchText } from '@vitrin/ui/text/website/siteSearch';
import { openPage } from './openPage.ts';
import { expect, test } from './quietConsole.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: siteSearchText.field });
const shows = (page: Page, q: string) =>
  expect(page).toHaveTitle(new RegExp(`^${siteSearchText.titleOf(q)}`));

test('what is typed on while results load stays in the field, and Back brings the earlier search', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await openPage(page, '/ara');
  await page.route('**/api/search?*', async (route) => {
    await held;
    await route.continue();
  });
  await field(page).click();
  await page.keyboard.type('ev');
  await page.keyboard.press('Enter');
  await page.keyboard.type('leri');
  // Before the results and after them the text is typed on in its middle.
  await page.keyboard.press('ArrowLeft');
  release();
  await shows(page, 'ev');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/sonuç/);
  await page.keyboard.type('n');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('evlerni');
  await expect(page).toHaveURL(/\/ara\?q=ev$/);

  await field(page).fill('zeytindali');
  await page.keyboard.press('Enter');
  await shows(page, 'zeytindali');
  await page.goBack();
  await shows(page, 'ev');
  await expect(field(page)).toHaveValue('ev');
  await page.goBack();
  await expect(field(page)).toHaveValue('');
  await page.goForward();
  await expect(field(page)).toHaveValue('ev');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/sonuç/);
});

test('a touch keyboard does not cover the results', { tag: '@touch' }, async ({ page }) => {
  await openPage(page, '/ara');
  await field(page).tap();
  await page.keyboard.type('ev');
  await page.keyboard.press('Enter');
  await shows(page, 'ev');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(field(page)).toHaveValue('ev');
});
