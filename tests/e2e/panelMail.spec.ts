import type { Dialog, Page } from '@playwright/test';
import { headerOf, openTestSmtp, partsOfLetter, smtpUser } from '../../apps/server/src/testing/testSmtp.ts';
import { e2eAdmin, e2ePorts } from '../support/e2eSettings.ts';
import { ownServer } from './ownServer.ts';
import { expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';

test.use({ locale: 'tr-TR' });

/** A server that knows its own address, since e-mails contain links to it. */
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

test('mail is set up and delivered, and a forgotten password is reset', async ({ page, request }) => {
  const smtp = await openTestSmtp();
  const letterWith = async (words: string) => {
    const find = () => smtp.letters.find(({ raw }) => partsOfLetter(raw).text.includes(words));
    await expect.poll(() => find() !== undefined, { timeout: 20_000 }).toBe(true);
    return find()?.raw ?? '';
  };
  const write = async (subject: string) => {
    const data = { name: 'Işıl Güneş', email: 'isil@ornek.example', subject, message: 'Çatı için.' };
    expect((await request.post(`${url}/api/contact-messages`, { data })).status()).toBe(200);
  };

  await test.step('without mail the sign-in page says who can help', async () => {
    await page.goto(`${url}/admin/login`);
    await page.getByRole('link', { name: 'Şifremi unuttum' }).click();
    await expect(page.getByText('npm run admin -- reset-password')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the settings show what is wrong until it works', async () => {
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

  await test.step('it is answered from the panel, labelled and saved as CSV', async () => {
    const reply = page.getByLabel('isil@ornek.example adresine yanıt');
    await reply.fill('Yarın keşfe geliyoruz.');
    await page.getByLabel('Not', { exact: true }).fill('Aranacak');
    await reply.focus();
    // A mail program leaves the page as it is: nothing is lost, and nothing asked.
    const questions: string[] = [];
    const note = (dialog: Dialog) => {
      questions.push(dialog.type());
      void dialog.dismiss();
    };
    page.on('dialog', note);
    await page.getByRole('link', { name: 'E-posta programında yaz' }).click();
    await expect(reply).toHaveValue('Yarın keşfe geliyoruz.');
    page.off('dialog', note);
    expect(questions).toEqual([]);
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    await (await asked).accept();
    await reloaded;
    await expect(reply).toHaveValue('Yarın keşfe geliyoruz.');
    await expect(page.getByLabel('Not', { exact: true })).toHaveValue('Aranacak');
    await page.getByRole('button', { name: 'Yanıtı gönder' }).click();
    await expect(page.getByText('Yanıt yola çıktı')).toBeVisible();
    await letterWith('Yarın keşfe geliyoruz.');
    expect(smtp.letters.at(-1)?.to).toEqual(['isil@ornek.example']);
    await page.getByLabel('Yeni etiket').fill('Keşif');
    await page.getByRole('button', { name: 'Ekle', exact: true }).click();
    await expect(page.getByRole('button', { name: '“Keşif” etiketini kaldır' })).toBeVisible();
    await expectAccessible(page);
    await page.getByText('Filtrele ve indir').click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV olarak indir' }).click();
    expect((await download).suggestedFilename()).toMatch(/^mesajlar-.*\.csv$/);
  });

  await test.step('what somebody wrote is found and erased by phone', async () => {
    const data = { name: 'Nevin Aksoy', phone: '0532 555 01 40', subject: 'Telefonla' };
    expect((await request.post(`${url}/api/quote-requests`, { data })).status()).toBe(200);
    await page.goto(`${url}/admin/settings?tab=personal`);
    await page.getByLabel('Telefon').fill('+90 532 555 01 40');
    await page.getByRole('button', { name: 'Bul' }).click();
    await expect(page.getByText('Nevin Aksoy')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Kalıcı olarak sil…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Kalıcı olarak sil' }).click();
    await expect(page.getByText('1 mesaj silindi')).toBeVisible();
    await page.goto(`${url}/admin/messages`);
    await expect(page.getByText('Posta çalışırken').first()).toBeVisible();
    await expect(page.getByText('Nevin Aksoy')).toBeHidden();
  });

  await test.step('a forgotten password is replaced by the link in the letter, once', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${url}/admin/login`);
    await page.getByLabel('E-posta').fill(e2eAdmin.email);
    await page.getByRole('link', { name: 'Şifremi unuttum' }).click();
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

  await test.step('another address waits for its link, which the profile says after signing in as well', async () => {
    const fresh = 'elif.yeni@ornek.example';
    await page.goto(`${url}/admin/profile`);
    await page.getByLabel('E-posta').fill(fresh);
    await page.getByLabel('Şu anki şifre').fill(newPassword);
    await page.getByRole('button', { name: 'Kaydet' }).click();
    const waits = page.getByText(`${fresh} adresine bir bağlantı gönderdik`);
    await expect(waits).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await signInWith(page, newPassword);
    // The page is not reloaded, so that the state from the sign-in response is shown.
    await page.getByRole('button', { name: /^Kullanıcı menüsü/ }).click();
    await page.getByRole('menuitem', { name: 'Profilim' }).click();
    await expect(waits).toBeVisible();
    await expectAccessible(page);
    const raw = await letterWith('/admin/confirm-email#');
    await page.goto(/http\S+confirm-email#\S+/.exec(partsOfLetter(raw).text)?.[0] ?? '');
    await page.getByRole('button', { name: 'Adresi onayla' }).click();
    await expect(page.getByText('Adresiniz onaylandı')).toBeVisible();
    await page.goto(`${url}/admin/profile`);
    await expect(page.getByLabel('E-posta')).toHaveValue(fresh);
    await expect(waits).toHaveCount(0);
  });

  await test.step('an unreachable mail server loses no message, and the inbox shows it', async () => {
    await smtp.close();
    await write('Posta yokken');
    await expect(async () => {
      await page.goto(`${url}/admin/messages`);
      await page.getByRole('button', { name: /Posta yokken/ }).click();
      await expect(page.getByText('E-posta henüz gönderilemedi')).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByText('E-posta sunucusu bağlantıyı kabul etmedi')).toBeVisible();
  });
});
