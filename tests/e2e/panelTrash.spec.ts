import { z } from 'zod';
import { adminApi } from './adminApi.ts';
import { expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

test.use({ locale: 'tr-TR' });

const title = 'Taş Konak';
const address = '/projelerimiz/tas-konak';

test('an old entry that was deleted by mistake comes back from the trash', async ({ page, request }) => {
  const api = await adminApi(request);
  const draft = { title, shortDescription: 'Kısa ve açık.', description: '<p>Yüz yıllık bir ev.</p>' };
  const { id } = z.object({ id: z.string() }).parse(await api('POST', '/projects', draft));
  const before = await api('GET', `/projects/${id}`);
  expect((await request.get(address)).status()).toBe(200);

  await arriveSignedIn(page);
  await page.goto('/admin/projects?q=konak');
  await page.getByRole('button', { name: `İşlemler: ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Sil…' }).click();
  await page.getByRole('button', { name: 'Projeyi sil' }).click();
  await expect(page.getByText('Proje silindi')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: new RegExp(title) })).toHaveCount(0);
  await expect.poll(async () => (await request.get(address)).status()).toBe(404);

  await page.getByRole('navigation').getByRole('link', { name: 'Çöp kutusu' }).click();
  await page.getByRole('searchbox', { name: 'Silinenlerde ara' }).fill('tas konak');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('30 gün sonra silinecek');
  await expectAccessible(page);
  await row.getByRole('button', { name: `Geri getir: ${title}` }).click();
  await expect(page.getByText(`“${title}” geri getirildi`)).toBeVisible();
  await page.getByRole('button', { name: 'Aç', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Başlık', exact: true })).toHaveValue(title);

  expect(await api('GET', `/projects/${id}`)).toEqual(before);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await api('DELETE', `/projects/${id}`);
});
