import { emptyMessage, type MessageTexts } from '@vitrin/contract/messages/messageRules';
import type { APIRequestContext, Page } from '@playwright/test';
import { adminHeaders } from './adminApi.ts';
import { openPage } from './openPage.ts';
import { expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';

const sentence = 'Mesajınız başarıyla gönderildi. En kısa sürede sizinle iletişime geçeceğiz.';
const missing = 'Lütfen gerekli alanları doldurunuz.';

async function fillForm(page: Page, texts: MessageTexts): Promise<void> {
  await page.getByLabel('Ad Soyad').fill(texts.name);
  await page.getByLabel('E-posta', { exact: true }).fill(texts.email);
  await page.getByLabel('Konu').fill(texts.subject);
  await page.getByLabel('Mesaj', { exact: true }).fill(texts.message);
}

/** The subjects of the messages in the inbox. */
async function inbox(request: APIRequestContext): Promise<string[]> {
  const headers = await adminHeaders(request);
  const answer = await request.get('/api/contact-messages', { headers });
  const messages: { subject: string }[] = await answer.json();
  return messages.map(({ subject }) => subject);
}

test('the home page shows its sections, each with its maximum of items', async ({ page }) => {
  await openPage(page, '/');
  const counts = { 'Neden Biz?': 6, Hizmetlerimiz: 6, Ekibimiz: 4, Projelerimiz: 3, 'Son Yazılar': 3 };
  for (const [name, count] of Object.entries(counts)) {
    // Sequentially, so that a failure names its section.
    await expect(page.getByRole('region', { name }).getByRole('heading', { level: 3 }), name).toHaveCount(
      count,
    );
  }
  await page.getByRole('link', { name: 'Devamını Oku' }).click();
  await expect(page).toHaveURL(/\/hakkimizda$/);
  await expect(page).toHaveTitle(/^Hakkımızda \| /);
});

test('the about page links to the contact page', async ({ page }) => {
  await page.goto('/hakkimizda');
  await expect(
    page.getByRole('region', { name: 'Neden Biz?' }).getByRole('heading', { level: 3 }),
  ).toHaveCount(6);
  await page.getByRole('link', { name: 'İletişime Geçin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'İletişim' })).toBeVisible();
});

test('the team is shown, without a single e-mail address', async ({ page }) => {
  const answer = await page.goto('/ekibimiz');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(3)).toBeVisible();
  const team = page.getByRole('main').getByRole('list').first();
  await expect(team.getByRole('img').first()).toBeVisible();
  const html = (await answer?.text()) ?? '';
  const addresses = html.match(/(?<![\w.])[\w.]+@[\w.]+\w/g) ?? [];
  const company: { email: string } = await (await page.request.get('/api/site-info')).json();
  expect(new Set(addresses)).toEqual(new Set([company.email]));
});

test('a message is checked, sent once and found in the inbox', async ({ page, request }, { project }) => {
  const subject = `Keşif randevusu (${project.name})`;
  await page.clock.install();
  await openPage(page, '/iletisim');
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByText(missing)).toBeVisible();
  await expect(page.getByLabel('Ad Soyad')).toBeFocused();
  await expectAccessible(page);

  await fillForm(page, { name: 'Işıl İpek', email: 'isil@', subject, message: 'Merhaba' });
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByText('Lütfen geçerli bir e-posta adresi yazınız.')).toBeVisible();
  await expect(page.getByLabel('E-posta', { exact: true })).toBeFocused();

  await page.getByLabel('E-posta', { exact: true }).fill('isil@ornek.example');
  // A form that is filled in faster than a person can type is treated as a bot's.
  await page.clock.fastForward(5_000);
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByRole('button', { name: 'Gönderiliyor…' })).toBeDisabled();
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByLabel('Mesaj', { exact: true })).toHaveValue('');
  expect((await inbox(request)).filter((found) => found === subject)).toHaveLength(1);
});

test('a message that cannot be delivered stays in the form', async ({ page, quietConsole }) => {
  await openPage(page, '/iletisim');
  await page.route('**/api/contact-messages', (route) =>
    route.fulfill({ status: 500, json: { message: 'No' } }),
  );
  await fillForm(page, { ...emptyMessage, name: 'Işıl', email: 'isil@ornek.example', message: 'Kalsın' });
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByText('Mesajınız gönderilirken bir hata oluştu.')).toBeVisible();
  await expect(page.getByLabel('Mesaj', { exact: true })).toHaveValue('Kalsın');
  // The browser reports a failed response, and so does the client.
  quietConsole.length = 0;
});

test('the map requests nothing from another site before a click', async ({ page }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== 'localhost' && hostname !== '') strangers.push(hostname);
  });
  await page.route(/openstreetmap/, (route) => route.fulfill({ contentType: 'text/html', body: 'harita' }));
  await openPage(page, '/iletisim');
  expect(strangers).toEqual([]);
  await page.getByRole('button', { name: 'Haritayı göster' }).click();
  await expect(page.getByTitle(/^Harita: /)).toBeVisible();
  await expect.poll(() => strangers.length).toBeGreaterThan(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form posts, keeps what was typed, and says that it was sent', async ({
    page,
    request,
    quietConsole,
  }, { project }) => {
    const subject = `Betiksiz (${project.name})`;
    await page.goto('/iletisim');
    await fillForm(page, { name: 'Işıl İpek', email: '', subject, message: '<b>"Merhaba"</b> & selam' });
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByRole('button', { name: 'Gönder' }).click(),
    ]);
    expect(answer.status()).toBe(422);
    await expect(page.getByText(missing)).toBeVisible();
    await expect(page.getByText('Lütfen e-posta adresinizi yazınız.')).toBeVisible();
    await expect(page.getByLabel('Mesaj', { exact: true })).toHaveValue('<b>"Merhaba"</b> & selam');
    expect(await inbox(request)).not.toContain(subject);

    await page.getByLabel('E-posta', { exact: true }).fill('isil@ornek.example');
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect(page).toHaveURL(/\/iletisim\?durum=gonderildi$/);
    await expect(page.getByText(sentence)).toBeVisible();
    await page.reload();
    expect((await inbox(request)).filter((found) => found === subject)).toHaveLength(1);
    // The browser reports the response that refused the first attempt.
    expect(quietConsole.every((line) => line.includes('422'))).toBe(true);
    quietConsole.length = 0;
  });
});
