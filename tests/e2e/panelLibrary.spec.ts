import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { plainPdf } from '../../apps/server/src/testing/samplePdf.ts';
import { adminApi } from './adminApi.ts';
import { expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

test.use({ locale: 'tr-TR' });

/** A picture of one pixel with a unique colour, so that no other file is identical. */
function gif(name: string, green: number) {
  const buffer = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  buffer.set([200, green, 30], 13);
  buffer.set([0], 22);
  return { name, mimeType: 'image/gif', buffer };
}

const title = 'Kitaplıktaki Konak';
const address = '/projelerimiz/kitapliktaki-konak';

test('a library picture is used by a project, replaced in the library, and deleted once nothing uses it', async ({
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
    .getByLabel('Yüklenecek dosyalar')
    .setInputFiles([gif('tas_konak.gif', 11), gif('ahsap_kapi.gif', 12)]);
  await expect(page.getByRole('button', { name: 'Ayrıntılar: Tas konak' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ayrıntılar: Ahsap kapi' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/projects/edit/${id}`);
  await page.getByRole('button', { name: 'Kitaplıktan seç' }).first().click();
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
  await details.getByLabel('Yerine geçecek dosya').setInputFiles(gif('yeni.gif', 13));
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

test('the library is filtered by small pictures, and one is previewed on the pages that crop it', async ({
  page,
  request,
}) => {
  const api = await adminApi(request);
  const small = z
    .array(z.object({ id: z.string(), width: z.number(), height: z.number() }))
    .parse(await api('GET', '/library?size=under1200px&pageSize=100'));
  expect(small.length).toBeGreaterThan(0);
  for (const { width, height } of small) expect(Math.max(width, height)).toBeLessThan(1200);

  await arriveSignedIn(page);
  await page.goto('/admin/library');
  await page.getByRole('combobox', { name: 'Boyut' }).selectOption('1200 pikselden küçük');
  await expect(page).toHaveURL(/size=under1200px/);
  await expect(page.getByText(/^\d+ dosya$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Boyut' })).toHaveValue('under1200px');
  await expectAccessible(page);

  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page
    .getByRole('button', { name: /^Ayrıntılar: / })
    .first()
    .click();
  const opener = page.getByRole('button', { name: 'Kadraj' });
  await expect(opener).toBeVisible();
  expect(asked.filter((part) => part.includes('SlotPreviews'))).toEqual([]);
  await opener.click();
  const pages = page.getByRole('list', { name: 'Sitede böyle görünür' }).getByRole('listitem');
  await expect(pages).toHaveCount(4);
  const shownIn = (index: number) => pages.nth(index).frameLocator('iframe').locator('main');
  const home = z.object({ title: z.string() }).parse(await api('GET', '/home-page'));
  for (const banner of [0, 1]) await expect(shownIn(banner)).toContainText(home.title);
  const [project] = z.array(z.object({ title: z.string() })).parse(await api('GET', '/projects?pageSize=1'));
  for (const entry of [2, 3]) await expect(shownIn(entry)).toContainText(project?.title ?? '-');
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  for (const index of [0, 1, 2, 3]) await expect(shownIn(index).locator('img').first()).toBeAttached();
  await expectAccessible(page);
});

test('a certificate uses a PDF of the library without another upload', async ({ page, request }) => {
  const api = await adminApi(request);
  const draft = { title: 'Kitaplıktaki Belge', issuer: 'TSE' };
  const { id } = z.object({ id: z.string() }).parse(await api('POST', '/certificates', draft));
  await arriveSignedIn(page);
  await page.goto('/admin/library');
  const buffer = Buffer.from(plainPdf('kitaplik'));
  await page
    .getByLabel('Yüklenecek dosyalar')
    .setInputFiles({ name: 'kalite_belgesi.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByRole('button', { name: 'Ayrıntılar: Kalite belgesi' })).toBeVisible();

  await page.goto(`/admin/certificates/edit/${id}`);
  await page.getByRole('button', { name: 'Kitaplıktan PDF seç' }).click();
  await page.getByRole('searchbox', { name: 'PDF’lerde ara' }).fill('kalite');
  await page.getByRole('button', { name: 'Seç: Kalite belgesi' }).click();
  await expect(page.getByRole('link', { name: 'PDF’yi aç' })).toBeVisible();
  await page.getByRole('button', { name: 'Belgeyi kaydet' }).click();
  const shown = async () => JSON.stringify(await api('GET', `/certificates/${id}`));
  await expect.poll(shown).toContain('"name":"Kalite belgesi.pdf"');
  await page.goto('/admin/library');
  await page.getByRole('button', { name: 'Ayrıntılar: Kalite belgesi' }).click();
  const details = page.getByRole('dialog', { name: 'PDF ayrıntıları' });
  await expect(details.getByRole('link', { name: 'Kitaplıktaki Belge' })).toBeVisible();
  await expect(details.getByRole('button', { name: 'PDF’yi sil' })).toBeDisabled();
  await api('DELETE', `/certificates/${id}`);
});

test('a HEIC that this browser cannot decode is decoded in a worker, and uploaded without its location', async ({
  page,
  request,
}) => {
  const api = await adminApi(request);
  const file = path.join(import.meta.dirname, 'files/iki-renk.heic');
  expect((await readFile(file)).includes('Deneme')).toBe(true);
  await arriveSignedIn(page);
  await page.goto('/admin/library');
  const isNativelyRead = await page.evaluate(
    (bytes) =>
      createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: 'image/heic' })).then(
        () => true,
        () => false,
      ),
    [...(await readFile(file))],
  );
  expect(isNativelyRead).toBe(false);
  await page.getByLabel('Yüklenecek dosyalar').setInputFiles(file);
  const tile = page.getByRole('button', { name: 'Ayrıntılar: İki renk' });
  await expect(tile).toBeVisible();

  const [stored] = z
    .array(z.object({ id: z.string(), url: z.string(), width: z.number(), height: z.number() }))
    .parse(await api('GET', '/library?q=iki%20renk'));
  expect(stored).toMatchObject({ width: 96, height: 64, url: expect.stringMatching(/\.jpe?g$/) });
  const bytes = await (await request.get(stored?.url ?? '')).body();
  expect(bytes.includes('Exif') || bytes.includes('Deneme')).toBe(false);
  const [left, right] = await page.evaluate(async (url) => {
    const answer = await fetch(url);
    const picture = await createImageBitmap(await answer.blob());
    const pen = new OffscreenCanvas(96, 64).getContext('2d', { willReadFrequently: true });
    pen?.drawImage(picture, 0, 0);
    const at = (x: number) => [...(pen?.getImageData(x, 32, 1, 1).data ?? [])];
    return [at(10), at(86)];
  }, stored?.url ?? '');
  // Red and blue, within the loss of the two formats.
  expect([(left?.[0] ?? 0) > 170, (left?.[2] ?? 255) < 70]).toEqual([true, true]);
  expect([(right?.[0] ?? 255) < 70, (right?.[2] ?? 0) > 160]).toEqual([true, true]);
  await api('DELETE', `/library/${stored?.id}`);
});
