import path from 'node:path';
import type { Page } from '@playwright/test';
import { kindOf, save } from './kindScreens.ts';
import { adminApi } from './adminApi.ts';
import { axeOf } from './axe.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

const picture = path.join(import.meta.dirname, 'files/isiklik.jpg');
const kind = kindOf('post');
const body = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
/** Presses a button of the text's toolbar; the lead's toolbar has the same buttons. */
const press = (page: Page, name: string) =>
  body(page)
    .locator('xpath=ancestor::*[.//*[@role="toolbar"]][1]')
    .getByRole('button', { name, exact: true })
    .click();
/** Chooses a tool from the "More" menu. */
async function choose(page: Page, role: 'menuitem' | 'menuitemcheckbox', name: string) {
  await press(page, 'More');
  await page.getByRole(role, { name, exact: true }).click();
}

const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible();

/** The text as shown in the HTML view; the editor is open again afterwards. */
async function sourceOf(page: Page): Promise<string> {
  await choose(page, 'menuitemcheckbox', 'HTML source');
  const source = body(page).and(page.locator('textarea'));
  await expect(source).toBeVisible();
  const html = await source.inputValue();
  await press(page, 'HTML source');
  return html;
}

test('visitors see the table and picture of a post, and editing it again loses nothing', async ({
  page,
  request,
}) => {
  const api = await adminApi(request);
  await arriveSignedIn(page);
  await page.goto(kind.newPath);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Gölgenin Çizelgesi');
  await page.getByLabel('Excerpt').fill('Saat saat gölge.');
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await body(page).click();
  await page.keyboard.type('Gölge saatle değişir.');
  await page.keyboard.press('Enter');
  await choose(page, 'menuitem', 'Table');
  for (const words of ['Saat', 'Yön', 'Uzunluk', '09.00', 'Batı', '4 m', '12.00', 'Kuzey', '2 m']) {
    await page.keyboard.type(words);
    if (words !== '2 m') await page.keyboard.press('Tab');
  }
  await body(page).getByText('Gölge saatle değişir.').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const chosen = page.waitForEvent('filechooser');
  await press(page, 'Picture');
  await (await chosen).setFiles(picture);
  await page.getByLabel('What does the picture show?').fill('Işıklığın altındaki gölge');
  await page.getByRole('button', { name: 'Insert picture' }).click();
  await expect(body(page).getByRole('img', { name: 'Işıklığın altındaki gölge' })).toBeVisible();
  await save(page, kind);
  await expect(page).toHaveURL(/\/admin\/blog\/edit\/.+/);
  await saved(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.reload();
  const written = await sourceOf(page);
  expect(written).toMatch(
    /<img src="\/api\/images\/[^"]+" alt="Işıklığın altındaki gölge" width="\d+" height="\d+">/,
  );
  expect(written).toContain('<table><thead><tr><th>Saat</th>');
  await body(page).getByText('Gölge saatle değişir.').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Bakın: ');
  await save(page, kind);
  await saved(page);
  await page.reload();
  expect(await sourceOf(page)).toBe(written.replace('<p>', '<p>Bakın: '));

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/blog/${id}`);
  const table = page.getByRole('group', { name: 'Tablo' });
  await expect(table.getByRole('columnheader', { name: 'Uzunluk' })).toBeAttached();
  await expect(table.getByRole('cell', { name: 'Kuzey' })).toBeAttached();
  await table.focus();
  await expect(table).toBeFocused();
  const shown = page.getByRole('main').getByRole('img', { name: 'Işıklığın altındaki gölge' });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const { violations } = await axeOf(page, {}, 'article');
  expect(violations.map((violation) => violation.id)).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { documentElement: root } = document;
    return { scrollWidth: root.scrollWidth, clientWidth: root.clientWidth };
  });
  expect(scrollWidth).toBe(clientWidth);

  await api('DELETE', `/blog/${id}`);
  expect((await request.get(`/blog/${id}`)).status()).toBe(404);
});
