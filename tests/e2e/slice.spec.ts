import path from 'node:path';
import { e2eAdmin } from '../support/e2eSettings.ts';
import { chooserOf } from './chooser.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn, signIn } from './signIn.ts';

const picture = path.join(import.meta.dirname, 'files/isiklik.jpg');

test('a wrong password shows an error, keeps what was typed, and the right one signs in', async ({
  page,
  quietConsole,
}) => {
  await page.goto('/admin/services');
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.getByLabel('Email').fill(e2eAdmin.email);
  await page.getByLabel('Password', { exact: true }).fill('yanlış parola');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid credentials');
  await expect(page.getByLabel('Email')).toHaveValue(e2eAdmin.email);
  // The browser logs a 401 response, and so does the client.
  expect(quietConsole.every((line) => /401|was refused/.test(line))).toBe(true);
  quietConsole.length = 0;

  await page.getByLabel('Password', { exact: true }).fill(e2eAdmin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page, 'the page that was asked for').toHaveURL(/\/admin\/services$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
});

test('a service with a picture appears for visitors and disappears again', async ({
  page,
  request,
  quietConsole,
}) => {
  await arriveSignedIn(page);
  await page.goto('/admin/services');
  await page.getByRole('link', { name: 'New service' }).click();
  await page.getByLabel('Title', { exact: true }).pressSequentially('Çatı Işıklığı');
  await expect(page.getByLabel('Path')).toHaveValue('/cati-isikligi');
  await page.getByLabel('Short description').fill('Gün ışığını yapının ortasına indiren çatı pencereleri.');
  await page.getByRole('textbox', { name: 'Description', exact: true }).click();
  await page.keyboard.type('Işıklık, çatının tam ortasında açılır.');
  await chooserOf(page, 'Picture').setInputFiles(picture);
  await page.getByRole('button', { name: /Save service/ }).click();
  await expect(
    page.getByRole('row', { name: /Çatı Işıklığı/ }).or(page.getByText('Service saved')),
  ).toBeVisible();

  const raw = await (await request.get('/cati-isikligi')).text();
  expect(raw).toContain('Işıklık, çatının tam ortasında açılır.');
  expect(raw).toContain('<title>Çatı Işıklığı | ');
  expect(raw).toMatch(/<img[^>]+src="\/api\/images\//);

  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await menu.getByRole('button', { name: 'Hizmetler' }).click();
  await expect(menu.getByRole('link', { name: /Çatı Işıklığı/ })).toBeVisible();
  await page.goto('/hizmetlerimiz');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Çatı Işıklığı/ })
    .click();
  await expect(page).toHaveURL(/\/cati-isikligi$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Çatı Işıklığı' })).toBeVisible();
  await expect(page.getByText('Işıklık, çatının tam ortasında açılır.')).toBeVisible();

  await page.goto('/admin/services');
  const row = page.getByRole('row', { name: /Çatı Işıklığı/ });
  const toggled = page.waitForResponse((answer) => answer.url().endsWith('/service/bulk') && answer.ok());
  await row.getByRole('switch').click();
  await toggled;
  expect((await request.get('/cati-isikligi')).status()).toBe(404);
  await page.goto('/cati-isikligi');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('bulunamadı');
  await page.goto('/hizmetlerimiz');
  await expect(page.getByRole('main').getByRole('link', { name: /Çatı Işıklığı/ })).toHaveCount(0);
  expect(quietConsole.every((line) => line.includes('404'))).toBe(true);
  quietConsole.length = 0;
});

test('a colour shows on the site after saving and not before', async ({ page, request }) => {
  const siteHtml = async (): Promise<string> => (await request.get('/')).text();
  await arriveSignedIn(page);
  await page.goto('/admin/settings');
  await page.getByRole('tab', { name: 'Theme Colors' }).click();
  const field = page.getByRole('textbox', { name: 'Main color as hex code' });
  await field.fill('#4A90E2');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  expect((await siteHtml()).toLowerCase()).not.toContain('#4a90e2');
  await page.getByRole('button', { name: /Save colors/ }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Theme colors applied successfully!' }),
  ).toBeVisible();
  expect((await siteHtml()).toLowerCase()).toContain('#4a90e2');
});

test('the panel is inaccessible after signing out', async ({ page }) => {
  await signIn(page);
  // A pending read would be refused when the session ends, which the browser logs.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);
  await page.goto('/admin/services');
  await expect(page).toHaveURL(/\/admin\/login/);
});
