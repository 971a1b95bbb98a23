import type { Page } from '@playwright/test';
import { limits } from '@vitrin/contract/limits';
import { messageFields } from '@vitrin/contract/messages/messageForm';
import type { MessageTexts } from '@vitrin/contract/messages/messageRules';
import { adminApi } from './adminApi.ts';
import { isHydrated, openPage, reloadPage } from './openPage.ts';
import { expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';

const sent = 'Mesajınız başarıyla gönderildi. En kısa sürede sizinle iletişime geçeceğiz.';
const failed = 'Mesajınız gönderilirken bir hata oluştu. Lütfen daha sonra tekrar deneyiniz.';
const labels = { name: 'Ad Soyad', email: 'E-posta', subject: 'Konu', message: 'Mesaj' } as const;
const texts: MessageTexts = {
  name: 'Işıl İpek',
  email: 'isil@ornek.example',
  subject: 'Keşif',
  message: 'Çatı için bir öneri almak istiyoruz.',
};

const field = (page: Page, name: keyof MessageTexts) => page.getByRole('textbox', { name: labels[name] });
const send = (page: Page) => page.getByRole('button', { name: 'Gönder' });

async function fillIn(page: Page, some: Partial<MessageTexts>): Promise<void> {
  for (const name of messageFields) {
    await field(page, name).fill(some[name] ?? (await field(page, name).inputValue()));
  }
}

async function subjects(request: Parameters<typeof adminApi>[0]): Promise<string> {
  return JSON.stringify(await (await adminApi(request))('GET', '/contact-messages'));
}

test('each invalid field shows its error next to it until it is valid', { tag: '@phone' }, async ({
  page,
}) => {
  await openPage(page, '/iletisim');
  await send(page).click();
  await expect(page.getByText('Lütfen gerekli alanları doldurunuz.')).toBeVisible();
  const errors = {
    name: 'Lütfen adınızı yazınız.',
    email: 'Lütfen e-posta adresinizi yazınız.',
    message: 'Lütfen mesajınızı yazınız.',
  } as const;
  for (const name of ['name', 'email', 'message'] as const) {
    await expect(field(page, name)).toHaveAccessibleDescription(errors[name]);
  }
  await expect(field(page, 'subject')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'name')).toBeFocused();
  await fillIn(page, { name: texts.name, message: texts.message, email: 'isil' });
  await expect(page.getByText(errors.name)).toHaveCount(0);
  await expect(field(page, 'email')).toHaveAccessibleDescription(
    'Lütfen geçerli bir e-posta adresi yazınız.',
  );
  await send(page).click();
  await expect(page.getByText('Lütfen işaretli alanları düzeltiniz.')).toBeVisible();
  await expect(field(page, 'email')).toBeFocused();
  await expectAccessible(page);
});

test('the input is kept when the server fails', async ({ page, quietConsole }) => {
  let calls = 0;
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/contact-messages', async (route) => {
    calls += 1;
    await held;
    await route.abort();
  });
  await openPage(page, '/iletisim');
  await fillIn(page, texts);
  await send(page).click();
  const busy = page.getByRole('button', { name: 'Gönderiliyor…' });
  await expect(busy).toBeDisabled();
  await field(page, 'message').press('Control+Enter');
  answer();
  await expect(page.getByText(failed)).toBeVisible();
  await expect(send(page)).toBeEnabled();
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    await expect(field(page, name)).toHaveValue(texts[name]);
  }
  expect(calls).toBe(1);
  await expectAccessible(page);
  // The browser reports the aborted call, and so does the client.
  quietConsole.length = 0;
});

