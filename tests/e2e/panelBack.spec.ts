import type { Page } from '@playwright/test';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { z } from 'zod';
import { adminApi } from './adminApi.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => arriveSignedIn(page));

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const at = (path: string) => new RegExp(`${path}$`);

/** Presses Back, which leaves this page as it is; the browser has been there and back before the next press. */
async function backTo(page: Page, path: string): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(at(path));
}

/** Follows a link of the phone's menu. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await dialogOf(page, 'Menu').getByRole('link', { name }).click();
}

test('Back closes the topmost of dialogs, and then leaves the page once', async ({ page, request }) => {
  const api = await adminApi(request);
  await api('POST', '/redirects', { from: '/geri-tusu', to: '/iletisim' });
  await page.goto(adminPaths.dashboard());
  await follow(page, 'Redirects');
  await expect(page).toHaveURL(at(adminPaths.redirects()));
  const entries = await page.evaluate(() => history.length);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(dialogOf(page, 'Menu')).toBeVisible();
  await backTo(page, adminPaths.redirects());
  await expect(dialogOf(page, 'Menu')).toBeHidden();

  // A dialog that asks before it closes: Back asks, and answers the question with "stay".
  const opener = page.getByRole('button', { name: 'Add redirect' }).first();
  await opener.click();
  const dialog = page.getByRole('dialog');
  const address = dialog.getByRole('textbox').first();
  await address.fill('/yarida');
  await backTo(page, adminPaths.redirects());
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await backTo(page, adminPaths.redirects());
  await expect(question).toBeHidden();
  await expect(address).toHaveValue('/yarida');
  await backTo(page, adminPaths.redirects());
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(at(adminPaths.redirects()));
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.goBack();
  await expect(page).toHaveURL(at(adminPaths.dashboard()));
  await page.goForward();
  await expect(page).toHaveURL(at(adminPaths.redirects()));
  await expect(opener).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Forward, too, leaves no dialog over another page', async ({ page }) => {
  await page.goto(adminPaths.dashboard());
  await follow(page, 'Library');
  await expect(page).toHaveURL(at(adminPaths.library()));
  await page.goBack();
  await expect(page).toHaveURL(at(adminPaths.dashboard()));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(dialogOf(page, 'Menu')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(at(adminPaths.dashboard()));
  await expect(dialogOf(page, 'Menu')).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(at(adminPaths.library()));
});

test('a form keeps its question when Back closes a dialog in it', async ({ page, request }) => {
  const api = await adminApi(request);
  const draft = { title: 'Geri Tuşu', shortDescription: 'Kısa ve açık.', description: '<p>Bir ev.</p>' };
  const { id } = z.object({ id: z.string() }).parse(await api('POST', '/projects', draft));
  const form = adminPaths.editProject(id);
  await page.goto(adminPaths.dashboard());
  await follow(page, 'Projects');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  await page.getByRole('main').locator(`a[href="${form}"]`).first().click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Geri Tuşu, bir süre');

  await page.getByRole('button', { name: 'Choose from library' }).first().click();
  const chooser = page.getByRole('dialog');
  await expect(chooser).toBeVisible();
  await backTo(page, form);
  await expect(chooser).toBeHidden();
  await expect(title).toHaveValue('Geri Tuşu, bir süre');

  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await backTo(page, form);
  await expect(question).toBeVisible();
  // Back means "stay" in the question that Back has asked.
  await backTo(page, form);
  await expect(question).toBeHidden();
  await backTo(page, form);
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(at(adminPaths.projects()));
  await page.goBack();
  await expect(page).toHaveURL(at(adminPaths.dashboard()));
});

test('Back closes the menu of a row, and a dialog opened from it', async ({ page, request }) => {
  const api = await adminApi(request);
  const draft = { title: 'Geri Menüsü', shortDescription: 'Kısa ve açık.', description: '<p>Bir ev.</p>' };
  await api('POST', '/projects', draft);
  await page.goto(adminPaths.dashboard());
  await follow(page, 'Projects');
  const opener = page.getByRole('button', { name: 'Actions for Geri Menüsü' });
  await opener.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await backTo(page, adminPaths.projects());
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await backTo(page, adminPaths.projects());
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(at(adminPaths.dashboard()));
});

test('a dialog that leads on leaves nothing behind it', async ({ page }) => {
  await page.goto(adminPaths.dashboard());
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('trash');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(adminPaths.trash()));
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(at(adminPaths.dashboard()));
});

test('on the first page a dialog is closed when the device asks it to', async ({ page }) => {
  // Escape is such a request where nothing else takes it; on Android it is Back.
  await page.addInitScript(() => {
    window.addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await page.goto(adminPaths.dashboard());
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(dialogOf(page, 'Menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page, 'Menu')).toBeHidden();
  }
  await expect(page).toHaveURL(at(adminPaths.dashboard()));
});
