import type { Page } from '@playwright/test';
import { z } from 'zod';
import { adminApi } from './adminApi.ts';
import { chooserOf } from './chooser.ts';
import { lift, nextFrames } from './lift.ts';
import {
  allSaved,
  damagedPhoto,
  field,
  heavyPhoto,
  paste,
  photoNamed,
  press,
  save,
  told,
  write,
} from './ownerPanel.ts';
import { expect, test } from './quietConsole.ts';
import { openPage } from './openPage.ts';
import { arriveSignedIn } from './signIn.ts';

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';
const main = (page: Page) => page.getByRole('main');

test.beforeEach(async ({ page }) => arriveSignedIn(page));

// The browser logs the requests that these journeys expect to be refused.
const onlyRefusals = (lines: string[]) => {
  expect(
    lines.filter((line) => !/status of 400|failed with status 400|A picture was not uploaded/.test(line)),
  ).toEqual([]);
  lines.length = 0;
};

test('a service is written with headings, a list, a table, a link, a picture and text pasted from other programs', async ({
  page,
  quietConsole,
}) => {
  await page.goto('/admin/services');
  await page.getByRole('link', { name: 'Yeni hizmet' }).click();
  await field(page, 'Başlık').fill('Çatı Katı Dönüşümü');
  await expect(field(page, 'Adres')).toHaveValue('/cati-kati-donusumu');
  await field(page, 'Kısa açıklama').fill('Çatınızın altında bir oda daha.');
  const text = field(page, 'Açıklama');
  await text.click();
  await press(page, 'Açıklama', 'Başlık');
  await page.keyboard.type('Nasıl çalışırız');
  await page.keyboard.press('Enter');
  await press(page, 'Açıklama', 'Madde işaretli liste');
  await page.keyboard.type('Ölçeriz');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Çizeriz');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bize yazın');
  await page.keyboard.press('Shift+Home');
  await press(page, 'Açıklama', 'Bağlantı');
  await page.getByLabel('Bağlantı adresi').fill('/iletisim');
  await page.getByRole('button', { name: 'Bağlantıyı ekle' }).click();
  await expect(text.getByRole('link', { name: 'Bize yazın' })).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.press('End');
  // The browser notifies the editor of a moved caret a moment later.
  await nextFrames(page);
  await page.keyboard.press('Enter');
  await paste(
    text,
    '<html xmlns:w="urn:schemas-microsoft-com:office:word"><body><p class=MsoNormal><b>Word’den</b> geldi<o:p></o:p></p></body></html>',
  );
  await paste(
    text,
    '<b style="font-weight:normal" id="docs-internal-guid-7"><p><span style="font-weight:700">Docs’tan</span><span> geldi</span></p></b>',
  );
  await paste(
    text,
    '<p style="color:red" onclick="x()">Sayfadan <em>geldi</em> <img src="http://127.0.0.1/gizli.png" alt="Gizli"></p>',
  );
  await expect(page.getByText(/1 görsel alınamadı|çıkarıldı|yerine bağlantı/i).first()).toBeVisible();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  const chosen = page.waitForEvent('filechooser');
  await press(page, 'Açıklama', 'Görsel');
  await (await chosen).setFiles(photoNamed('cati.jpg'));
  await page.getByLabel('Görselde ne var?').fill('Çatı katındaki pencere');
  await page.getByLabel('Alt yazı').fill('Kuzey cephe');
  await page.getByRole('button', { name: 'Görseli ekle' }).click();
  await expect(text.getByRole('img', { name: 'Çatı katındaki pencere' })).toBeVisible();
  await page.keyboard.press('Control+End');
  await press(page, 'Açıklama', 'Diğer');
  await page.getByRole('menuitem', { name: 'Tablo', exact: true }).click();
  // The text has the focus again once the menu has closed; a test can be faster than that.
  await expect(text).toBeFocused();
  await page.keyboard.type('Süre');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Altı hafta');
  await save(page);
  await told(page, 'Hizmet kaydedildi');
  await allSaved(page);

  await page.goto('/cati-kati-donusumu');
  const article = main(page);
  await expect(article.getByRole('heading', { name: 'Nasıl çalışırız' })).toBeVisible();
  await expect(article.getByRole('listitem').filter({ hasText: 'Çizeriz' })).toBeVisible();
  await expect(article.getByRole('link', { name: 'Bize yazın' })).toHaveAttribute('href', '/iletisim');
  for (const words of ['Word’den', 'Docs’tan', 'Sayfadan', 'Altı hafta', 'Kuzey cephe']) {
    await expect(article.getByText(words).first()).toBeAttached();
  }
  await expect(article.getByRole('img', { name: 'Çatı katındaki pencere' })).toBeAttached();
  expect(await page.content()).not.toContain('127.0.0.1/gizli');
  onlyRefusals(quietConsole);
});

