import type { Page } from '@playwright/test';
import { e2eAdmin } from '../support/e2eSettings.ts';
import { kindOf, makeItem, save } from './panelKinds.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn, endSession } from './signIn.ts';

const typed = 'Yarıda kaldı';
const project = kindOf('project');
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const stay = (page: Page) => question(page).getByRole('button', { name: 'Stay here' }).click();
const leave = (page: Page) => question(page).getByRole('button', { name: 'Leave without saving' }).click();
const offer = (page: Page) => page.getByText('You have an unsaved draft');
const restore = (page: Page) => page.getByRole('button', { name: 'Restore draft' }).click();

/** Logs in on the page that an ended session led to. */
async function logInAgain(page: Page): Promise<void> {
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await page.getByLabel('Email').fill(e2eAdmin.email);
  await page.getByLabel('Password', { exact: true }).fill(e2eAdmin.password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** A tab for each form of the settings, with one of its fields. */
const tabs = [
  { tab: 'home', label: 'Home Sections', field: 'Subtitle' },
  { tab: 'contact', label: 'Contact', field: 'Phone' },
  { tab: 'theme', label: 'Theme Colors', field: 'Main color as hex code' },
] as const;
const tabField = (page: Page, field: string) => page.getByRole('textbox', { name: field }).first();

test.beforeEach(async ({ page }) => arriveSignedIn(page));

test('a form asks before it is left, and a draft that was given up is gone', async ({ page }) => {
  await page.goto('/admin/dashboard');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.locator(`a[href="/admin/${project.screen}"]`).click();
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
  await navigation.getByRole('link', { name: 'Dashboard' }).click();
  await leave(page);
  await expect(page).toHaveURL(/dashboard$/);
  await page.goto(project.newPath);
  await expect(field).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

for (const { tab, label, field } of tabs) {
  test(`what is typed into the settings' tab ${tab} outlives the page, until it is discarded`, async ({
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

test('the command menu asks too before it leads to another tab of the settings', async ({ page }) => {
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

const endings = [
  {
    name: 'a session that the server has ended',
    begin: async (page: Page) => {
      await endSession(page);
    },
    end: async () => undefined,
  },
  {
    name: 'a lost connection',
    begin: (page: Page) =>
      page.route('**/api/**', (route) =>
        route.request().method() === 'GET' ? route.continue() : route.abort('connectionfailed'),
      ),
    end: (page: Page) => page.unrouteAll({ behavior: 'wait' }),
  },
];

for (const ending of endings) {
  test(`${ending.name} leads through the login back to the project, and nothing typed is lost`, async ({
    page,
    request,
    quietConsole,
  }) => {
    const item = await makeItem(request, project);
    await page.goto(item.address);
    const category = page.getByRole('textbox', { name: project.field });
    await category.fill(typed);
    await ending.begin(page);
    await save(page, project);
    await expect(page).toHaveURL(/\/admin\/login$/);
    await ending.end(page);
    await logInAgain(page);
    await expect(page).toHaveURL(new RegExp(`${item.address}$`));
    await restore(page);
    await expect(category).toHaveValue(typed);
    await save(page, project);
    await expect(page.getByText('All changes saved')).toBeVisible();
    await page.reload();
    await expect(category).toHaveValue(typed);
    await expect(offer(page)).toBeHidden();
    quietConsole.length = 0;
    await item.remove();
  });

  test(`${ending.name} leads back to the tab of the settings with its draft`, async ({
    page,
    quietConsole,
  }) => {
    await page.goto('/admin/settings?tab=contact');
    const phone = page.getByRole('textbox', { name: 'Phone' });
    const before = await phone.inputValue();
    await phone.fill('0212 000 00 00');
    await ending.begin(page);
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/admin\/login$/);
    await ending.end(page);
    await logInAgain(page);
    await expect(page).toHaveURL(/settings\?tab=contact$/);
    await restore(page);
    await expect(phone).toHaveValue('0212 000 00 00');
    await phone.fill(before);
    await expect(page.getByText('All changes saved')).toBeVisible();
    quietConsole.length = 0;
  });
}
