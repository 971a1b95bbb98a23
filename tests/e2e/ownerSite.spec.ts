import { chooserOf } from './chooser.ts';
import { adminApi } from './adminApi.ts';
import { allSaved, field, photoNamed, save, told } from './ownerPanel.ts';
import { expect, test } from './quietConsole.ts';
import { arriveSignedIn } from './signIn.ts';

test('the owner signs in for the first time and changes the password', async ({
  page,
  request,
  quietConsole,
}) => {
  const owner = { email: 'nurten@ornek.example', password: 'Ilk-Gun-Parolasi-4' };
  const own = 'Kendi seçtiğim uzun bir cümle';
  const api = await adminApi(request);
  await api('POST', '/auth/signup', { name: 'Nurten', surname: 'Yıldız', ...owner });
  const signIn = async (password: string) => {
    await page.getByLabel('E-posta').fill(owner.email);
    await page.getByLabel('Şifre', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Giriş yap' }).click();
  };
  await page.goto('/admin');
  await signIn(owner.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Genel Bakış' })).toBeVisible();
  await page.getByRole('button', { name: 'Kullanıcı menüsü: Nurten Yıldız' }).click();
  await page.getByRole('menuitem', { name: 'Şifre değiştir' }).click();
  const change = async (current: string, again: string) => {
    await page.getByLabel('Şu anki şifre').fill(current);
    await page.getByLabel('Yeni şifre', { exact: true }).fill(own);
    await page.getByLabel('Yeni şifre (yeniden)').fill(again);
    await page.getByRole('button', { name: 'Şifreyi değiştir' }).click();
  };
  await change('bu değil', own);
  await expect(page.getByText('Şu anki şifreniz bu değil')).toBeVisible();
  await change(owner.password, `${own}!`);
  await expect(page.getByText('Yeni şifreler birbirini tutmuyor')).toBeVisible();
  await change(owner.password, own);
  await told(page, 'Şifre değiştirildi');
  await page.getByRole('button', { name: 'Oturumu kapat' }).click();
  await signIn(owner.password);
  await expect(page.getByRole('alert')).toHaveText('E-posta adresi ya da şifre yanlış');
  await signIn(own);
  await expect(page.getByText(/, Nurten$/)).toBeVisible();
  expect(quietConsole.every((line) => /40[01]/.test(line))).toBe(true);
  quietConsole.length = 0;
});

test('the site gets the owner’s name, logo, phones, address, map and accounts', async ({ page, request }) => {
  await arriveSignedIn(page);
  await page.goto('/admin/settings');
  await field(page, 'Firma adı').fill('Yıldız İnşaat ve Mimarlık Limited Şirketi');
  await field(page, 'Kısa ad').fill('Yıldız İnşaat');
  await chooserOf(page, 'Logo').setInputFiles(photoNamed('logo.jpg'));
  await expect(page.getByRole('group', { name: 'Logo', exact: true })).toContainText('Şu anki görsel');
  await save(page);
  await told(page, 'Ayarlar kaydedildi');

  await page.getByRole('tab', { name: 'İletişim' }).click();
  await field(page, 'Telefon').fill('0(532) 111 22 33');
  await field(page, 'WhatsApp numarası').fill('+90 533 444 5566');
  await field(page, 'Etiket').fill('Servis');
  // The number is typed but not added with the button: saving includes it.
  await field(page, 'Numara').fill('0216 345 67 89');
  await field(page, 'Adres').fill('Bağdat Caddesi 12, Kadıköy, İstanbul');
  await save(page);
  await told(page, 'Ayarlar kaydedildi');
  await allSaved(page);

  await page.getByRole('tab', { name: 'Sosyal Medya' }).click();
  await field(page, 'Instagram').fill('@yildizinsaat');
  await field(page, 'Facebook').fill('facebook.com/yildizinsaat');
  await save(page);
  await allSaved(page);

  await page.getByRole('tab', { name: 'Harita' }).click();
  await page.getByRole('switch', { name: 'İletişim sayfasında harita göster' }).setChecked(true);
  await field(page, 'Harita adresi').fill(
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18!2sKadikoy" width="600" height="450"></iframe>',
  );
  await save(page);
  await allSaved(page);

  const contact = await (await request.get('/iletisim')).text();
  for (const shown of [
    'Yıldız İnşaat',
    'tel:+905321112233',
    'tel:+902163456789',
    'https://wa.me/905334445566',
    'Bağdat Caddesi 12, Kadıköy, İstanbul',
    'https://www.instagram.com/yildizinsaat',
    'https://facebook.com/yildizinsaat',
  ]) {
    expect(contact, shown).toContain(shown);
  }
  await page.goto('/iletisim');
  await page.getByRole('button', { name: /harita/i }).click();
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.google\.com\/maps\/embed\?pb=/,
  );
});

test('the owner replaces the banner’s pictures and puts them in order', { tag: '@long' }, async ({
  page,
  request,
}) => {
  await arriveSignedIn(page);
  const api = await adminApi(request);
  await page.goto('/admin/settings?tab=slider');
  const slides = page.getByRole('list', { name: 'Slayt görselleri' }).getByRole('listitem');
  await expect(slides.first()).toBeVisible();
  const before = await slides.count();
  await page
    .getByLabel('Eklenecek görseller')
    .setInputFiles([photoNamed('Köşk.jpg'), photoNamed('IMG_2041.jpg')]);
  // Both are smaller than the banner, so the panel asks before using them.
  await page.getByRole('button', { name: 'Yine de kullan' }).click();
  await expect(slides).toHaveCount(before + 2);
  for (let left = before; left > 0; left -= 1) {
    await slides
      .first()
      .getByRole('button', { name: /^Sil: / })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Görseli sil' }).click();
    await expect(slides).toHaveCount(left + 1);
  }
  await slides
    .nth(1)
    .getByRole('button', { name: /^Yukarı taşı: / })
    .click();
  await expect(slides.first()).not.toContainText('Köşk');
  await expect.poll(() => api('GET', '/home-page/images/admin')).toHaveLength(2);
});

test('the owner rewrites the home page', async ({ page, request }) => {
  await arriveSignedIn(page);
  await page.goto('/admin/settings?tab=home');
  const group = page.getByRole('region', { name: 'Ana sayfanın girişi' });
  await group
    .getByRole('textbox', { name: /Başlık$/ })
    .first()
    .fill('Evinizi birlikte kuralım');
  await group.getByRole('textbox', { name: /Alt başlık$/ }).fill('Kadıköy’de 1987’den beri');
  await save(page);
  await told(page, 'Ayarlar kaydedildi');
  await allSaved(page);
  const home = await (await request.get('/')).text();
  expect(home).toContain('Evinizi birlikte kuralım');
  expect(home).toContain('Kadıköy’de 1987’den beri');
});

test('an unreadable palette is corrected, and the old one is restored', async ({ page }) => {
  await arriveSignedIn(page);
  await page.goto('/admin/settings?tab=theme');
  const code = (name: string) => field(page, `Renk kodu: ${name}`);
  const paper = await code('Kâğıt').inputValue();
  const ink = await code('Yazı').inputValue();
  for (const name of ['Kâğıt', 'Yazı', 'Ana renk', 'Yumuşak zemin']) await code(name).fill('#FFFF00');
  await expect(page.getByText('Düzeltildi').first()).toBeVisible();
  await code('Vurgu').fill('sarı');
  await save(page);
  await expect(page.getByText('#8FAA7A ya da #8A7 gibi bir kod yazın.').first()).toBeVisible();
  await code('Vurgu').fill('#FF00FF');
  await save(page);
  await told(page, 'Tema renkleri uygulandı');
  await page.getByRole('button', { name: 'Varsayılana dön' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Varsayılana dön' }).click();
  await expect(code('Kâğıt')).toHaveValue(paper);
  await expect(code('Yazı')).toHaveValue(ink);
});
