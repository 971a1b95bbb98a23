import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { loginResult } from '@vitrin/contract/accounts/session';
import { sessionOfLogin } from '@vitrin/api-client/createSession';
import { z } from 'zod';
import { e2eAdmin } from '../support/e2eSettings.ts';
import { type AdminApi, adminApi } from './adminApi.ts';
import { expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

test.use({ locale: 'tr-TR' });

const live = 'Cephe Temizliği';
const title = (page: Page) => page.getByRole('textbox', { name: 'Başlık', exact: true });
const offer = (page: Page) => page.getByText('Taslağınız var', { exact: true });
const open = (page: Page) => page.getByRole('button', { name: 'Taslağı aç' }).click();

/** Resolves once the server has stored the draft. */
const kept = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().includes('/api/drafts/') && answer.request().method() === 'PUT' && answer.ok(),
  );

async function type(page: Page, text: string): Promise<void> {
  const answer = kept(page);
  await title(page).fill(text);
  await answer;
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Hizmet kaydedildi').last()).toBeVisible();
  await expect(page.getByText('Tüm değişiklikler kaydedildi')).toBeVisible();
}

/** Creates a service that is visible to visitors. */
async function addService(api: AdminApi, path: string): Promise<string> {
  const body = { title: live, path, description: '<p>İple ve suyla.</p>' };
  return z.object({ id: z.string() }).parse(await api('POST', '/service', body)).id;
}

const newAccount = () => ({
  name: 'Ayşe',
  surname: 'Çelik',
  email: `ayse-${crypto.randomUUID()}@ornek.example`,
  password: 'Uzun-Bir-Parola-42',
});

/** Opens the panel in another browser, as on another device. */
async function elsewhere(browser: Browser, enter: (page: Page) => Promise<void>): Promise<Page> {
  const context = await browser.newContext({ locale: 'tr-TR' });
  const page = await context.newPage();
  await enter(page);
  return page;
}

const shownTitle = async (request: APIRequestContext, address: string): Promise<string> =>
  /<title>([^<|–]*)/.exec(await (await request.get(address)).text())?.[1]?.trim() ?? '';

test('a draft is offered on another device, and visitors see it once it is saved', async ({
  page,
  request,
  browser,
}) => {
  const api = await adminApi(request);
  const address = '/cephe-temizligi';
  const id = await addService(api, address);
  const form = `/admin/services/edit/${id}`;
  await arriveSignedIn(page);
  await page.goto(form);
  await type(page, 'Cephe ve Cam Temizliği');

  const phone = await elsewhere(browser, arriveSignedIn);
  await phone.goto('/admin/services?q=cephe');
  await expect(phone.getByRole('row', { name: new RegExp(live) })).toContainText('Taslak · Yayında');
  expect(await shownTitle(request, address)).toBe(live);
  await phone.goto(form);
  await expect(offer(phone)).toBeVisible();
  await expect(phone.getByText(/\d\d[.:]\d\d, başka bir cihazda\./)).toBeVisible();
  await expect(title(phone)).toHaveValue(live);
  await expectAccessible(phone);
  await open(phone);
  await expect(title(phone)).toHaveValue('Cephe ve Cam Temizliği');
  expect(await shownTitle(request, address)).toBe(live);
  await save(phone);
  await expect.poll(async () => shownTitle(request, address)).toBe('Cephe ve Cam Temizliği');
  await expect.poll(async () => JSON.stringify(await api('GET', '/drafts?kind=services'))).not.toContain(id);

  // Saving the entry deletes its draft, wherever it was typed.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(title(page)).toHaveValue('Cephe ve Cam Temizliği');
  await expect(page.getByRole('button', { name: 'Taslağı sil' })).toBeHidden();
  await phone.context().close();
  await api('DELETE', `/service/${id}`);
});

