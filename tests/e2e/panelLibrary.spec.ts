import { z } from 'zod';
import { adminApi } from './adminApi.ts';
import { expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

test.use({ locale: 'tr-TR' });

/** A picture of one pixel, of its own colour so that no other is the same file. */
function gif(name: string, green: number) {
  const buffer = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  buffer.set([200, green, 30], 13);
  buffer.set([0], 22);
  return { name, mimeType: 'image/gif', buffer };
}

const title = 'Kitaplıktaki Konak';
const address = '/projelerimiz/kitapliktaki-konak';

test('a picture of the library serves a project, is replaced there, and is deleted once nothing uses it', async ({
  page,
  request,
}) => {
  const api = await adminApi(request);
  const draft = { title, shortDescription: 'Kısa ve açık.', description: '<p>Yüz yıllık bir ev.</p>' };
  const { id } = z.object({ id: z.string() }).parse(await api('POST', '/projects', draft));
  const shown = async () => {
    const { images } = z
      .object({ images: z.array(z.object({ url: z.string() })) })
      .parse(await api('GET', `/projects/${id}`));
    return images.map(({ url }) => url);
  };

  await arriveSignedIn(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Kitaplık' }).click();
  await page
    .getByLabel('Yüklenecek görseller')
    .setInputFiles([gif('tas_konak.gif', 11), gif('ahsap_kapi.gif', 12)]);
  await expect(page.getByRole('button', { name: 'Ayrıntılar: Tas konak' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ayrıntılar: Ahsap kapi' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/projects/edit/${id}`);
  await page.getByRole('button', { name: 'Kitaplıktan seç' }).click();
  await page.getByRole('searchbox', { name: 'Görsellerde ara' }).fill('TAŞ KONAK');
  await page.getByRole('button', { name: 'Seç: Tas konak' }).click();
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect.poll(shown).toHaveLength(1);
  const [before = ''] = await shown();
  await page.goto(address);
  await expect(page.locator(`main img[src="${before}"]`).first()).toBeAttached();

  await page.goto('/admin/library');
  await page.getByRole('button', { name: 'Ayrıntılar: Tas konak' }).click();
  const details = page.getByRole('dialog', { name: 'Görsel ayrıntıları' });
  await expect(details.getByRole('link', { name: title })).toBeVisible();
  await expect(details.getByRole('button', { name: 'Görseli sil' })).toBeDisabled();
  await details.getByLabel('Yerine geçecek görsel').setInputFiles(gif('yeni.gif', 13));
  await expect(page.getByText('Dosya değiştirildi')).toBeVisible();
  const [after = ''] = await shown();
  expect(after).not.toBe(before);
  await page.goto(address);
  await expect(page.locator(`main img[src="${after}"]`).first()).toBeAttached();

  await page.goto('/admin/library');
  await page.getByRole('button', { name: 'Ayrıntılar: Tas konak' }).click();
  await details.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Kaldır: görsel 1' }).click();
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect.poll(shown).toEqual([]);
  await page.goto('/admin/library');
  for (const name of ['Tas konak', 'Ahsap kapi']) {
    await page.getByRole('button', { name: `Ayrıntılar: ${name}` }).click();
    await expect(details.getByText('Hiçbir yerde kullanılmıyor.')).toBeVisible();
    await details.getByRole('button', { name: 'Görseli sil' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Görseli sil' }).click();
    await expect(page.getByRole('button', { name: `Ayrıntılar: ${name}` })).toHaveCount(0);
  }
  await api('DELETE', `/projects/${id}`);
});
