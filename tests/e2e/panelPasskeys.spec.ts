import type { Page } from '@playwright/test';
import { z } from 'zod';
import { adminApi } from './adminApi.ts';
import { expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';

test.use({ locale: 'tr-TR' });

const person = { name: 'Deniz', surname: 'Ak', password: 'Uzun-Bir-Sifre-2026' };
const email = 'deniz.ak@ornek.example';

/** A virtual authenticator; `verify` decides whether user verification succeeds. */
async function holdPhone(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** Sets whether user verification succeeds, as with a recognised or unknown finger. */
    verify: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    lose: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}

const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Geçiş anahtarı kullan' });

async function typePassword(page: Page): Promise<void> {
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click();
}

async function leave(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/admin/login');
  await expect(page.getByLabel('E-posta')).toBeVisible();
}

test('a passkey is added, signs in by itself, is required besides the password, and is removed', async ({
  page,
  request,
  quietConsole,
}) => {
  // The test signs in seven times.
  test.slow();
  const api = await adminApi(request);
  const invited = z
    .object({ token: z.string() })
    .parse(await api('POST', '/invitations', { email, role: 'editor' }));
  const accepted = await request.post('/api/invitations/accept', {
    data: { token: invited.token, ...person },
  });
  const { id } = z.object({ id: z.string() }).parse(await accepted.json());
  const phone = await holdPhone(page);

  await page.goto('/admin/login');
  await typePassword(page);
  await page.waitForURL('**/admin/dashboard');
  await page.goto('/admin/profile');
  await page.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
  await page.getByRole('textbox', { name: 'Adı' }).fill('Telefonum');
  await page.getByLabel('Şu anki şifre').fill(person.password);
  await page.getByRole('button', { name: 'Devam et' }).click();
  const codes = page.getByRole('list', { name: 'Kurtarma kodlarınız' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [recoveryCode = ''] = await codes.getByRole('listitem').allTextContents();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sakladım' }).click();
  const list = page.getByRole('list', { name: 'Geçiş anahtarlarınız' });
  await expect(list).toContainText('Telefonum');
  await expect(list).toContainText('Hiç kullanılmadı');
  await expectAccessible(page);
  expect(await phone.credentials()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

  await leave(page);
  await expectAccessible(page);
  await passkeyButton(page).click();
  await page.waitForURL('**/admin/dashboard');
  await page.goto('/admin/profile');
  await expect(list).not.toContainText('Hiç kullanılmadı');

  // The password alone no longer signs in; it needs the passkey or a recovery code as well.
  await leave(page);
  await typePassword(page);
  await expect(page.getByRole('textbox', { name: 'Kurtarma kodu' })).toBeVisible();
  await expectAccessible(page);
  await passkeyButton(page).click();
  await page.waitForURL('**/admin/dashboard');

  await leave(page);
  await phone.lose();
  await passkeyButton(page).click();
  await expect(page.getByText('Geçiş anahtarı kullanılmadı.')).toBeVisible();
  await typePassword(page);
  await page.getByRole('textbox', { name: 'Kurtarma kodu' }).fill(recoveryCode);
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click();
  await page.waitForURL('**/admin/dashboard');

  await page.goto('/admin/profile');
  await page.getByRole('button', { name: 'Telefonum: geçiş anahtarını kaldır' }).click();
  await page.getByLabel('Şu anki şifre').fill(person.password);
  await page.getByRole('button', { name: 'Geçiş anahtarını kaldır', exact: true }).click();
  await expect(page.getByText('Henüz geçiş anahtarınız yok.')).toBeVisible();
  await leave(page);
  await typePassword(page);
  await page.waitForURL('**/admin/dashboard');
  // What the dashboard still asks for would be refused once the account is gone.
  await page.goto('about:blank');
  await api('DELETE', `/users/${id}`);
  // A correct password that is not sufficient gets a 401, which browsers log.
  const told = quietConsole.splice(0);
  expect(told.filter((line) => !line.includes('401'))).toEqual([]);
});
