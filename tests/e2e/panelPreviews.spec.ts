import type { Page } from '@playwright/test';
import { z } from 'zod';
import { adminApi } from './adminApi.ts';
import { expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

test.use({ locale: 'tr-TR' });

async function openServices(page: Page): Promise<void> {
  const opened = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/hizmetlerimiz');
  await page.locator('a[href="/hizmetlerimiz"]:visible').first().click();
  expect((await opened).headers()['cache-control']).toBe('private, no-store');
  await expect(page).toHaveURL(/\/hizmetlerimiz$/);
}

test('a link shows a draft to somebody without an account until it is revoked', async ({
  page,
  request,
  browser,
}) => {
  const api = await adminApi(request);
  const body = { title: 'Depo Rafları', path: '/depo-raflari', description: '<p>Çelikten.</p>' };
  const { id } = z.object({ id: z.string() }).parse(await api('POST', '/service', body));
  const drafted = 'Çelik Depo Rafları';
  await arriveSignedIn(page);
  await page.goto(`/admin/services/edit/${id}`);
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/api/drafts/') && answer.request().method() === 'PUT' && answer.ok(),
  );
  await page.getByRole('textbox', { name: 'Başlık', exact: true }).fill(drafted);
  await kept;
  await page.getByRole('button', { name: 'Önizleme bağlantısı' }).click();
  await page.getByRole('combobox', { name: 'Geçerlilik süresi' }).selectOption('1 saat');
  await page.getByRole('button', { name: 'Bağlantı oluştur' }).click();
  const link = (await page.getByRole('group', { name: 'Önizleme bağlantısı' }).textContent()) ?? '';
  expect(link).toMatch(/\/onizleme\/[\w-]{43}$/);

  const context = await browser.newContext({ locale: 'tr-TR' });
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(visitor).toHaveURL(/\/depo-raflari$/);
  const heading = visitor.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(drafted);
  const band = visitor.getByRole('complementary', { name: 'Önizleme' });
  await expect(band).toContainText(`“${drafted}” için yayımlanmamış taslak`);
  await expectAccessible(visitor);
  await openServices(visitor);
  await expect(visitor.getByRole('main').getByText(drafted).first()).toBeVisible();
  await expect(band).toBeVisible();

  // Nor does it end for its maker, who is signed in.
  const own = await page.context().newPage();
  await own.goto(link);
  await openServices(own);
  await own.getByRole('main').getByRole('link', { name: drafted }).first().click();
  await expect(own).toHaveURL(/\/depo-raflari$/);
  await expect(own.getByRole('heading', { level: 1 })).toHaveText(drafted);
  await expect(own.getByRole('complementary', { name: 'Önizleme' })).toBeVisible();

  // Without the link, none of it is visible.
  const stranger = await request.get('/depo-raflari');
  expect(await stranger.text()).not.toContain(drafted);

  await page.getByRole('button', { name: 'İptal et' }).first().click();
  await expect(page.getByText('Önizleme bağlantısı iptal edildi').last()).toBeVisible();
  await visitor.getByRole('main').getByRole('link', { name: drafted }).first().click();
  await expect(heading).toHaveText(body.title);
  await expect(band).toBeHidden();
  const gone = await visitor.request.get(link);
  expect(gone.status()).toBe(404);
  expect(await gone.text()).toContain('Bu önizleme bağlantısı geçersiz ya da süresi dolmuş');
  await context.close();
  await api('DELETE', `/service/${id}`);
});

test('ending a preview shows the live site, also without JavaScript', async ({ request, browser }) => {
  const api = await adminApi(request);
  const draft = { primaryColor: '#123456' };
  await api('PUT', '/drafts/settings/theme', {
    version: crypto.randomUUID(),
    over: null,
    base: null,
    files: [],
    fields: JSON.stringify(draft),
  });
  const subject = { kind: 'settings', id: 'theme' };
  const made = await api('POST', '/previews', { subject, hours: 1 });
  const { id, path } = z.object({ id: z.string(), path: z.string() }).parse(made);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(path);
  await expect(visitor.getByRole('complementary', { name: 'Önizleme' })).toBeVisible();
  expect(await visitor.content()).toContain('#123456');
  await visitor.getByRole('link', { name: 'Önizlemeyi bitir' }).click();
  await expect(visitor.getByRole('complementary', { name: 'Önizleme' })).toBeHidden();
  expect(await visitor.content()).not.toContain('#123456');
  await context.close();
  await api('DELETE', `/previews/${id}`);
});
