import type { Page } from '@playwright/test';
import { headerOf, openTestSmtp, partsOfLetter, smtpUser } from '../../apps/server/src/testing/testSmtp.ts';
import { e2eAdmin, e2ePorts } from '../support/e2eSettings.ts';
import { ownServer } from './ownServer.ts';
import { expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';

test.use({ locale: 'tr-TR' });

/** A server that knows its own address, as letters lead there. */
const { url } = ownServer('mail', {
  env: {
    ADMIN_EMAIL: e2eAdmin.email,
    ADMIN_PASSWORD: e2eAdmin.password,
    PUBLIC_URL: `http://localhost:${e2ePorts.mail}`,
  },
});

const newPassword = 'bambaska-bir-sifre-7';

async function signInWith(page: Page, password: string): Promise<void> {
  await page.goto(`${url}/admin/login`);
  await page.getByLabel('E-posta').fill(e2eAdmin.email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await page.waitForURL('**/admin/dashboard');
}

test('mail from its settings to the mailbox, and a forgotten password', async ({ page, request }) => {
  const smtp = await openTestSmtp();
  const letterWith = async (words: string) => {
    const find = () => smtp.letters.find(({ raw }) => partsOfLetter(raw).text.includes(words));
    await expect.poll(() => find() !== undefined, { timeout: 20_000 }).toBe(true);
    return find()?.raw ?? '';
  };
  const write = async (subject: string) => {
    const data = { name: 'Işıl Güneş', email: 'isil@ornek.example', subject, message: 'Çatı için.' };
    const began = Date.now();
    expect((await request.post(`${url}/api/contact-messages`, { data })).status()).toBe(200);
    return Date.now() - began;
  };

  await test.step('without mail the sign-in page says who can help', async () => {
    await page.goto(`${url}/admin/login`);
    await page.getByRole('link', { name: 'Şifremi unuttum' }).click();
    await expect(page.getByText('npm run admin -- reset-password')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the settings tell what is wrong, until it works', async () => {
    await signInWith(page, e2eAdmin.password);
    await page.goto(`${url}/admin/settings?tab=mail`);
    await page.getByLabel('Mesajları alacak adresler').fill('bilgi@ornek.example');
    await page.getByLabel('Sunucu', { exact: true }).fill('127.0.0.1');
    await page.getByText('Yok', { exact: true }).click();
    await page.getByLabel('Port').fill(String(smtp.server.port));
    await page.getByLabel('Kullanıcı adı').fill(smtpUser.user);
    await page.getByLabel('Şifre', { exact: true }).fill('yanlis-parola');
    const save = page.getByRole('button', { name: 'Kaydet' });
    await save.click();
    await expect(page.getByLabel('Şifre', { exact: true })).toHaveValue('');
    const send = page.getByRole('button', { name: 'Deneme e-postası gönder' });
    await send.click();
    await expect(page.getByText('kullanıcı adını ya da şifreyi kabul etmedi')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Şifre', { exact: true }).fill(smtpUser.password);
    await save.click();
    await expect(page.getByLabel('Şifre', { exact: true })).toHaveValue('');
    await page.getByLabel('Deneme adresi').fill('elif@ornek.example');
    await send.click();
    await expect(page.getByText('Sunucu e-postayı aldı')).toBeVisible();
    expect(smtp.letters.at(-1)?.to).toEqual(['elif@ornek.example']);
  });

  await test.step('a message is in the mailbox, and the inbox says so', async () => {
    await write('Posta çalışırken');
    const raw = await letterWith('Posta çalışırken');
    expect(headerOf(raw, 'Reply-To')).toContain('<isil@ornek.example>');
    const link = /http\S+\/admin\/messages\?id=\S+/.exec(partsOfLetter(raw).text)?.[0] ?? '';
    await page.goto(link);
    await expect(page.getByText('E-posta ile gönderildi')).toBeVisible();
  });

  await test.step('a forgotten password is replaced by the link in the letter, once', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${url}/admin/login`);
    await page.getByRole('link', { name: 'Şifremi unuttum' }).click();
    await page.getByLabel('E-posta').fill(e2eAdmin.email);
    await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
    await expect(page.getByText('E-postanıza bakın')).toBeVisible();
    const raw = await letterWith('/admin/new-password#');
    const link = /http\S+new-password#\S+/.exec(partsOfLetter(raw).text)?.[0] ?? '';
    await page.goto(link);
    await page.getByLabel('Yeni şifre', { exact: true }).fill(newPassword);
    await page.getByLabel('Yeni şifre (yeniden)').fill(newPassword);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
    await expect(page.getByText('Şifreniz değişti')).toBeVisible();
    await signInWith(page, newPassword);
    const dead = await request.put(`${url}/api/auth/password-link`, {
      data: { token: link.split('#')[1], newPassword: 'ucuncu-bir-sifre-9' },
    });
    expect(dead.status()).toBe(404);
  });

  await test.step('a mail server that is away costs no message, and is told at it', async () => {
    await smtp.close();
    expect(await write('Posta yokken')).toBeLessThan(5_000);
    await expect(async () => {
      await page.goto(`${url}/admin/messages`);
      await page.getByRole('button', { name: /Posta yokken/ }).click();
      await expect(page.getByText('E-posta henüz gönderilemedi')).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByText('E-posta sunucusu bağlantıyı kabul etmedi')).toBeVisible();
  });
});
