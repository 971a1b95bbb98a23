import path from 'node:path';
import type { Page } from '@playwright/test';
import { chooserOf, useAnyway } from './chooser.ts';
import { failWrites } from './panelFailures.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

const picture = path.join(import.meta.dirname, 'files/isiklik.jpg');
const refused = (page: Page, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

test.beforeEach(async ({ page }) => arriveSignedIn(page));

test('pictures tell their sizes, take what they may be, and say when an upload failed', async ({
  page,
  quietConsole,
}) => {
  await page.goto('/admin/settings');
  await expect(page.getByText('Recommended: 200x60 px')).toBeVisible();
  await expect(page.getByText('Recommended: 32x32 or 16x16 px')).toBeVisible();
  const favicon = chooserOf(page, 'Favicon');
  await expect(favicon).toHaveAttribute('accept', /image\/png.*\.ico/);
  await favicon.setInputFiles(picture);
  await refused(page, 'Choose a PNG or ICO file.');
  await page.getByRole('tab', { name: 'Footer' }).click();
  await expect(page.getByText('Recommended: 1920x400 px')).toBeVisible();
  await failWrites(page, '**/api/site-info/image/*');
  await chooserOf(page, 'Footer image').setInputFiles(picture);
  await useAnyway(page);
  await refused(page, 'Failed to upload image. Please try again.');
  await page.getByRole('tab', { name: 'Slider Images' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByText('Recommended: 1920x1080 px')).toBeVisible();
  await failWrites(page, '**/api/home-page/images/**');
  await page
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click();
  await refused(page, 'Failed to reorder images. Please try again.');
  await page.getByRole('list', { name: 'Slider images' }).getByRole('switch').first().click();
  await refused(page, 'Failed to update image status. Please try again.');
  quietConsole.length = 0;
});
