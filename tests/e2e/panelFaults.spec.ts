import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { e2eAdmin } from '../support/e2eSettings.ts';
import { adminApi } from './adminApi.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

const photo = readFileSync(path.join(import.meta.dirname, 'files/isiklik.jpg'));
const named = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: photo });
const entries = z.array(z.object({ id: z.string(), title: z.string(), category: z.string() }));

const lost = (page: Page) => page.getByText('Connection lost, trying again');
const signInOver = (page: Page) => page.getByRole('dialog', { name: 'Log in again to go on' });
const pictures = (page: Page) => page.getByRole('list', { name: 'Project pictures' }).getByRole('listitem');
const saveProject = (page: Page) => page.getByRole('button', { name: /^Save project/ }).click();
const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible();

async function logInOver(page: Page): Promise<void> {
  const dialog = signInOver(page);
  await dialog.getByLabel('Email').fill(e2eAdmin.email);
  await dialog.getByLabel('Password', { exact: true }).fill(e2eAdmin.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeHidden();
}

async function writeProject(page: Page, title: string, files: readonly ReturnType<typeof named>[]) {
  await page.goto('/admin/projects/new');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: /^Short description/ }).fill('Kısa bir açıklama.');
  await page.getByRole('textbox', { name: /^Description/ }).fill('Uzun bir açıklama.');
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles([...files]);
  await expect(pictures(page)).toHaveCount(files.length);
}

test.beforeEach(async ({ page }) => arriveSignedIn(page));

// The browser logs the failures that these journeys provoke.
test.afterEach(({ quietConsole }) => {
  quietConsole.length = 0;
});

test('a dropped request is retried, and the session continues', async ({ page }) => {
  await page.goto('/admin/dashboard');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' });
  await expect(link).toBeVisible();
  await page.route('**/api/**', (route) => route.abort('connectionfailed'));
  await link.click();
  await expect(lost(page)).toBeVisible();
  await page.unroute('**/api/**');
  await expect(page.getByRole('table', { name: 'Services' })).toBeVisible();
  await expect(lost(page)).toBeHidden();
  await expect(page.getByText('Your session has ended')).toBeHidden();
});

test('a save whose response is lost keeps the input and the chosen file, and creates no second entry', async ({
  page,
  request,
}) => {
  const title = 'Kayıp Yanıtlı Proje';
  await writeProject(page, title, [named('bir.jpg')]);
  let arrived = 0;
  await page.route('**/api/projects', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    arrived += 1;
    if (arrived > 1) return route.continue();
    // The server stores the entry, but the response never arrives.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await saveProject(page);
  await expect(page.getByText('The connection was lost.', { exact: false })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await expect(pictures(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\/admin\/projects\/new$/);
  await page.getByRole('textbox', { name: /^Category/ }).fill('Konut');
  await saveProject(page);
  await saved(page);
  await expect(lost(page)).toBeHidden();
  const api = await adminApi(request);
  const stored = entries.parse(await api('GET', `/projects/admin?q=${encodeURIComponent(title)}`));
  expect(stored).toMatchObject([{ title, category: 'Konut' }]);
  for (const { id } of stored) await api('DELETE', `/projects/${id}`);
});

test('an unreachable server is distinguished from an ended session, and the page stays open', async ({
  page,
}) => {
  const title = 'Bağlantısız Proje';
  await writeProject(page, title, [named('bir.jpg')]);
  await page.clock.install();
  await page.route('**/api/**', (route) => route.abort('connectionfailed'));
  await saveProject(page);
  await expect(lost(page)).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(signInOver(page)).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(signInOver(page)).toContainText('out of reach');
  await expect(page.getByText('Your session has ended')).toBeHidden();
  await page.unroute('**/api/**');
  await logInOver(page);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await expect(pictures(page)).toHaveCount(1);
});
