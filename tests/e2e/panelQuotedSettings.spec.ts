import path from 'node:path';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { adminApi } from './adminApi.ts';
import { axeOf } from './axe.ts';
import { chooserOf, useAnyway } from './chooser.ts';
import { broken, failWrites } from './panelFailures.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

const picture = path.join(import.meta.dirname, 'files/isiklik.jpg');
const good = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

const tabs = [
  { label: 'General', sizes: ['200x60', '32x32 or 16x16'] },
  { label: 'Home Sections', sizes: [] },
  { label: 'Contact', sizes: [] },
  { label: 'Social Media', sizes: [] },
  { label: 'Footer', sizes: ['1920x400'] },
  { label: 'Map Settings', sizes: [] },
  { label: 'Slider Images', sizes: ['1920x1080'] },
  { label: 'Theme Colors', sizes: [] },
  { label: 'E-mail', sizes: [] },
] as const;

test('the settings have ten tabs, which tell the sizes of their pictures and break no rule', async ({
  page,
}) => {
  await arriveSignedIn(page);
  await page.goto('/admin/settings');
  await expect(page.getByRole('tab')).toHaveText([...tabs.map(({ label }) => label), 'Personal data']);
  for (const { label, sizes } of tabs) {
    const tab = page.getByRole('tab', { name: label, exact: true });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const panel = page.getByRole('tabpanel', { name: label });
    await expect(panel.getByRole('heading', { level: 2, name: label, exact: true })).toBeVisible();
    for (const size of sizes) await expect(panel.getByText(`Recommended: ${size} px`)).toBeVisible();
    const { violations } = await axeOf(page);
    expect.soft(violations.map(({ id, nodes }) => [label, id, nodes[0]?.html])).toEqual([]);
  }
});

