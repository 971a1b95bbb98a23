import type { Page } from '@playwright/test';
import { sessionOfLogin } from '@vitrin/api-client/createSession';
import { loginResult } from '@vitrin/contract/accounts/session';
import { e2eAdmin } from '../support/e2eSettings.ts';

/** Signs in through the login form; the page then shows the dashboard. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(e2eAdmin.email);
  await page.getByLabel('Password', { exact: true }).fill(e2eAdmin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/admin/dashboard');
}

/** Ends a page's session on the server, as another device may do; the page does not know yet. */
export async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
}

/** Signs in without the login form: pages opened from now on find the session in the browser's storage. */
export async function arriveSignedIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: e2eAdmin });
  const { token, user } = sessionOfLogin(loginResult.parse(await answer.json()));
  const localStorage = [
    { name: 'token', value: token },
    { name: 'user', value: JSON.stringify(user) },
  ];
  await page.context().setStorageState({
    cookies: [],
    origins: [{ origin: new URL(answer.url()).origin, localStorage }],
  });
}
