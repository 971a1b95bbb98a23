import type { Page } from '@playwright/test';
import { e2eAdmin } from '../support/e2eSettings.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn, signIn } from './signIn.ts';

const screens = [
  { label: 'Dashboard', address: '/admin/dashboard' },
  { label: 'Why Us', address: '/admin/why-us' },
  { label: 'Services', address: '/admin/services' },
  { label: 'Projects', address: '/admin/projects' },
  { label: 'Blog Posts', address: '/admin/blog' },
  { label: 'Gallery', address: '/admin/gallery' },
  { label: 'Team Members', address: '/admin/team' },
  { label: 'Site Settings', address: '/admin/settings' },
] as const;

test('the sidebar leads to every screen, the header names it, and Logout leads to the login', async ({
  page,
}) => {
  await arriveSignedIn(page);
  await page.goto('/admin');
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  for (const { label, address } of screens) {
    await sidebar.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1, name: label, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});

test('nothing that a screen reads while Logout is under way is refused', async ({ page }) => {
  await arriveSignedIn(page);
  await page.goto('/admin/dashboard');
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/auth/logout', async (route) => {
    const response = await route.fetch();
    end();
    await answered;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await ended;
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  for (const label of ['Services', 'Gallery']) {
    await sidebar.getByRole('link', { name: label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: label, exact: true })).toBeVisible();
  }
  answer();
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('Loading... stands while it is checked who is signed in, and a stranger is led to the login', async ({
  page,
}) => {
  await page.goto('/admin/projects/new');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await arriveSignedIn(page);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/auth/me', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/admin/projects');
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await expect(page.getByText('Loading...', { exact: true })).toBeHidden();
});

const names = [
  { who: 'a full name', user: { fullName: 'Elif Karaca', name: 'E.', surname: 'K.' }, shown: 'Elif Karaca' },
  {
    who: 'name and surname',
    user: { fullName: '', name: 'Deniz', surname: 'Yalın' },
    shown: 'Deniz Yalın',
  },
  { who: 'no name at all', user: { fullName: '', name: '', surname: '' }, shown: 'Admin User' },
] as const;

for (const { who, user, shown } of names) {
  test(`the header shows an admin with ${who} as "${shown}"`, async ({ page }) => {
    await arriveSignedIn(page);
    await page.route('**/api/auth/me', async (route) => {
      const stored: unknown = await (await route.fetch()).json();
      await route.fulfill({ json: Object.assign({}, stored, user) });
    });
    await page.goto('/admin/services');
    await expect(page.getByRole('banner').getByText(shown, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: `User menu of ${shown}` })).toBeVisible();
  });
}

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });

test('the login asks for both fields and says that it is busy', async ({ page }) => {
  await page.goto('/admin/login');
  const asked = page.getByRole('alert').filter({ hasText: 'Please enter both email and password' });
  await login(page).click();
  await expect(asked).toBeVisible();
  await expect(email(page)).toBeFocused();
  await email(page).fill(e2eAdmin.email);
  await login(page).click();
  await expect(asked).toBeVisible();
  await expect(password(page)).toBeFocused();
  await password(page).fill(e2eAdmin.password);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/auth/login', async (route) => {
    await answered;
    await route.continue();
  });
  await login(page).click();
  await expect(page.getByRole('button', { name: 'Logging in...', exact: true })).toBeVisible();
  await expect(asked).toBeHidden();
  answer();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('a login that fails says why: in the words of the server, or in its own', async ({
  page,
  quietConsole,
}) => {
  const answers = [
    [
      { status: 429, json: { message: 'Çok sayıda deneme, biraz bekleyin' } },
      'Çok sayıda deneme, biraz bekleyin',
    ],
    [{ status: 401, json: {} }, 'Invalid credentials'],
    [{ status: 422, body: 'no' }, 'Invalid credentials'],
    [{ status: 500, json: {} }, 'An error occurred during login'],
    ['no answer', 'An error occurred during login'],
  ] as const;
  await page.goto('/admin/login');
  await email(page).fill(e2eAdmin.email);
  await password(page).fill(e2eAdmin.password);
  for (const [given, said] of answers) {
    await page.route('**/api/auth/login', (route) =>
      given === 'no answer' ? route.abort('connectionrefused') : route.fulfill(given),
    );
    const sent = page.waitForRequest('**/api/auth/login');
    await login(page).click();
    // Both failures show the same text: the second response must have arrived before the next one is prepared.
    await (await sent).response();
    await expect(login(page)).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveText(said);
    await expect(email(page)).toHaveValue(e2eAdmin.email);
    await expect(password(page)).toHaveValue(e2eAdmin.password);
    await expect(page).toHaveURL(/\/admin\/login$/);
    await page.unrouteAll();
  }
  await login(page).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  quietConsole.length = 0;
});

test('a signed-in admin has no business at the login', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/login');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});