test('a project gets twelve pictures in order, of which one is damaged and one very large', {
  tag: '@long',
}, async ({ page, request, quietConsole }) => {
  await page.goto('/admin/projects/new');
  await field(page, 'Başlık').fill('Moda Konağı');
  await field(page, 'Kısa açıklama').fill('Yüz yıllık bir konak, yeniden.');
  await field(page, 'Açıklama').click();
  await page.keyboard.type('Ahşabı yerinde onardık.');
  const pictures = page.getByRole('list', { name: 'Proje görselleri' }).getByRole('listitem');
  const files = Array.from({ length: 10 }, (_, index) => photoNamed(`oda-${index + 1}.jpg`));
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles([...files, heavyPhoto('salon.jpg', 14), damagedPhoto('bozuk.jpg')]);
  await expect(pictures).toHaveCount(12);
  await page.getByRole('button', { name: 'Ana görsel yap: salon.jpg' }).click();
  await page.getByRole('button', { name: 'Arkaya taşı: oda-1.jpg' }).click();
  await field(page, 'Ad').fill('Yer');
  await field(page, 'Değer').fill('Moda, İstanbul');
  await page.getByRole('button', { name: 'Ayrıntı ekle' }).click();
  await field(page, 'Ad').fill('Yıl');
  // The second pair is typed but not added with the button: saving includes it.
  await field(page, 'Değer').fill('2026');
  await save(page);
  const alert = page.getByRole('alert').filter({ hasText: '1 görsel yüklenemedi' });
  await expect(alert).toContainText('bozuk.jpg: Bu görsel bozuk, okunamıyor');
  await expect(page.getByText('Proje kaydedildi', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Kaldır: bozuk.jpg' }).click();
  await save(page);
  await allSaved(page);
  const api = await adminApi(request);
  const project = z
    .object({ images: z.array(z.unknown()), additionalInfo: z.record(z.string(), z.string()) })
    .parse(await api('GET', `/projects/${idOf(page)}`));
  expect(project.images).toHaveLength(11);
  expect(project.additionalInfo).toEqual({ Yer: 'Moda, İstanbul', Yıl: '2026' });
  await page.goto('/projelerimiz/moda-konagi');
  await expect(page.getByRole('heading', { level: 1, name: 'Moda Konağı' })).toBeVisible();
  onlyRefusals(quietConsole);
});

test('a service gets further pictures: one is damaged, one comes from the library, and visitors open them', {
  tag: '@long',
}, async ({ page, request, browser, baseURL, quietConsole }) => {
  const api = await adminApi(request);
  const stored = z
    .array(z.object({ id: z.string(), title: z.string(), alt: z.string() }))
    .parse(await api('GET', '/library'));
  const kept = stored.find(({ alt }) => alt !== '');
  await page.goto('/admin/services/new');
  await field(page, 'Başlık').fill('Bahçe Düzeni');
  await write(page, 'Açıklama', 'Gölgeyi de çizeriz.');
  await chooserOf(page, 'Görsel').setInputFiles(photoNamed('ana.jpg'));
  const group = page.getByRole('group', { name: 'Öteki görseller' });
  const files = [photoNamed('patika.jpg'), damagedPhoto('bozuk.jpg'), photoNamed('havuz.jpg')];
  await group.locator('input[type=file]').setInputFiles(files);
  await group.getByRole('button', { name: 'Kitaplıktan seç' }).click();
  const library = page.getByRole('dialog');
  await library.getByRole('searchbox').fill(kept?.alt ?? '');
  await library
    .getByRole('button', { name: `Seç: ${kept?.title || kept?.alt}`, exact: true })
    .first()
    .click();
  const pictures = group.getByRole('list', { name: 'Öteki görseller' }).getByRole('listitem');
  await expect(pictures).toHaveCount(4);
  await group.getByRole('button', { name: 'Öne taşı: havuz.jpg' }).click();
  await group.getByRole('button', { name: 'Öne taşı: havuz.jpg' }).click();
  await save(page);
  const alert = page.getByRole('alert').filter({ hasText: '1 görsel yüklenemedi' });
  await expect(alert).toContainText('bozuk.jpg: Bu görsel bozuk, okunamıyor');
  await group.getByRole('button', { name: 'Kaldır: bozuk.jpg' }).click();
  await save(page);
  await allSaved(page);
  const service = z
    .object({ image: z.object({ id: z.string() }), furtherImages: z.array(z.object({ alt: z.string() })) })
    .parse(await api('GET', `/service/${idOf(page)}`));
  expect(service.furtherImages).toHaveLength(3);
  expect(service.furtherImages[2]?.alt).toBe(kept?.alt);

  await openPage(page, '/bahce-duzeni');
  const gallery = page.getByRole('region', { name: 'Görseller' });
  await expect(gallery.getByRole('link')).toHaveCount(3);
  // The picture from the library has a description, which is its accessible name.
  await gallery.getByRole('link').last().click();
  const dialog = page.getByRole('dialog', { name: 'Büyütülmüş görsel' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/bahce-duzeni$/);

  // Without JavaScript, each is a link to its file.
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && { baseURL }),
  });
  const plain = await context.newPage();
  await plain.goto('/bahce-duzeni');
  const link = plain.getByRole('region', { name: 'Görseller' }).getByRole('link').first();
  const file = await request.get((await link.getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  await context.close();
  onlyRefusals(quietConsole);
});

test('a post with tags is planned for next week, and edited before it appears', async ({ page, request }) => {
  await page.goto('/admin/blog/new');
  await field(page, 'Başlık').fill('Kışa Hazırlık');
  await field(page, 'Özet').fill('Karavanınızı kışa hazırlayın.');
  await write(page, 'Metin', 'Önce suyu boşaltın.');
  await chooserOf(page, 'Öne çıkan görsel').setInputFiles(photoNamed('kis.jpg'));
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 16);
  await page.getByLabel('Yayın zamanı').fill(nextWeek);
  // Typed in one go and never confirmed with Enter.
  await field(page, 'Etiketler').fill('kış, karavan, bakım');
  await save(page);
  await told(page, 'Yazı kaydedildi');
  await allSaved(page);
  const id = idOf(page);
  const api = await adminApi(request);
  expect(await api('GET', `/blog/admin?q=${encodeURIComponent('Kışa Hazırlık')}`)).toMatchObject([
    { tags: ['kış', 'karavan', 'bakım'] },
  ]);
  expect((await request.get(`/blog/${id}`)).status()).toBe(404);
  await page.getByRole('banner').getByRole('link', { name: 'Blog Yazıları' }).click();
  await expect(page.getByRole('row', { name: /Kışa Hazırlık/ })).toContainText('Planlandı');
  await page.getByRole('link', { name: 'Kışa Hazırlık', exact: true }).click();
  await field(page, 'Özet').fill('Karavanınızı dört adımda kışa hazırlayın.');
  await save(page);
  await allSaved(page);
  await page.getByLabel('Yayın zamanı').fill('');
  await save(page);
  await allSaved(page);
  await expect
    .poll(async () => (await (await request.get('/blog')).text()).includes('dört adımda'))
    .toBe(true);
});

test('a team member is added, and the team is reordered', async ({ page, request }) => {
  const api = await adminApi(request);
  await page.goto('/admin/team/add');
  await field(page, 'Ad soyad').fill('Şule İnce');
  await field(page, 'Görev').fill('Mimar');
  await field(page, 'Instagram').fill('@suleince');
  await chooserOf(page, 'Profil fotoğrafı').setInputFiles(photoNamed('sule.jpg'));
  await save(page);
  await told(page, 'Ekip üyesi kaydedildi');
  await page.goto('/admin/team');
  await page.getByRole('button', { name: 'Taşı: Şule İnce' }).focus();
  await lift(page, /^Şule İnce tutuldu: sıra /);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/^Şule İnce şimdi burada: sıra /)).toBeAttached();
  await page.keyboard.press('Space');
  const names = async () =>
    z
      .array(z.object({ name: z.string() }))
      .parse(await api('GET', '/crew-members/admin'))
      .map(({ name }) => name);
  await expect.poll(async () => (await names()).at(-2)).toBe('Şule İnce');
  await page.goto('/ekibimiz');
  await expect(page.getByRole('heading', { name: 'Şule İnce' })).toBeVisible();
});

