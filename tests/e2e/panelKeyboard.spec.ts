import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { focusView } from './focusView.ts';
import { lift } from './lift.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn, signIn } from './signIn.ts';

const picture = path.join(import.meta.dirname, 'files/isiklik.jpg');
const stops = 80;

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Not reached by ${stops} presses of ${key}`);
}

test('a project is written and saved, and its pictures are ordered and described, without a pointer', async ({
  page,
  request,
}) => {
  // Listens from the start, so that the dialog is caught however early it opens.
  const chooser = page.waitForEvent('filechooser', { timeout: 0 });
  await signIn(page);
  await expect(page.getByRole('button', { name: /Search or go to/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('new project');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/projects\/new$/);

  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toBeVisible();
  await tabTo(page, title);
  await page.keyboard.type('Tuşlarla Yapılan Ev');
  await tabTo(page, page.getByRole('textbox', { name: 'Short description' }));
  await page.keyboard.type('Fareye dokunmadan.');

  const add = page.getByRole('button', { name: 'Add pictures' });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  // The button opens the system's file dialog, which has its own keyboard handling.
  const buffer = await readFile(picture);
  const files = ['ilk.jpg', 'ikinci.jpg', 'son.jpg'].map((name) => ({
    name,
    mimeType: 'image/jpeg',
    buffer,
  }));
  await (await chooser).setFiles(files);
  const images = page.getByRole('list', { name: 'Project pictures' }).getByRole('img');
  const order = (...names: string[]) =>
    Promise.all(names.map((name, place) => expect(images.nth(place)).toHaveAttribute('alt', name)));
  await order('ilk.jpg', 'ikinci.jpg', 'son.jpg');

  await tabTo(page, page.getByRole('button', { name: 'Move son.jpg', exact: true }), 'Shift+Tab');
  await lift(page, 'son.jpg lifted, place 3 of 3.');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('son.jpg is now at place 2 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await order('ilk.jpg', 'son.jpg', 'ikinci.jpg');

  await tabTo(page, page.getByRole('button', { name: 'Make ikinci.jpg the main picture' }));
  await page.keyboard.press('Enter');
  await order('ikinci.jpg', 'ilk.jpg', 'son.jpg');
  await expect(page.getByRole('button', { name: 'Move ikinci.jpg', exact: true })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Describe ikinci.jpg' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Alt text' })).toBeFocused();
  await page.keyboard.type('Avludaki havuz');
  await page.keyboard.press('Enter');
  await order('Avludaki havuz', 'ilk.jpg', 'son.jpg');

  await tabTo(page, page.getByRole('textbox', { name: 'Description', exact: true }));
  await page.keyboard.type('Her şey tuşlarla.');
  // Tab may indent in the editor; after Escape it moves the focus again.
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.type('Yer');
  await page.keyboard.press('Tab');
  await page.keyboard.type('İzmir');
  await page.keyboard.press('Enter');
  await expect(page.getByText('İzmir')).toBeVisible();
  await page.keyboard.press('Control+s');
  // Three pictures are resized, possibly while the server is still resizing the demo's.
  await expect(page).toHaveURL(/\/admin\/projects\/edit\/.+/, { timeout: 60_000 });
  await expect(page.getByText('All changes saved')).toBeVisible();

  const id = page.url().split('/').at(-1) ?? '';
  const stored: { images: { alt: string }[]; additionalInfo: unknown } = await (
    await request.get(`/api/projects/${id}`)
  ).json();
  expect(stored.images.map(({ alt }) => alt)).toEqual(['Avludaki havuz', '', '']);
  expect(stored.additionalInfo).toEqual({ Yer: 'İzmir' });
});

test('the focus is never hidden beneath the bars of the panel', async ({ page }) => {
  test.setTimeout(180_000);
  await arriveSignedIn(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [address, width, height] of [
    ['/admin/settings?tab=home', 1_440, 900],
    ['/admin/settings?tab=home', 390, 700],
    ['/admin/blog/new', 1_024, 600],
    ['/admin/blog/new', 390, 700],
    ['/admin/blog/new', 844, 390],
    ['/admin/services', 1_024, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const key of ['Tab', 'Shift+Tab']) {
      const hidden: string[] = [];
      let count = 0;
      // The longest forms continue in the same way.
      for (; count < 60; count += 1) {
        await page.keyboard.press(key);
        const view = await focusView(page);
        if (view === null) break;
        if (!view.seen) hidden.push(view.name);
      }
      expect(hidden, `${address} at ${width} px by ${key}`).toEqual([]);
      expect(count, `${address} at ${width} px by ${key}`).toBeGreaterThanOrEqual(20);
    }
  }
});

test('on a phone held sideways a form is saved without scrolling', async ({ page }) => {
  await arriveSignedIn(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/admin/blog/new');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Yan duran telefon');
  const save = page.getByRole('button', { name: /^Save/ }).first();
  await expect(save).toBeInViewport({ ratio: 1 });
  const box = await save.boundingBox();
  // Nor does the bar cover much of it.
  expect(box?.y).toBeGreaterThan(300);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(save).toBeInViewport({ ratio: 1 });
});
