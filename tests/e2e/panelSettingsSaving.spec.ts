import type { Page } from '@playwright/test';
import { failWrites } from './panelFailures.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

const told = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
const refused = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

test.beforeEach(async ({ page }) => arriveSignedIn(page));

const tabs = [
  { tab: 'home', field: 'Subtitle', at: '**/api/home-page' },
  { tab: 'contact', field: 'Phone', at: '**/api/site-info' },
  { tab: 'social', field: 'YouTube', at: '**/api/site-info' },
  { tab: 'footer', field: 'Footer description', at: '**/api/site-info' },
] as const;

for (const { tab, field, at } of tabs) {
  test(`the tab ${tab} says when it was saved, and when it was not`, async ({ page, quietConsole }) => {
    await page.goto(`/admin/settings?tab=${tab}`);
    const box = page.getByRole('textbox', { name: field }).first();
    const before = await box.inputValue();
    const value = tab === 'social' ? 'https://video.example/kanal' : `${before} ek`;
    await box.fill(value);
    await failWrites(page, at);
    await page.keyboard.press('Control+s');
    await refused(page, 'Failed to save settings. Please try again.');
    await expect(box).toHaveValue(value);
    await page.unrouteAll();
    await page.keyboard.press('Control+s');
    await told(page, 'Settings saved successfully!');
    await expect(page.getByText('Settings saved successfully!')).toBeHidden({ timeout: 10_000 });
    await page.reload();
    await expect(box).toHaveValue(value);
    await box.fill(before);
    await page.keyboard.press('Control+s');
    await told(page, 'Settings saved successfully!');
    quietConsole.length = 0;
  });
}

test('the texts of home, About and Team are previewed on their pages before they are saved', async ({
  page,
}) => {
  await page.goto('/admin/settings?tab=home');
  const preview = page.frameLocator('iframe');
  for (const [group, title] of [
    ['About page', 'Biz Kimiz'],
    ['Team page', 'Kimlerleyiz'],
  ] as const) {
    const fields = page.getByRole('region', { name: group });
    await fields.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
    await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  const projects = page.getByRole('region', { name: 'Projects' });
  const field = projects.getByRole('textbox', { name: 'Title', exact: true });
  await field.click();
  await field.fill('Bitirdiklerimiz');
  const section = preview.getByRole('heading', { level: 2, name: 'Bitirdiklerimiz' });
  await expect(section, 'the preview shows what is being written').toBeInViewport();
  const { y: bottom = 0 } =
    (await preview.getByRole('link', { name: 'Teklif Al' }).first().boundingBox()) ?? {};
  expect((await section.boundingBox())?.y, 'below the header of its page').toBeGreaterThan(bottom);
  await expect(field, 'the form stays where it is').toBeInViewport();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
});

test('settings and slider images that cannot be loaded say so, with a way to try again', async ({
  page,
  quietConsole,
}) => {
  await page.route('**/api/**', (route) =>
    /site-info$|home-page|privacy/.test(route.request().url())
      ? route.fulfill({ status: 500, json: { message: 'x' } })
      : route.fallback(),
  );
  await page.goto('/admin/settings');
  await refused(page, 'Failed to load settings. Please try again.');
  await page.getByRole('tab', { name: 'Slider Images' }).click();
  await refused(page, 'Failed to load slider images. Please try again.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Slider images' })).toBeVisible();
  quietConsole.length = 0;
});
