import type { Page } from '@playwright/test';
import { siteText } from '@vitrin/ui/text/website/site';
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

test('going back to a narrowed list leads to the same choice and place', { tag: '@phone' }, async ({
  page,
}) => {
  await openPage(page, '/projelerimiz');
  const choices = page.getByRole('main').locator('a[href^="/projelerimiz?"]');
  // The one that leaves the most, so that there is something to scroll.
  const counts = await choices.evaluateAll((links) =>
    links.map((link) => Number(link.textContent.replaceAll(/\D/g, ''))),
  );
  const choice = choices.nth(counts.indexOf(Math.max(...counts)));
  const href = await choice.getAttribute('href');
  await choice.click();
  // The address changes before the list does.
  await expect(page.locator(`main a[href="${href}"][aria-current="true"]`)).not.toHaveCount(0);
  const narrowed = page.url();
  const place = await leave(page, '/projelerimiz');
  await page.goBack();
  await expect(page).toHaveURL(narrowed);
  await expect.poll(() => placeOf(page)).toBe(place);
});

test('going back to the gallery leads to the place where one left it', { tag: '@phone' }, async ({
  page,
}) => {
  await openPage(page, '/foto-galeri');
  const way = page.getByRole('contentinfo').getByRole('link', { name: siteText.menu.contact }).first();
  await way.scrollIntoViewIfNeeded();
  const place = await placeOf(page);
  expect(place).toBeGreaterThan(300);
  await way.click();
  await expect(page).toHaveURL(/\/iletisim$/);
  await expect.poll(() => placeOf(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => placeOf(page)).toBe(place);
});
