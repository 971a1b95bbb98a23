import path from 'node:path';
import { chooserOf } from './chooser.ts';
import { panelKinds } from './kindScreens.ts';
import { expect, test } from './quietConsole.ts';
import { signIn } from './signIn.ts';

const picture = path.join(import.meta.dirname, 'files/isiklik.jpg');

test('no screen of the panel does what its policy forbids', async ({ page, quietConsole }) => {
  await signIn(page);
  const menu = page.getByRole('navigation').first();
  const heading = page.getByRole('heading', { level: 1 });
  for (const { screen, save, sample } of panelKinds) {
    // Sequentially: there is one tab.
    await menu.locator(`a[href="/admin/${screen}"]`).click();
    await page.locator(`a[href^="/admin/${screen}/edit/"]`).first().click();
    await expect(page.getByRole('button', { name: new RegExp(`^${save}`) })).toBeVisible();
    const hasRichText = JSON.stringify(sample.draft('', 1)).includes('<p>');
    if (hasRichText) await expect(page.locator('[contenteditable=true]').first()).toBeVisible();
  }
  for (const screen of ['messages', 'gallery', 'settings']) {
    await menu.locator(`a[href="/admin/${screen}"]`).click();
    await expect(heading).toBeVisible();
  }
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  const names = await tabs.allInnerTexts();
  expect(names.length).toBeGreaterThan(6);
  for (const name of names) {
    await tabs.filter({ hasText: name }).click();
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
  }
  // A new item previews its picture before the upload.
  await page.goto('/admin/services/new');
  await chooserOf(page, 'Picture').setInputFiles(picture);
  await expect(page.locator('img[src^="blob:"]').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeVisible();
  expect(quietConsole).toEqual([]);
});
