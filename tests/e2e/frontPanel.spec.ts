import path from 'node:path';
import type { Page } from '@playwright/test';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import { token } from '../plainApi/call.ts';
import { plainAdmin } from '../plainApi/plainApi.ts';
import { e2ePorts } from '../support/e2eSettings.ts';
import { chooserOf, useAnyway } from './chooser.ts';
import { expect, test } from './quietConsole.ts';

const api = `http://localhost:${e2ePorts.plainApi}/api`;
const headers = { authorization: `Bearer ${token}` };
const picture = path.join(import.meta.dirname, 'files/isiklik.jpg');
const icon = path.join(import.meta.dirname, '../contract/picture.png');

/** Types a text into a form's editor. */
async function write(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).click();
  await page.keyboard.type(text);
}

const save = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Save ${name}`) }).click();

/** How many entries in an API list contain the text; admin lists include hidden entries. */
async function shown(page: Page, list: string, text: string): Promise<number> {
  const answer: unknown = await (await page.request.get(`${api}${list}`, { headers })).json();
  const entries = typeof answer === 'object' && answer !== null && 'crews' in answer ? answer.crews : answer;
  return Array.isArray(entries) ? entries.filter((entry) => JSON.stringify(entry).includes(text)).length : -1;
}

/** Hides an entry of the open list from visitors, and deletes it permanently. */
async function hideAndDelete(page: Page, title: string, all: string, seen: string): Promise<void> {
  const entry = page
    .getByRole('row')
    .or(page.getByRole('main').getByRole('listitem'))
    .filter({ hasText: title });
  await entry.getByRole('switch').click();
  await expect.poll(() => shown(page, seen, title)).toBe(0);
  await expect(entry.getByRole('switch')).not.toBeChecked();
  expect(await shown(page, all, title)).toBe(1);
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete / })
    .click();
  await expect(entry).toHaveCount(0);
  await page.getByRole('button', { name: 'Dismiss' }).last().click();
  await expect.poll(() => shown(page, all, title)).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(entry).toHaveCount(0);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(plainAdmin.email);
  await page.getByLabel('Password', { exact: true }).fill(plainAdmin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/admin/dashboard');
});

test('a chosen language is kept in this browser if the API stores none', async ({ page }) => {
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Genel bakış' })).toBeVisible();
  await page.getByRole('button', { name: 'Oturumu kapat' }).click();
  await expect(page.getByRole('button', { name: 'Giriş yap' })).toBeVisible();
});

test('the dashboard counts what there is, and a reload keeps the admin signed in', async ({ page }) => {
  await expect(page.getByRole('main').getByText('Az Çoktur').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('a service is created once, with its picture, then changed, hidden and deleted', async ({ page }) => {
  await page.goto('/admin/services/new');
  await page.getByLabel('Title', { exact: true }).pressSequentially('Çatı Işıklığı');
  await expect(page.getByLabel('Path')).toHaveValue('/cati-isikligi');
  await write(page, 'Description', 'Gün ışığı ortaya iner.');
  await chooserOf(page, 'Picture').setInputFiles(picture);
  await save(page, 'service');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/services\/edit\/\d+$/);

  await page.getByLabel('Subtitle').fill('Tepeden');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect(await shown(page, '/service', 'Çatı Işıklığı')).toBe(1);
  expect(await shown(page, '/service', 'Tepeden')).toBe(1);
  expect(await shown(page, '/service', '/api/images/yuklenen-')).toBe(1);
  await page.reload();
  await expect(page.getByLabel('Subtitle')).toHaveValue('Tepeden');

  await page.goto('/admin/services');
  await hideAndDelete(page, 'Çatı Işıklığı', '/service/admin', '/service');
});

test('a project keeps its facts and pictures, and another picture becomes the main one', async ({ page }) => {
  await page.goto('/admin/projects/edit/2');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Kıyı Evi');
  await page.getByLabel('Category').fill('Yazlık');
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await save(page, 'project');
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect(await shown(page, '/projects', 'Yazlık')).toBe(1);
  const project = async (): Promise<unknown> => (await page.request.get(`${api}/projects/2`)).json();
  expect(await project()).toMatchObject({ additionalInfo: { Yer: 'İzmir' }, category: 'Yazlık' });
  expect(JSON.stringify(await project())).toContain('yuklenen-');

  const pictures = page.getByRole('group', { name: 'Pictures' });
  await pictures
    .getByRole('button', { name: /^Make .* the main picture$/ })
    .first()
    .click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect(await project()).toMatchObject({ image: [{ id: 22 }, { id: 21 }, {}] });
  await pictures
    .getByRole('button', { name: /^Remove / })
    .last()
    .click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect(await project()).toMatchObject({ image: [{ id: 22 }, { id: 21 }] });
});

test('a reason is saved only once when the create has an empty response, and deleted', async ({ page }) => {
  await page.goto('/admin/why-us/new');
  await page.getByLabel('Title', { exact: true }).fill('Sabır');
  await page.getByLabel('Description').fill('Acele etmeyiz.');
  await save(page, 'item');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.getByLabel('Description').fill('Hiç acele etmeyiz.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect(await shown(page, '/why-us/public', 'Sabır')).toBe(1);
  expect(await shown(page, '/why-us/public', 'Hiç acele')).toBe(1);

  await page.goto('/admin/why-us');
  await hideAndDelete(page, 'Sabır', '/why-us', '/why-us/public');
});

test('a post and a member are created once, with their pictures, then hidden and deleted', async ({
  page,
}) => {
  await page.goto('/admin/blog/new');
  await page.getByLabel('Title', { exact: true }).fill('Taşın Sesi');
  await page.getByLabel('Excerpt').fill('Dinledik.');
  await write(page, 'Text', 'Tok bir ses.');
  await chooserOf(page, 'Featured image').setInputFiles(picture);
  await save(page, 'blog post');
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect(await shown(page, '/blog', 'Taşın Sesi')).toBe(1);
  await page.goto('/admin/blog');
  await hideAndDelete(page, 'Taşın Sesi', '/blog/admin', '/blog');

  await page.goto('/admin/team/add');
  await page.getByLabel('Name', { exact: true }).fill('Can Er');
  await page.getByLabel('Position').fill('Usta');
  await chooserOf(page, 'Profile image').setInputFiles(picture);
  await save(page, 'team member');
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect(await shown(page, '/crew-page', 'Can Er')).toBe(1);
  await page.goto('/admin/team');
  await hideAndDelete(page, 'Can Er', '/crew-members/admin', '/crew-page');
});

test('pictures are added to the gallery, hidden and deleted', async ({ page }) => {
  await page.goto('/admin/gallery');
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await expect(page.getByText('Images uploaded successfully!')).toBeVisible();
  await expect.poll(() => shown(page, '/gallery', 'isiklik')).toBe(1);
  await hideAndDelete(page, 'isiklik.jpg', '/gallery/admin', '/gallery');
});

test('slides of the home page are added, reordered and hidden', async ({ page }) => {
  await page.goto('/admin/settings?tab=slider');
  const slides = page.getByRole('list', { name: 'Slider images' }).getByRole('listitem');
  await expect(slides).toHaveCount(1);
  await page.getByLabel('Images to add').setInputFiles(picture);
  await useAnyway(page);
  await expect(slides).toHaveCount(2);
  const stored = async (): Promise<unknown> =>
    (await page.request.get(`${api}/home-page/images/admin`, { headers })).json();
  const first = { url: '/api/images/ilk.png' };
  const added = { url: expect.stringContaining('/api/images/yuklenen-') };
  expect(await stored()).toMatchObject([first, added]);

  await slides
    .nth(1)
    .getByRole('button', { name: /^Move .* up$/ })
    .click();
  await expect.poll(stored).toMatchObject([added, first]);
  const banner = page.getByRole('main').locator('img').first();
  await page.goto('/');
  await expect(banner).toHaveAttribute('src', /yuklenen-/);

  await page.goto('/admin/settings?tab=slider');
  await expect(slides.first().locator('img')).toHaveAttribute('src', /yuklenen-/);
  await slides.first().getByRole('switch').click();
  await expect(page.getByText('Image status updated successfully!')).toBeVisible();
  expect(await stored()).toMatchObject([{ ...added, active: false }, first]);
  await page.goto('/');
  await expect(banner).toHaveAttribute('src', /ilk\.png/);
});

test('a logo and a favicon replace the previous ones', async ({ page }) => {
  await page.goto('/admin/settings');
  await chooserOf(page, 'Logo').setInputFiles(picture);
  await chooserOf(page, 'Favicon').setInputFiles(icon);
  const stored = async (): Promise<unknown> => (await page.request.get(`${api}/site-info`)).json();
  const uploaded = { url: expect.stringContaining('/api/images/yuklenen-') };
  await expect.poll(stored).toMatchObject({ logo: uploaded, favicon: uploaded });
  await page.goto('/');
  await expect(page.getByRole('banner').locator('img[src*="yuklenen-"]').first()).toBeVisible();
  await expect(page.locator('link[rel="icon"]').first()).toHaveAttribute('href', /yuklenen-/);
});

test('facts, texts and the colours are saved, and the colours reset', async ({ page }) => {
  await page.goto('/admin/settings');
  await page.getByLabel('Company name').fill('Yalın Ev');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  expect(await (await page.request.get(`${api}/site-info`)).json()).toMatchObject({
    companyName: 'Yalın Ev',
  });

  await page.getByRole('tab', { name: 'Home Sections' }).click();
  await page.getByLabel('Title', { exact: true }).first().fill('Ev');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  expect(await (await page.request.get(`${api}/home-page`)).json()).toMatchObject({ title: 'Ev' });

  await page.getByRole('tab', { name: 'Theme Colors' }).click();
  await page.getByRole('textbox', { name: 'Main color as hex code' }).fill('#123456');
  await page.getByRole('button', { name: /Save colors/ }).click();
  await expect(page.getByText('Theme colors applied successfully!').first()).toBeVisible();
  expect(await (await page.request.get(`${api}/theme/colors`)).json()).toMatchObject({
    primaryColor: '#123456',
  });

  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await page.getByRole('button', { name: 'Reset colors' }).click();
  await expect
    .poll(async (): Promise<unknown> => (await page.request.get(`${api}/theme/colors`)).json())
    .toEqual(defaultPalette);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Main color as hex code' })).toHaveValue(
    new RegExp(`^${defaultPalette.primaryColor}$`, 'i'),
  );
});

test('nothing in the panel leads to a call that the API does not have', async ({ page }) => {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Services' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Messages' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'All messages' })).toHaveCount(0);
  await page.getByRole('button', { name: /Elif Karaca/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Change password' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.goto('/admin/projects');
  await expect(page.getByRole('row', { name: /Kıyı Evi/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0);

  await page.goto('/admin/projects/edit/2');
  const pictures = page.getByRole('group', { name: 'Pictures' });
  await expect(pictures.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
  await expect(pictures.getByRole('button', { name: /^(?:Describe|Move) / })).toHaveCount(0);

  await page.goto('/admin/services/edit/1');
  await expect(page.getByRole('button', { name: 'Replace' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0);

  await page.goto('/admin/settings?tab=home');
  await expect(
    page.getByRole('group', { name: /News/ }).or(page.getByText('Latest news')).first(),
  ).toBeVisible();
  await expect(page.getByLabel('Subtitle')).toHaveCount(1);
  await page.goto('/admin/settings?tab=slider');
  await expect(page.getByRole('switch').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(?:Delete|Describe) / })).toHaveCount(0);
});
