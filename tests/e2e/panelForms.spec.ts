import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './quietConsole.ts';
import { signIn } from './signIn.ts';

const picture = path.join(import.meta.dirname, 'files/isiklik.jpg');

const choosePicture = (page: Page) => page.locator('input[type=file]').setInputFiles(picture);
const save = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible();

test.beforeEach(async ({ page }) => signIn(page));

test('a reason is written, checked and changed', async ({ page }) => {
  await page.goto('/admin/why-us/new');
  await save(page, 'Save item');
  await expect(page.getByRole('alert')).toContainText('Please fill in the title field.');
  await expect(page.getByRole('alert')).toContainText('Please fill in the description field.');
  await page.getByLabel('Title').fill('Her Mevsim Açık');
  await page.getByLabel('Description').fill('Yılın her günü ulaşılırız.');
  await page.getByRole('radio', { name: 'Sun' }).check({ force: true });
  await save(page, 'Save item');
  await expect(page).toHaveURL(/\/admin\/why-us\/edit\/.+/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Sun' })).toBeChecked();
  await page.getByLabel('Title').fill('Her Mevsim Yanınızda');
  await save(page, 'Save item');
  await saved(page);
});

test('a member is added with a picture, and a draft outlives a reload', async ({ page }) => {
  await page.goto('/admin/team/add');
  await save(page, 'Save team member');
  const summary = page.getByRole('alert').first();
  await expect(summary).toContainText('Please fill in the name field.');
  await expect(summary).toContainText('Please fill in the position field.');
  await expect(summary).toContainText('Please upload a profile image.');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Işıl Göç');
  await page.getByLabel('Position').fill('Peyzaj mimarı');
  await choosePicture(page);
  await save(page, 'Save team member');
  await expect(page).toHaveURL(/\/admin\/team\/edit\/.+/);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByLabel('Position').fill('Baş peyzaj mimarı');
  await page.reload();
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(page.getByLabel('Position')).toHaveValue('Baş peyzaj mimarı');
  await save(page, 'Save team member');
  await saved(page);
});

test('a blog post keeps its texts when its picture fails, and one more try is no second post', async ({
  page,
  request,
  quietConsole,
}) => {
  await page.goto('/admin/blog/new');
  await save(page, 'Save blog post');
  const summary = page.getByRole('alert').first();
  await expect(summary).toContainText('Please fill in all required fields');
  await expect(summary).toContainText('Please upload a featured image for the blog post');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Gölgenin Yeri');
  await page.getByLabel('Excerpt').fill('Gölge de bir malzemedir.');
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('Gölge, yapının ikinci planıdır.');
  await choosePicture(page);
  await page.route('**/api/blog/image/*', (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
  await save(page, 'Save blog post');
  await expect(page.getByText('Blog post was saved but image upload failed.')).toBeVisible();
  await page.unroute('**/api/blog/image/*');
  await save(page, 'Save blog post');
  await saved(page);
  const posts: unknown = await (await request.get('/api/blog')).json();
  expect(JSON.stringify(posts).split('"title":"Gölgenin Yeri"')).toHaveLength(2);
  expect(quietConsole.every((line) => /500|was refused/.test(line))).toBe(true);
  quietConsole.length = 0;
});

test('a project is written once with its pictures and details, and a conflict is settled', async ({
  page,
  request,
  quietConsole,
}) => {
  await page.goto('/admin/projects/new');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Işık Avlusu');
  await page.getByLabel('Short description').fill('Ortası göğe açık bir ev.');
  await page.getByRole('textbox', { name: 'Description', exact: true }).click();
  await page.keyboard.type('Avlu evin ortasındadır.');
  await save(page, 'Save project');
  await expect(page.getByRole('alert').first()).toContainText('Please upload a main image for the project');
  await choosePicture(page);
  await page.getByLabel('Name', { exact: true }).fill('Yer');
  await page.getByLabel('Value').fill('İzmir');
  await page.getByLabel('Value').press('Enter');
  await page.getByRole('button', { name: /^Save project/ }).dblclick();
  await expect(page).toHaveURL(/\/admin\/projects\/edit\/.+/);
  await saved(page);
  const listed: unknown = await (await request.get('/api/projects')).json();
  expect(JSON.stringify(listed).split('"title":"Işık Avlusu"')).toHaveLength(2);

  const id = page.url().split('/').at(-1) ?? '';
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await request.put(`/api/projects/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { category: 'Konut' },
  });
  await page.getByRole('textbox', { name: /^Category/ }).fill('Ev');
  await save(page, 'Save project');
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this project' });
  await expect(dialog.getByRole('row', { name: 'Category Ev Konut' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await saved(page);
  expect(quietConsole.every((line) => /409|was refused/.test(line))).toBe(true);
  quietConsole.length = 0;
});