test('a slider image is deleted after a question, and comes back where the server refuses', async ({
  page,
  quietConsole,
}) => {
  await arriveSignedIn(page);
  await page.goto('/admin/settings?tab=slider');
  const slides = page.getByRole('list', { name: 'Slider images' }).getByRole('listitem');
  await expect(slides.nth(1)).toBeVisible();
  const count = await slides.count();
  await failWrites(page);
  await slides
    .first()
    .getByRole('button', { name: /^Delete / })
    .click();
  await page
    .getByRole('alertdialog', { name: 'Are you sure you want to delete this image?', exact: true })
    .getByRole('button', { name: 'Delete image' })
    .click();
  await expect(slides).toHaveCount(count - 1);
  await good(page, 'Image deleted').getByRole('button', { name: 'Dismiss' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to delete image. Please try again.' }),
  ).toBeVisible();
  await expect(slides).toHaveCount(count);
  quietConsole.length = 0;
});

const uploaded = z.array(z.object({ id: z.string(), title: z.string() }));

const footerWords = (page: Page) => page.getByLabel('Footer description');
const orange = (page: Page) => page.getByRole('button', { name: 'Orange' });
const firstSwitch = (page: Page) => page.getByRole('switch').first();

/**
 * Actions that show a banner which disappears by itself; `needs` has to be visible before the page's clock is paused.
 */
const successes = [
  {
    text: 'Settings saved successfully!',
    address: '/admin/settings?tab=footer',
    needs: footerWords,
    act: async (page: Page) => {
      await footerWords(page).fill(`${await footerWords(page).inputValue()} Ek.`);
      await page.keyboard.press('Control+s');
    },
  },
  {
    text: 'Theme colors applied successfully!',
    address: '/admin/settings?tab=theme',
    needs: orange,
    act: async (page: Page) => {
      await orange(page).click();
      await page.keyboard.press('Control+s');
    },
  },
  {
    text: 'Image status updated successfully!',
    address: '/admin/settings?tab=slider',
    needs: firstSwitch,
    act: (page: Page) => firstSwitch(page).click(),
  },
  {
    text: 'Images uploaded successfully!',
    address: '/admin/gallery',
    needs: (page: Page) => page.getByRole('button', { name: 'Upload images' }),
    act: (page: Page) => page.getByLabel('Images to upload').setInputFiles(picture),
  },
] as const;

/** Restores the website's texts, colours, slider and gallery after a test. */
let restore: (() => Promise<unknown>) | undefined;
test.afterEach(async () => {
  await restore?.();
  restore = undefined;
});

/** Advances the page's clock in small steps until the given number of banners is visible. */
const ticksUntil = (page: Page, text: string, count: number, step = 20) =>
  expect
    .poll(async () => {
      await page.clock.runFor(step);
      return good(page, text).count();
    })
    .toBe(count);

for (const { text, address, needs, act } of successes) {
  test(`"${text}" stands for three seconds`, async ({ page, request }) => {
    restore = await remembered(await adminApi(request));
    await page.clock.install();
    await arriveSignedIn(page);
    await page.goto(address);
    await expect(needs(page)).toBeEnabled();
    // Far enough ahead: the clock keeps running until then.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20_000));
    await act(page);
    await ticksUntil(page, text, 1);
    await page.clock.runFor(2_700);
    await expect(good(page, text)).toBeVisible();
    await page.clock.runFor(300);
    // A toast fades out before it is removed.
    await ticksUntil(page, text, 0, 100);
  });
}

const slides = z.array(z.object({ id: z.string(), active: z.boolean() }));

async function remembered(api: Awaited<ReturnType<typeof adminApi>>) {
  const info = z.object({ footerDescription: z.string() }).parse(await api('GET', '/site-info'));
  const colors = await api('GET', '/theme/colors');
  const gallery = new Set(uploaded.parse(await api('GET', '/gallery/admin')).map(({ id }) => id));
  const slider = slides.parse(await api('GET', '/home-page/images/admin'));
  return async () => {
    await api('POST', '/site-info', info);
    await api('POST', '/theme/colors', colors);
    const added = uploaded.parse(await api('GET', '/gallery/admin')).filter(({ id }) => !gallery.has(id));
    await Promise.all(added.map(({ id }) => api('DELETE', `/gallery/${id}`)));
    const now = slides.parse(await api('GET', '/home-page/images/admin'));
    const flipped = now.filter(({ id, active }) =>
      slider.some((was) => was.id === id && was.active !== active),
    );
    await Promise.all(flipped.map(({ id }) => api('PATCH', `/home-page/images/${id}/toggle-status`)));
  };
}

test('settings, slider images and colours that cannot be read, stored or sent say so', async ({
  page,
  quietConsole,
}) => {
  const said = (text: string) => expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  const open = (tab: string) => page.getByRole('tab', { name: tab, exact: true }).click();
  /** The panel asks before an unsaved picture is lost. */
  const leave = page.getByRole('button', { name: 'Leave without saving' });
  await arriveSignedIn(page);
  await page.route(/\/api\/(?:site-info|home-page\/images\/admin)$/, (route) => route.fulfill(broken));
  await page.goto('/admin/settings');
  await said('Failed to load settings. Please try again.');
  await open('Slider Images');
  await said('Failed to load slider images. Please try again.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Slider images' })).toBeVisible();

  await failWrites(page);
  await page
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click();
  await said('Failed to reorder images. Please try again.');
  await page.getByRole('list', { name: 'Slider images' }).getByRole('switch').first().click();
  await said('Failed to update image status. Please try again.');
  await page.getByLabel('Images to add').setInputFiles(picture);
  await useAnyway(page);
  await said('Failed to upload image. Please try again.');

  await open('Footer');
  await leave.click();
  await said('Failed to load settings. Please try again.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await chooserOf(page, 'Footer image').setInputFiles(picture);
  await useAnyway(page);
  await said('Failed to upload image. Please try again.');
  const field = page.getByLabel('Footer description');
  const before = await field.inputValue();
  await field.fill('Yarım kalan');
  await page.keyboard.press('Control+s');
  await said('Failed to save settings. Please try again.');
  await expect(field).toHaveValue('Yarım kalan');
  await field.fill(before);

  await open('Theme Colors');
  await leave.click();
  await page.getByRole('button', { name: 'Purple' }).click();
  await page.keyboard.press('Control+s');
  await said('Failed to save theme changes to server. Please try again.');
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await page.getByRole('button', { name: 'Reset colors' }).click();
  await said('Failed to reset theme on server. Theme reset locally only.');
  quietConsole.length = 0;
});
