import type { Page } from '@playwright/test';
import { services } from '@vitrin/mocks/fixtures/services';
import { palettes } from '@vitrin/mocks/fixtures/theme';
import { buildStorybook, serveStorybook } from '../support/storybookBuild.ts';
import { adminApi } from './adminApi.ts';
import { expect, test } from './quietConsole.ts';

// Warnings of Storybook's own tools.
const ownWarning = /will become mandatory in Storybook/;

test.describe.configure({ timeout: 90_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await buildStorybook();
});

/**
 * A second tab of the catalogue. The mocks' worker unregisters when the last tab closes, and doing so while the next
 * story loads would leave that story without mocks.
 */
async function keepTab(page: Page, base: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(`${base}index.json`);
}

/** Opens a story inside the catalogue and returns its root once it has content. */
async function openStory(page: Page, base: string, id: string, globals = '') {
  await page.goto(`${base}?path=/story/${id}${globals && `&globals=${globals}`}`);
  const story = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root');
  // The catalogue is large, and slow on a busy machine.
  await story.locator(':scope > *').first().waitFor({ timeout: 60_000 });
  return story;
}

/** Every failed response of this host. */
function failuresOf(page: Page): string[] {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  return failed;
}

test.afterEach(({ quietConsole }) => {
  const rest = quietConsole.filter((line) => !ownWarning.test(line));
  quietConsole.length = 0;
  expect(rest).toEqual([]);
});

test('the server shows a screen and a story over the mocked API at /storybook', async ({ page }) => {
  const failed = failuresOf(page);
  await keepTab(page, '/storybook/');
  const screen = await openStory(page, '/storybook/', 'site-servicesscreen--ready');
  await expect(screen.getByRole('heading', { level: 1, name: 'Hizmetlerimiz' })).toBeVisible();
  const connected = await openStory(page, '/storybook/', 'connected-site-services--ready');
  // The story continues from the list to its first service.
  await expect(connected.getByRole('heading', { level: 1, name: services[0]?.title ?? '' })).toBeVisible();
  const panel = await openStory(page, '/storybook/', 'connected-services--ready');
  await expect(panel.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  expect(failed).toEqual([]);
});

test('its tools can read the API of the server that serves it', async ({ page }) => {
  await page.goto('/storybook/');
  const status = await page.evaluate(async () => (await fetch('/api/theme/colors')).status);
  expect(status).toBe(200);
});

test('a story uses the palette that the server has stored', async ({ page, request }) => {
  const call = await adminApi(request);
  const stored = await call('GET', '/theme/colors');
  await call('POST', '/theme/colors', palettes.purple);
  try {
    await keepTab(page, '/storybook/');
    // This story has its own mocked API, which lets this one call through.
    const story = await openStory(page, '/storybook/', 'connected-site-services--ready', 'palette:saved');
    await expect(story.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(story.getByText('No saved palette')).toHaveCount(0);
    await expect
      .poll(() => story.evaluate(() => document.documentElement.getAttribute('style')?.toLowerCase()))
      .toContain(palettes.purple.primaryColor.toLowerCase());
  } finally {
    await call('POST', '/theme/colors', stored);
  }
});

test('the built files work from any path', async ({ page }) => {
  const { url, server } = await serveStorybook('/a/b/');
  const failed = failuresOf(page);
  await keepTab(page, url);
  const screen = await openStory(page, url, 'site-servicescreen--without-picture');
  const picture = screen.locator('img').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const connected = await openStory(page, url, 'connected-services--ready');
  await expect(connected.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  const body = page.frameLocator('#storybook-preview-iframe').locator('body');
  // Text that is first shown in a fallback font gets its own once it has loaded.
  await expect
    .poll(() => body.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
    .toBeGreaterThan(0);
  expect(failed).toEqual([]);
  server.close();
});