test('the draft of a new entry is offered on another device, and saved there once', async ({
  page,
  request,
  browser,
}) => {
  const api = await adminApi(request);
  await arriveSignedIn(page);
  await page.goto('/admin/services/new');
  await type(page, 'Yeni Başlanan Hizmet');

  const phone = await elsewhere(browser, arriveSignedIn);
  await phone.goto('/admin/services/new');
  await expect(offer(phone)).toBeVisible();
  await open(phone);
  await expect(title(phone)).toHaveValue('Yeni Başlanan Hizmet');
  await phone.getByRole('textbox', { name: 'Açıklama', exact: true }).click();
  await phone.keyboard.type('Metin.');
  await phone.keyboard.press('Control+s');
  await expect(phone).toHaveURL(/\/admin\/services\/edit\//);
  await expect
    .poll(async () => JSON.stringify(await api('GET', '/drafts?kind=services')))
    .not.toContain('"new"');

  // The next new entry starts empty on every device.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(title(page)).toHaveValue('');
  await phone.goto('/admin/services/new');
  await expect(title(phone)).toHaveValue('');
  await expect(offer(phone)).toBeHidden();
  const id = z
    .array(z.object({ id: z.string(), title: z.string() }))
    .parse(await api('GET', '/service/admin?q=Yeni%20Ba%C5%9Flanan'))
    .map((found) => found.id);
  expect(id).toHaveLength(1);
  await phone.context().close();
  await api('DELETE', `/service/${id[0]}`);
});

test('two people editing the same entry see each other’s names, and neither loses any input', async ({
  page,
  request,
  browser,
  quietConsole,
}) => {
  const api = await adminApi(request);
  const address = '/ortak-cephe';
  const id = await addService(api, address);
  const form = `/admin/services/edit/${id}`;
  const ayse = newAccount();
  const hers = loginResult.parse(await api('POST', '/auth/signup', ayse));
  const { fullName } = z.object({ fullName: z.string() }).parse(await api('GET', '/auth/me'));

  await arriveSignedIn(page);
  await page.goto(form);
  await type(page, 'Benim başlığım');
  const other = await elsewhere(browser, async (her) => {
    const { token, user } = sessionOfLogin(hers);
    const localStorage = [
      { name: 'token', value: token },
      { name: 'user', value: JSON.stringify(user) },
    ];
    const { origin } = new URL((await request.get('/api/health')).url());
    await her.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  });
  await other.goto(form);
  await expect(other.getByText(new RegExp(`^${fullName} d[ea] düzenliyor\\.$`))).toBeVisible();
  await expect(offer(other)).toBeHidden();
  await expect(title(other)).toHaveValue(live);
  await type(other, 'Onun başlığı');
  await type(page, 'Benim yeni başlığım');
  await expect(page.getByText('Ayşe Çelik de düzenliyor.')).toBeVisible();
  expect(await shownTitle(request, address)).toBe(live);

  await save(other);
  await expect.poll(async () => shownTitle(request, address)).toBe('Onun başlığı');
  await expect(title(page)).toHaveValue('Benim yeni başlığım');
  expect(JSON.stringify(await api('GET', `/drafts/services/${id}`))).toContain('Benim yeni başlığım');

  // Overwriting her changes requires a confirmation with both versions shown; the overwritten one can be restored.
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('dialog', { name: 'Bu hizmet bu arada değişti' });
  await expect(conflict).toContainText('Onun başlığı');
  await expect(conflict).toContainText('Benim yeni başlığım');
  await conflict.getByRole('button', { name: 'Benimkini kaydet' }).click();
  await expect.poll(async () => shownTitle(request, address)).toBe('Benim yeni başlığım');
  const [, hersKept] = z
    .array(z.object({ id: z.string(), by: z.string() }))
    .parse(await api('GET', `/history/services/${id}`));
  expect(hersKept?.by).toBe('Ayşe Çelik');
  await api('POST', `/history/services/${id}/${hersKept?.id}/restore`, {});
  expect(await shownTitle(request, address)).toBe('Onun başlığı');
  // The browser itself logs the 409 response.
  expect(quietConsole.every((line) => line.includes('409'))).toBe(true);
  quietConsole.length = 0;
  await other.context().close();
  await api('DELETE', `/service/${id}`);
});

test('what is typed while offline is kept, and sent to the server once the connection is back', async ({
  page,
  request,
  browser,
  quietConsole,
}) => {
  const api = await adminApi(request);
  await arriveSignedIn(page);
  await page.goto('/admin/settings?tab=footer');
  const field = page.getByLabel('Alt bilgi metni');
  await expect(field).toBeVisible();
  await page.context().setOffline(true);
  const lost = page.waitForEvent(
    'requestfailed',
    (sent) => sent.method() === 'PUT' && sent.url().endsWith('/api/drafts/settings/footer'),
  );
  await field.fill('Bağlantısız yazıldı');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Bağlantısız yazıldı');
  expect(JSON.stringify(await api('GET', '/drafts/settings/footer'))).not.toContain('Bağlantısız');
  const answer = kept(page);
  await lost;
  await page.context().setOffline(false);
  await answer;
  expect(JSON.stringify(await api('GET', '/drafts/settings/footer'))).toContain('Bağlantısız yazıldı');
  // The browser itself logs failed requests.
  quietConsole.length = 0;

  const other = await elsewhere(browser, arriveSignedIn);
  await other.goto('/admin/settings?tab=footer');
  await expect(offer(other)).toBeVisible();
  await other.getByRole('button', { name: 'Taslağı sil' }).click();
  await expect(offer(other)).toBeHidden();
  // The other tabs may have drafts left by other journeys.
  await expect
    .poll(async () => JSON.stringify(await api('GET', '/drafts?kind=settings')))
    .not.toContain('"footer"');
  await other.context().close();
});

test('what one person typed is offered in the same browser to that person alone', async ({
  page,
  request,
}) => {
  const api = await adminApi(request);
  const id = await addService(api, '/ayni-tarayici');
  const form = `/admin/services/edit/${id}`;
  const ayse = newAccount();
  await api('POST', '/auth/signup', ayse);
  const enter = async ({ email, password }: Pick<typeof ayse, 'email' | 'password'>) => {
    await page.goto('/admin/login');
    await page.getByLabel('E-posta').fill(email);
    await page.getByLabel('Şifre', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Giriş yap' }).click();
    await page.waitForURL('**/admin/dashboard');
  };
  page.on('dialog', (dialog) => void dialog.accept());

  await enter(e2eAdmin);
  await page.goto(form);
  await type(page, 'Benim başlığım');
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'Oturumu kapat' }).click();
  await page.waitForURL('**/admin/login');

  await enter(ayse);
  await page.goto(form);
  await expect(title(page)).toHaveValue(live);
  await type(page, 'Onun başlığı');
  await expect(page.getByRole('button', { name: 'Taslağı sil' })).toBeHidden();
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'Oturumu kapat' }).click();
  await page.waitForURL('**/admin/login');

  await enter(e2eAdmin);
  await page.goto(form);
  await page.getByRole('button', { name: 'Taslağı geri yükle' }).click();
  await expect(title(page)).toHaveValue('Benim başlığım');
  await expect(page.getByRole('button', { name: 'Taslağı sil' })).toBeHidden();
  await api('DELETE', `/service/${id}`);
});
