import type { Page } from '@playwright/test';
import { openPage, reloadPage } from './openPage.ts';
import { expect, test } from './quietConsole.ts';

const placeOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Scrolls a link of the page's content to the middle of the window, opens it, and answers where the window was. */
async function leave(page: Page, href: string): Promise<number> {
  const link = page.getByRole('main').locator(`a[href^="${href}/"]`).last();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await placeOf(page);
  expect(place).toBeGreaterThan(300);
  await link.click();
  await expect.poll(() => placeOf(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return place;
}

for (const [address, href] of [
  ['/', '/blog'],
  ['/projelerimiz', '/projelerimiz'],
  ['/blog', '/blog'],
] as const) {
  test(`going back to ${address} leads to the place where one left it`, { tag: '@phone' }, async ({
    page,
  }) => {
    await openPage(page, address);
    const place = await leave(page, href);
    await page.goBack();
    await expect.poll(() => placeOf(page)).toBe(place);
    await page.goForward();
    await expect.poll(() => placeOf(page)).toBe(0);

    // Neither the page nor its data is at hand any more after a reload, and no picture arrives.
    await reloadPage(page);
    await page.route('**/api/images/**', () => undefined);
    await page.goBack();
    await expect.poll(() => placeOf(page)).toBe(place);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