test('a bot gets a success, and its message is not stored', async ({ page, request }, { project }) => {
  const trapped = `Tuzak ${project.name}`;
  await page.clock.install();
  await openPage(page, '/iletisim');
  await fillIn(page, { ...texts, subject: trapped });
  const trap = page.locator('input[name=website]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(page.getByRole('textbox', { name: 'Bu alanı boş bırakınız' })).toHaveCount(0);
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await page.clock.fastForward(5_000);
  await send(page).click();
  await expect(page.getByText(sent)).toBeVisible();

  const quick = `Acele ${project.name}`;
  await reloadPage(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.reload({ waitUntil: 'load' });
  // The page requests its scripts two frames after it has loaded, which never happens while the clock is paused.
  await page.clock.runFor(100);
  await expect.poll(() => isHydrated(page)).toBe(true);
  const answered = page.waitForResponse('**/api/contact-messages');
  await fillIn(page, { ...texts, subject: quick });
  await send(page).click();
  await answered;
  await page.clock.runFor(1_100);
  await expect(page.getByText(sent)).toBeVisible();
  const inbox = await subjects(request);
  expect(inbox).not.toContain(trapped);
  expect(inbox).not.toContain(quick);
});

test('a message typed before the scripts came arrives, however soon after them it is sent', async ({
  page,
  request,
}, { project }) => {
  const early = `Erken ${project.name}`;
  const { promise: late, resolve: bringScripts } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/iletisim');
  await fillIn(page, { ...texts, subject: early });
  await page.clock.pauseAt(Date.now() + 60_000);
  expect(await isHydrated(page)).toBe(false);
  bringScripts();
  await expect.poll(() => isHydrated(page)).toBe(true);
  const answered = page.waitForResponse('**/api/contact-messages');
  await send(page).click();
  await answered;
  expect(await subjects(request)).toContain(early);
});

test('a message tells the page that the visitor came from', async ({ page, request }, { project }) => {
  const about = `Hizmet ${project.name}`;
  await page.clock.install();
  await openPage(page, '/insaat-hizmeti');
  await page.getByRole('contentinfo').getByRole('link', { name: 'İletişim' }).click();
  await fillIn(page, { ...texts, subject: about });
  await page.clock.fastForward(5_000);
  await send(page).click();
  await expect(page.getByText(sent)).toBeVisible();
  const inbox: unknown = await (await adminApi(request))('GET', '/contact-messages');
  expect(inbox).toContainEqual(
    expect.objectContaining({ subject: about, page: '/insaat-hizmeti', about: expect.anything() }),
  );
});

test('what was typed is there again on return to the form, and not once it was sent', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/iletisim');
  await fillIn(page, texts);
  const blog = page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await blog.click();
  await expect(page).toHaveURL('/blog');
  await expect(heading('İletişim')).toHaveCount(0);
  await page.goBack();
  await expect(heading('İletişim')).toBeVisible();
  for (const name of messageFields) await expect(field(page, name)).toHaveValue(texts[name]);
  await send(page).click();
  await page.clock.fastForward(5_000);
  await expect(page.getByText(sent)).toBeVisible();
  await blog.click();
  await expect(heading('İletişim')).toHaveCount(0);
  await page.goBack();
  await expect(heading('İletişim')).toBeVisible();
  for (const name of messageFields) await expect(field(page, name)).toHaveValue('');
});

test('with simulated delivery nothing leaves the page', async ({ page, request }) => {
  const api = await adminApi(request);
  await api('POST', '/site-info', { contactDelivery: 'simulate' });
  try {
    const asked: string[] = [];
    page.on('request', (call) => {
      if (call.method() !== 'GET') asked.push(call.url());
    });
    await page.clock.install();
    await openPage(page, '/iletisim');
    await fillIn(page, texts);
    await page.clock.pauseAt(Date.now() + 60_000);
    await send(page).click();
    await expect(page.getByRole('button', { name: 'Gönderiliyor…' })).toBeDisabled();
    await page.clock.runFor(limits.contactSendMs);
    await expect(page.getByText(sent)).toBeVisible();
    expect(asked).toEqual([]);
  } finally {
    await api('POST', '/site-info', { contactDelivery: 'inbox' });
  }
});

test('the notice below the form opens beside it, and what was typed stays', async ({ page }) => {
  await openPage(page, '/iletisim');
  const form = page.getByRole('form', { name: 'İletişim formu' });
  await expect(form.getByText(/^Bilgileriniz yalnızca size dönüş yapmak için/)).toBeVisible();
  await fillIn(page, texts);
  const opened = page.waitForEvent('popup');
  await form.getByRole('link', { name: 'Aydınlatma Metni' }).click();
  const notice = await opened;
  await expect(notice).toHaveURL(/\/aydinlatma-metni$/);
  await expect(notice.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(async () => (await notice.getByRole('main').innerText()).length).toBeGreaterThan(200);
  await expect(form.getByRole('textbox', { name: 'Mesaj' })).toHaveValue(texts.message);
});
