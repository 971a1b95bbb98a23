import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openPage } from './openPage.ts';
import { ownServer } from './ownServer.ts';
import { expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';
import { siteContactText } from '@vitrin/ui/text/website/siteContact';
import { siteQuoteText } from '@vitrin/ui/text/website/siteQuote';

/** A server whose tables are dropped while it runs. */
const { url, dataFolder } = ownServer('broken');

/**
 * Deletes all rows, which invalidates cached pages, then drops the tables, as a damaged disk might; the server notices
 * when it next reads them.
 */
function lose(...tables: readonly string[]): void {
  const database = new DatabaseSync(path.join(dataFolder, 'vitrin.db'));
  database.exec('PRAGMA foreign_keys = OFF; PRAGMA busy_timeout = 5000;');
  for (const table of tables) database.exec(`DELETE FROM ${table}; DROP TABLE ${table};`);
  database.close();
}

test('the store fails partially, then completely', async ({ page, quietConsole }) => {
  await test.step('the home page stays up without the parts that cannot be read', async () => {
    lose('member', 'post');
    const answer = await openPage(page, `${url}/`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('region', { name: 'Hizmetlerimiz' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Projelerimiz' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Ekibimiz' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Son Yazılar' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('a list that cannot be read says so in its frame', async () => {
    await openPage(page, `${url}/blog`);
    await expect(page.getByText('Blog yazıları yüklenirken bir hata oluştu.')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Projeler' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  });

  await test.step('without a store every page is a designed 503', async () => {
    lose('service', 'setting');
    for (const address of ['/', '/projelerimiz', '/iletisim', '/insaat-hizmeti']) {
      const answer = await page.goto(url + address);
      expect(answer?.status(), address).toBe(503);
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Site şu anda yanıt veremiyor' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a form neither leads elsewhere nor claims to have sent anything', async () => {
    for (const [address, send, failed] of [
      ['/teklif-al', siteQuoteText.send, siteQuoteText.failed],
      ['/iletisim', siteContactText.send, siteContactText.failed],
    ] as const) {
      await openPage(page, url + address);
      await page.getByLabel('Ad Soyad').fill('Ayşe Yılmaz');
      await page.getByLabel('E-posta').fill('ayse@ornek.example');
      await page.locator('textarea').fill('Merhaba');
      await page.getByRole('button', { name: send }).click();
      await expect(page.getByRole('alert').getByText(failed)).toBeVisible();
      await expect(page.locator('textarea')).toHaveValue('Merhaba');
      await expect(page).toHaveURL(url + address);
    }
  });
  // The browser reports the failed requests.
  quietConsole.length = 0;
});
