import type { Page } from '@playwright/test';
import { kindOf } from './kindScreens.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

const typed = 'Yarıda kaldı';
const project = kindOf('project');
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const stay = (page: Page) => question(page).getByRole('button', { name: 'Stay here' }).click();
const leave = (page: Page) => question(page).getByRole('button', { name: 'Leave without saving' }).click();
const offer = (page: Page) => page.getByText('You have an unsaved draft');
const restore = (page: Page) => page.getByRole('button', { name: 'Restore draft' }).click();

/** A tab for each form of the settings, with one of its fields. */
const tabs = [
  { tab: 'home', label: 'Home Sections', field: 'Subtitle' },
  { tab: 'contact', label: 'Contact', field: 'Phone' },
  { tab: 'theme', label: 'Theme Colors', field: 'Main color as hex code' },
] as const;
const tabField = (page: Page, field: string) => page.getByRole('textbox', { name: field }).first();

test.beforeEach(async ({ page }) => arriveSignedIn(page));

test('a form asks before it is left, and a discarded draft is gone', async ({ page }) => {
  await page.goto('/admin/dashboard');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.locator(`a[href="/admin/${project.screen}"]`).click();
  // The dashboard, too, has a link to the form.
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  await page.getByRole('main').locator(`a[href="${project.newPath}"]`).first().click();
  const field = page.getByRole('textbox', { name: project.field });
  await field.fill(typed);
  await navigation.getByRole('link', { name: 'Gallery' }).click();
  await stay(page);
  await expect(field).toHaveValue(typed);
  await page.goBack();
  await stay(page);
  await expect(page).toHaveURL(new RegExp(`${project.newPath}$`));
  await expect(field).toHaveValue(typed);
  await page.goBack();
  await leave(page);
  await expect(page).toHaveURL(new RegExp(`${project.screen}$`));
  await page.goForward();
  await field.fill(typed);
  await navigation.getByRole('link', { name: 'Dashboard' }).click();
  await leave(page);
  await expect(page).toHaveURL(/dashboard$/);
  await page.goto(project.newPath);
  await expect(field).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

for (const { tab, label, field } of tabs) {
  test(`what is typed into the settings' tab ${tab} survives closing the page, until it is discarded`, async ({
    page,
  }) => {
    const value = tab === 'theme' ? '#9B59B6' : typed;
    await page.goto('/admin/dashboard');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Site Settings' }).click();
    await page.getByRole('tab', { name: label }).click();
    await tabField(page, field).fill(value);
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloaded;
    await expect(offer(page)).toBeVisible();
    await expect(tabField(page, field)).not.toHaveValue(value);
    await restore(page);
    await expect(tabField(page, field)).toHaveValue(value);
    await page.getByRole('tab', { name: 'Footer' }).click();
    await stay(page);
    await page.goBack();
    await stay(page);
    await expect(tabField(page, field)).toHaveValue(value);
    await page.getByRole('button', { name: 'Discard' }).click();
    const sure = page.getByRole('button', { name: 'Discard changes' });
    if (tab !== 'theme') await sure.click();
    await expect(page.getByText('All changes saved')).toBeVisible();
    await page.reload();
    await expect(tabField(page, field)).toBeVisible();
    await expect(offer(page)).toBeHidden();
  });
}

test('the command menu also asks before opening another tab of the settings', async ({ page }) => {
  await page.goto('/admin/settings?tab=footer');
  await page.getByLabel('Footer description').fill(typed);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('slider');
  await page.keyboard.press('Enter');
  await leave(page);
  await expect(page.getByRole('heading', { name: 'Slider Images' })).toBeVisible();
  await page.getByRole('tab', { name: 'Footer' }).click();
  await expect(page.getByLabel('Footer description')).not.toHaveValue(typed);
  await expect(offer(page)).toBeHidden();
});
