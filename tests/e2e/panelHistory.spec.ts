import path from 'node:path';
import type { Page } from '@playwright/test';
import { themeColors } from '@vitrin/contract/settings/theme';
import { z } from 'zod';
import { adminApi } from './adminApi.ts';
import { chooserOf } from './chooser.ts';
import { openPage } from './openPage.ts';
import { expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

test.use({ locale: 'tr-TR' });

const picture = path.join(import.meta.dirname, 'files/isiklik.jpg');
const address = '/tas-onarimi';
const title = (page: Page) => page.getByRole('textbox', { name: 'Başlık', exact: true });
const versions = (page: Page) => page.getByRole('navigation', { name: 'Sürümler' }).getByRole('button');

async function save(page: Page) {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Hizmet kaydedildi').last()).toBeVisible();
  await expect(page.getByText('Tüm değişiklikler kaydedildi')).toBeVisible();
}

async function goBack(page: Page) {
  await page.getByRole('button', { name: 'Bu sürüme dön' }).click();
  const question = page.getByRole('alertdialog', { name: 'Bu sürüme dönülsün mü?' });
  await question.getByRole('button', { name: 'Bu sürüme dön' }).click();
  await expect(page.getByText('Geri dönüldü').last()).toBeVisible();
}

test('a service is restored to an earlier version, and back again', async ({
  page,
  request,
  quietConsole,
}) => {
  const api = await adminApi(request);
  const draft = { title: 'Taş Onarımı', path: address, description: '<p>Taş taşa değer.</p>' };
  const { id } = z.object({ id: z.string() }).parse(await api('POST', '/service', draft));

  await arriveSignedIn(page);
  await page.goto(`/admin/services/edit/${id}`);
  await title(page).fill('Taş ve Ahşap Onarımı');
  await chooserOf(page, 'Görsel').setInputFiles(picture);
  await save(page);
  await title(page).fill('Taş, Ahşap ve Metal Onarımı');
  await page
    .getByRole('group', { name: 'Görsel', exact: true })
    .getByRole('button', { name: 'Kaldır' })
    .click();
  await save(page);
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taş, Ahşap ve Metal Onarımı', {
      timeout: 1_000,
    });
  }).toPass();

  await page.goto(`/admin/services/edit/${id}`);
  await page.getByRole('link', { name: 'Geçmiş' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Geçmiş' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bugün' })).toBeVisible();
  await expect(versions(page).last()).toContainText('Oluşturuldu');
  await expect(versions(page).filter({ hasText: 'Başlık değişti' })).toHaveCount(2);
  await expect(versions(page).filter({ hasText: /1 görsel eklendi/i })).toHaveCount(1);
  await expect(versions(page).filter({ hasText: /1 görsel kaldırıldı/i })).toHaveCount(1);
  const count = await versions(page).count();

  await versions(page).last().press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Oluşturuldu' })).toBeFocused();
  await expect(page.getByRole('insertion').first()).toContainText('Ahşap');
  await expectAccessible(page);
  await goBack(page);
  await expect(versions(page)).toHaveCount(count + 1);
  await expect(versions(page).first()).toContainText('tarihli sürüme dönüldü');
  await expect(versions(page).first()).toContainText('Şimdiki hâli');
  const publicTitle = async () =>
    z.object({ title: z.string() }).parse(await api('GET', `/service/${id}`)).title;
  expect(await publicTitle()).toBe('Taş Onarımı');

  const visitor = await page.context().newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Taş Onarımı');

  // Undoing that means restoring the version before it.
  await versions(page).nth(1).click();
  await goBack(page);
  await expect(versions(page)).toHaveCount(count + 2);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Taş, Ahşap ve Metal Onarımı');

  expect(quietConsole).toEqual([]);

  await api('DELETE', `/service/${id}`);
  await page.reload();
  await expect(page.getByText('Bu kayıt artık yok')).toBeVisible();
  // The browser itself logs responses with 404.
  quietConsole.length = 0;
});

test('an earlier palette is restored', async ({ page, request }) => {
  const api = await adminApi(request);
  const read = async () => themeColors.strip().parse(await api('GET', '/theme/colors'));
  const before = await read();
  await arriveSignedIn(page);
  await page.goto('/admin/settings?tab=theme');
  await page.getByRole('button', { name: 'Mor', exact: true }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Tema renkleri uygulandı')).toBeVisible();
  expect((await read()).primaryColor.toLowerCase()).toBe('#9b59b6');

  await page.getByRole('link', { name: 'Geçmiş' }).click();
  await expect(versions(page).first()).toContainText('değişti');
  await versions(page).nth(1).click();
  const main = page.getByRole('region', { name: 'Ana renk' });
  await expect(main).toContainText(before.primaryColor);
  await expect(main).toContainText(/#9B59B6/i);
  await expectAccessible(page);
  await goBack(page);
  expect(await read()).toEqual(before);
  // The restored colours meet the contrast rules on every text of the page.
  await openPage(page, '/');
  await expectAccessible(page);
});