test('twenty pictures come into the gallery at once, one is deleted and brought back', async ({
  page,
  quietConsole,
}) => {
  await page.goto('/admin/gallery');
  const files = Array.from({ length: 19 }, (_, index) => photoNamed(`Köşe ${index + 1}.jpg`));
  await page
    .getByLabel('Yüklenecek görseller')
    .setInputFiles([
      ...files,
      photoNamed('WhatsApp Image 2026-11-20 at 10.12.13.jpeg'),
      damagedPhoto('bozuk.jpg'),
    ]);
  await expect(page.getByText('20 eklendi, 1 eklenemedi: Bu görsel bozuk, okunamıyor')).toBeVisible({
    timeout: 60_000,
  });
  const pictures = main(page).getByRole('listitem');
  const seven = pictures.filter({ hasText: 'Köşe 7' });
  await seven.getByRole('button', { name: 'İşlemler: Köşe 7' }).click();
  await page.getByRole('menuitem', { name: 'Sil…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Görseli sil' }).click();
  await told(page, 'Görsel silindi');
  await expect(seven).toHaveCount(0);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(seven).toHaveCount(1);
  await page.reload();
  await expect(seven).toHaveCount(1);
  onlyRefusals(quietConsole);
});

test('a message is read, answered and archived', async ({ page, request }) => {
  await request.post('/api/contact-messages', {
    data: {
      name: 'Hakan Öz',
      email: 'hakan@ornek.example',
      subject: 'Çatı katı',
      message: 'Keşif için ne zaman gelirsiniz?',
    },
  });
  await page.goto('/admin/messages');
  await page.getByRole('list', { name: 'Mesajlar' }).getByText('Çatı katı').click();
  await expect(page.getByText('Keşif için ne zaman gelirsiniz?').last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Yanıtla' })).toHaveAttribute(
    'href',
    /^mailto:hakan%40ornek\.example\?subject=Ynt/,
  );
  await page.getByRole('button', { name: 'Arşivle' }).click();
  await expect(page.getByRole('list', { name: 'Mesajlar' }).getByText('Çatı katı')).toBeHidden();
  await page.getByText('Arşiv', { exact: true }).click();
  await expect(page.getByRole('list', { name: 'Mesajlar' }).getByText('Çatı katı')).toBeVisible();
});
