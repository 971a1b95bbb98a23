import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { account } from '@vitrin/contract/accounts/account';
import { z } from 'zod';
import { adminApi } from './adminApi.ts';
import { expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

test.use({ locale: 'tr-TR' });

const email = 'seda.tuna@ornek.example';
const password = 'Uzun-Bir-Sifre-2026';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' });
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

test('an owner invites an editor, makes her an author, publishes her post and removes her', async ({
  page,
  browser,
  request,
}) => {
  const api = await adminApi(request);
  await arriveSignedIn(page);
  await page.goto('/admin/dashboard');
  await entry(page, 'Kullanıcılar').click();
  await expect(page.getByRole('list', { name: 'Kullanıcılar' }).getByText('Siz')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Kullanıcı davet et' }).click();
  await page.getByRole('textbox', { name: 'E-posta' }).fill(email);
  await page.getByRole('combobox', { name: 'Rol' }).selectOption('editor');
  await page.getByRole('button', { name: 'Davet bağlantısı oluştur' }).click();
  const link = await page.getByRole('group', { name: 'Davet bağlantısı' }).textContent();
  expect(link).toMatch(/\/admin\/invitation#[\w-]{43}$/);
  await page.getByRole('button', { name: 'Tamam' }).click();
  await expect(page.getByRole('list', { name: 'Yanıt bekleyen davetler' })).toContainText(email);

  // The invited person uses her own browser.
  const context = await browser.newContext({ locale: 'tr-TR' });
  const seda = await context.newPage();
  await seda.goto(new URL(link ?? '', page.url()).href);
  await expect(seda.getByRole('heading', { name: 'Davetlisiniz' })).toBeVisible();
  await expectAccessible(seda);
  await seda.getByRole('textbox', { name: 'Ad', exact: true }).fill('Seda');
  await seda.getByRole('textbox', { name: 'Soyad' }).fill('Tuna');
  await seda.getByLabel('Şifre', { exact: true }).fill(password);
  await seda.getByRole('button', { name: 'Hesabı oluştur ve giriş yap' }).click();
  await seda.waitForURL('**/admin/dashboard');
  await expect(entry(seda, 'Hizmetler')).toBeVisible();
  for (const closed of ['Kullanıcılar', 'Site ayarları']) await expect(entry(seda, closed)).toHaveCount(0);
  await seda.goto('/admin/settings');
  await expect(seda.getByRole('heading', { level: 2, name: 'Bu sayfayı açma yetkiniz yok' })).toBeVisible();
  await expectAccessible(seda);
  await seda.goto('/admin/users');
  await expect(seda.getByRole('heading', { level: 2, name: 'Bu sayfayı açma yetkiniz yok' })).toBeVisible();

  // The same link does not create a second account.
  await seda.goto(new URL(link ?? '', page.url()).href);
  await seda.reload();
  await expect(seda.getByRole('heading', { name: 'Bu davet artık geçerli değil' })).toBeVisible();

  // The owner makes her an author.
  await page.reload();
  await page.getByRole('button', { name: 'Rolü değiştir: Seda Tuna' }).click();
  await page.getByRole('combobox', { name: 'Rol' }).selectOption('author');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Seda Tuna artık bu rolde: Yazar')).toBeVisible();

  await seda.goto('/admin/dashboard');
  await expect(entry(seda, 'Blog yazıları')).toBeVisible();
  for (const closed of ['Hizmetler', 'Mesajlar', 'Çöp kutusu']) {
    await expect(entry(seda, closed)).toHaveCount(0);
  }
  await seda.goto('/admin/services');
  await expect(seda.getByRole('heading', { level: 2, name: 'Bu sayfayı açma yetkiniz yok' })).toBeVisible();

  // She writes a post, which stays hidden until somebody else publishes it.
  await seda.goto('/admin/blog/new');
  await expect(seda.getByText('Yazınız gizli olarak kaydedilir')).toBeVisible();
  await seda.getByRole('textbox', { name: 'Başlık', exact: true }).fill('Sedanın yazısı');
  await seda.getByRole('textbox', { name: 'Özet' }).fill('Kısa bir özet.');
  await seda.getByRole('textbox', { name: 'Metin', exact: true }).fill('Yazının metni.');
  await seda.locator('input[type=file]').first().setInputFiles('tests/contract/picture.png');
  await seda.getByRole('button', { name: 'Kaydet' }).click();
  await expect(seda.getByText('Yazı kaydedildi')).toBeVisible();
  const posts = z.array(z.object({ id: z.string(), title: z.string(), path: z.string() }));
  const [post] = posts.parse(await api('GET', '/blog/admin?q=seda&page=1&pageSize=5'));
  const address = `/blog/${post?.path}`;
  expect((await request.get(address)).status()).toBe(404);

  await page.goto('/admin/blog?q=seda');
  await page.getByRole('switch', { name: 'Sedanın yazısı' }).click();
  await expect.poll(async () => (await request.get(address)).status()).toBe(200);
  await seda.reload();
  await expect(seda.getByRole('heading', { name: 'Bu yazı yayında' })).toBeVisible();
  await seda.goto('/admin/blog');
  await expect(seda.getByRole('row', { name: /Sedanın yazısı/ })).toBeVisible();
  await expect(seda.getByRole('switch')).toHaveCount(0);
  await expectAccessible(seda);

  // Once removed, she is signed out with her next request, and her post stays.
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Seda Tuna: kullanıcıyı çıkar' }).click();
  await page.getByRole('button', { name: 'Kullanıcıyı çıkar', exact: true }).click();
  await expect(page.getByText('Seda Tuna çıkarıldı')).toBeVisible();
  await seda.reload();
  await seda.waitForURL('**/admin/login');
  await context.close();
  expect((await request.get(address)).status()).toBe(200);
  await api('DELETE', `/blog/${post?.id}`);
  const left = z.array(account).parse(await api('GET', '/users'));
  expect(left.some((one) => one.email === email)).toBe(false);
});

test('users change their own name, and end another session', async ({ page, request }) => {
  const api = await adminApi(request);
  await arriveSignedIn(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: /^Kullanıcı menüsü/ }).click();
  await page.getByRole('menuitem', { name: 'Profilim' }).click();
  const name = page.getByRole('textbox', { name: 'Ad', exact: true });
  const before = await name.inputValue();
  await name.fill('Elif Su');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Profiliniz kaydedildi')).toBeVisible();
  await expect(
    page
      .getByRole('banner')
      .getByText(/Elif Su/)
      .first(),
  ).toBeVisible();
  const sessions = page.getByRole('list', { name: 'Açık oturumlar' });
  await expect(sessions.getByText('Bu cihaz')).toHaveCount(1);
  await expectAccessible(page);
  await name.fill(before);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('banner').getByText(/Elif Su/)).toHaveCount(0);

  // The panel asks before unsaved input is lost.
  await name.fill('Yarım');
  await entry(page, 'Genel bakış').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sayfada kal' }).click();
  await name.fill(before);

  await page.getByRole('button', { name: 'Öteki oturumları kapat' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  const me = api('GET', '/auth/me').then(
    () => 'in',
    () => 'out',
  );
  expect(await me).toBe('out');
});

test('users upload a profile picture, keep it when another file is damaged, and remove it', async ({
  page,
  request,
  quietConsole,
}) => {
  await arriveSignedIn(page);
  await page.goto('/admin/profile');
  const field = page.locator('input[type=file]');
  const framed = page.getByRole('button', { name: /^Kullanıcı menüsü/ }).locator('img');
  await expect(field).toBeAttached();
  await expect(framed).toHaveCount(0);

  await field.setInputFiles('tests/e2e/files/isiklik.jpg');
  await expect(page.getByText('Resminiz kaydedildi')).toBeVisible();
  await expect(framed).toBeVisible();
  const kept = (await framed.getAttribute('src')) ?? '';
  const naturalSizes = () =>
    framed.evaluate((img) => (img instanceof HTMLImageElement ? [img.naturalWidth, img.naturalHeight] : []));
  await expect.poll(async () => new Set(await naturalSizes()).size).toBe(1);
  expect((await naturalSizes())[0]).toBeGreaterThan(0);
  await expectAccessible(page);

  // It is still there after a reload and in a new session, and appears in the list of users.
  await page.reload();
  await expect(framed).toHaveAttribute('src', kept);
  await arriveSignedIn(page);
  await page.goto('/admin/users');
  await expect(page.getByRole('list', { name: 'Kullanıcılar' }).locator('img')).toHaveAttribute('src', kept);
  await page.goto('/admin/profile');

  const whole = await readFile('tests/e2e/files/isiklik.jpg');
  const damaged = { name: 'yarim.jpg', mimeType: 'image/jpeg', buffer: whole.subarray(0, 2_000) };
  await field.setInputFiles(damaged);
  await expect(page.getByText('Bu görsel bozuk, okunamıyor')).toBeVisible();
  await expectAccessible(page);
  const text = { name: 'not.png', mimeType: 'image/png', buffer: Buffer.from('resim değil') };
  await field.setInputFiles(text);
  await expect(page.getByText('Yalnızca JPEG, PNG, WebP, AVIF ve GIF görselleri yüklenebilir')).toBeVisible();
  await expect(framed).toHaveAttribute('src', kept);
  await page.reload();
  await expect(framed).toHaveAttribute('src', kept);
  expect((await request.get(kept)).status()).toBe(200);
  // The browser and the panel log the refused upload.
  const told = quietConsole.splice(0);
  expect(told.filter((line) => !/ status (?:of )?4(?:00|15)\b/.test(line))).toEqual([]);

  await page.getByRole('button', { name: 'Kaldır' }).click();
  await expect(page.getByText('Resminiz kaldırıldı')).toBeVisible();
  await expect(framed).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Kullanıcı menüsü/ })).toBeVisible();
  await expect(framed).toHaveCount(0);
});
