import { devices } from '@playwright/test';
import { photoNamed } from './ownerPanel.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

test.use({ ...devices['Pixel 7'] });

test('on a phone a picture is added to the gallery and a message is answered', async ({ page, request }) => {
  // Unique to this attempt: what a previous one added stays in the gallery.
  const name = `Şantiye ${Date.now()}`;
  await arriveSignedIn(page);
  await page.goto('/admin/gallery');
  await page.getByLabel('Yüklenecek görseller').setInputFiles(photoNamed(`${name}.jpg`));
  // The owner continues elsewhere during the upload, and is not led back once it has finished.
  const sent = await request.post('/api/quote-requests', {
    data: { name: 'Elif Taş', phone: '0532 765 43 21', message: 'Balkon kapatma' },
  });
  expect(sent.status()).toBe(200);
  await page.getByRole('button', { name: 'Menüyü aç' }).tap();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Mesajlar/ })
    .tap();
  await page.getByRole('list', { name: 'Mesajlar' }).getByText('Elif Taş').first().tap();
  await expect(page.getByText('Balkon kapatma').last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ara' })).toHaveAttribute('href', 'tel:+905327654321');
  await expect(page.getByRole('link', { name: 'WhatsApp ile yanıtla' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/905327654321/,
  );
  await page.getByRole('button', { name: 'Listeye dön' }).tap();
  await expect(page.getByRole('list', { name: 'Mesajlar' })).toBeVisible();
  await page.goto(`/admin/gallery?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toBeVisible();
});
