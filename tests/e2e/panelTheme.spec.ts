import type { Page } from '@playwright/test';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import { adminApi } from './adminApi.ts';
import { failWrites } from './panelFailures.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

const told = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
const refused = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

// A failed journey may have left other colours, and choosing the current ones again would be no change to save.
test.beforeEach(async ({ page, request }) => {
  const api = await adminApi(request);
  await api('POST', '/theme/colors', defaultPalette);
  await arriveSignedIn(page);
});

test('colours are previewed on real pages, saved only on demand, and reset', async ({
  page,
  quietConsole,
}) => {
  await failWrites(page, '**/api/theme/colors');
  await page.goto('/admin/settings?tab=theme');
  const main = page.getByRole('textbox', { name: 'Main color as hex code' });
  const before = await main.inputValue();
  const ground = () =>
    page
      .frameLocator('iframe')
      .getByRole('main')
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--vitrin-color-primary-base'));
  await page.getByRole('button', { name: 'Purple' }).click();
  await expect.poll(ground).toBe('#9b59b6');
  await page.getByText('Contact', { exact: true }).last().click();
  await expect(
    page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'İletişim' }),
  ).toBeVisible();
  await page.keyboard.press('Control+s');
  await refused(page, 'Failed to save theme changes to server. Please try again.');
  const reset = async () => {
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await page.getByRole('button', { name: 'Reset colors' }).click();
  };
  await reset();
  await refused(page, 'Failed to reset theme on server. Theme reset locally only.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Orange' }).click();
  await page.keyboard.press('Control+s');
  await told(page, 'Theme colors applied successfully!');
  await reset();
  await told(page, 'Theme colors applied successfully!');
  await expect(main).toHaveValue(before);
  quietConsole.length = 0;
});

test('a reset that did not reach the server is shown in this browser, until the server sends other colours', async ({
  page,
  quietConsole,
}) => {
  const siteColor = () =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--vitrin-color-primary-base'));
  const choose = async (name: string) => {
    await page.goto('/admin/settings?tab=theme');
    await page.getByRole('button', { name }).click();
    await page.keyboard.press('Control+s');
    await told(page, 'Theme colors applied successfully!');
  };
  await choose('Purple');
  await failWrites(page, '**/api/theme/colors');
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await page.getByRole('button', { name: 'Reset colors' }).click();
  await refused(page, 'Failed to reset theme on server. Theme reset locally only.');
  await page.unrouteAll();
  await page.goto('/');
  await expect.poll(siteColor).toBe('#8faa7a');
  await page.reload();
  await expect.poll(siteColor).toBe('#8faa7a');
  await page.goto('/admin/settings?tab=theme');
  await expect(page.getByRole('textbox', { name: 'Main color as hex code' })).toHaveValue(/#8FAA7A/i);

  await choose('Orange');
  await page.goto('/');
  await expect.poll(siteColor).toBe('#e67e22');
  await page.goto('/admin/settings?tab=theme');
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await page.getByRole('button', { name: 'Reset colors' }).click();
  await told(page, 'Theme colors applied successfully!');
  quietConsole.length = 0;
});
