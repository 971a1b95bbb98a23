import type { Page } from '@playwright/test';
import { z } from 'zod';
import { e2eAdmin } from '../support/e2eSettings.ts';
import { adminApi } from './adminApi.ts';
import { allSaved, field, photoNamed, save, told } from './ownerPanel.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn, endSession } from './signIn.ts';

const pictures = (page: Page) => page.getByRole('list', { name: 'Proje görselleri' }).getByRole('listitem');
const signInOver = (page: Page) => page.getByRole('dialog', { name: 'Devam etmek için yeniden giriş yapın' });
const lost = (page: Page) => page.getByText('Bağlantı yok, yeniden deneniyor');

async function writeProject(page: Page, title: string): Promise<void> {
  await page.goto('/admin/projects/new');
  await field(page, 'Başlık').fill(title);
  await field(page, 'Kısa açıklama').fill('Kısa bir açıklama.');
  await field(page, 'Açıklama').click();
  await page.keyboard.type('Uzun bir açıklama.');
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles([photoNamed('bir.jpg'), photoNamed('iki.jpg')]);
  await expect(pictures(page)).toHaveCount(2);
}

test.beforeEach(async ({ page }) => arriveSignedIn(page));

// The browser logs the failures that these journeys provoke.
test.afterEach(({ quietConsole }) => {
  quietConsole.length = 0;
});

test('if a session ends while a project is edited, the sign-in opens over it, and saving continues', async ({
  page,
  request,
}) => {
  await writeProject(page, 'Yarıda Kalan Köprü');
  await field(page, 'Ad').fill('Alan');
  await field(page, 'Değer').fill('480 m²');
  await endSession(page);
  await save(page);
  const dialog = signInOver(page);
  await expect(dialog).toContainText('Oturumunuz sona erdi.');
  await page.keyboard.press('Escape');
  await dialog.getByLabel('E-posta').fill(e2eAdmin.email);
  await dialog.getByLabel('Şifre', { exact: true }).fill(e2eAdmin.password);
  await dialog.getByRole('button', { name: 'Giriş yap' }).click();
  await allSaved(page);
  const api = await adminApi(request);
  const project = z
    .object({ images: z.array(z.unknown()), additionalInfo: z.unknown() })
    .parse(await api('GET', `/projects/${page.url().split('/').at(-1)}`));
  expect(project.images).toHaveLength(2);
  expect(project.additionalInfo).toEqual({ Alan: '480 m²' });
});

test('the same entry in two tabs: the second one to save is asked which version to keep', async ({
  page,
  request,
}) => {
  const api = await adminApi(request);
  const { id } = z
    .object({ id: z.string() })
    .parse(await api('POST', '/why-us', { title: 'Dakiklik', description: 'Söz verdiğimiz gün.' }));
  const other = await page.context().newPage();
  for (const tab of [page, other]) await tab.goto(`/admin/why-us/edit/${id}`);
  await field(page, 'Açıklama').fill('Söz verdiğimiz saatte.');
  await field(other, 'Açıklama').fill('Bir gün önce.');
  await save(page);
  await told(page, 'Madde kaydedildi');
  await save(other);
  const dialog = other.getByRole('dialog', { name: 'Bu madde bu arada değişti' });
  await expect(dialog.getByRole('region', { name: 'Açıklama' })).toContainText(
    /Söz verdiğimiz saatte\..*Bir gün önce\.$/,
  );
  await dialog.getByRole('button', { name: 'Benimkini kaydet' }).click();
  await allSaved(other);
  await page.reload();
  await expect(field(page, 'Açıklama')).toHaveValue('Bir gün önce.');
});

test('what was typed before the browser was killed is offered at the next start', async ({ page }) => {
  await page.goto('/admin/services/new');
  await field(page, 'Başlık').fill('Yarıda kalan hizmet');
  await expect(page.getByText('Kaydedilmemiş değişiklikler var')).toBeVisible();
  const context = page.context();
  // A killed browser asks nothing: the page closes without its prompt.
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto('/admin/services/new');
  await expect(next.getByText('Kaydedilmemiş bir taslağınız var')).toBeVisible();
  await next.getByRole('button', { name: 'Taslağı geri yükle' }).click();
  await expect(field(next, 'Başlık')).toHaveValue('Yarıda kalan hizmet');
});

test('saving without a connection keeps everything, and works once it is back', async ({ page }) => {
  await writeProject(page, 'Tünelde Yazılan Proje');
  await page.context().setOffline(true);
  await save(page);
  await expect(
    lost(page)
      .or(page.getByText('Bağlantı koptu.', { exact: false }))
      .first(),
  ).toBeVisible();
  await expect(page.getByText('Proje kaydedildi', { exact: true })).toBeHidden();
  await expect(field(page, 'Başlık')).toHaveValue('Tünelde Yazılan Proje');
  await expect(pictures(page)).toHaveCount(2);
  await page.context().setOffline(false);
  await save(page);
  await allSaved(page);
  await expect(pictures(page)).toHaveCount(2);
});
