import { serviceKind } from '@vitrin/contract/kinds/service';
import { languageNames } from '@vitrin/ui/text/panelText';
import { adminApi } from './adminApi.ts';
import { expect, test } from './quietConsole.ts';

/** An admin for this journey only, because the account stores the language. */
const admin = { email: 'dil@ornek.example', password: 'Iki-Dilli-Parola-7' };

test.use({ locale: 'tr-TR' });

test('a Turkish browser is spoken to in Turkish, until the admin chooses English for good', async ({
  page,
  browser,
  request,
  quietConsole,
}) => {
  const api = await adminApi(request);
  await api('POST', '/auth/signup', { name: 'İpek', surname: 'Işık', ...admin });
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

  await page.goto('/admin/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await page.getByRole('button', { name: languageNames.en }).press('Enter');
  await expect(page.getByRole('button', { name: languageNames.tr })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: languageNames.en })).toBeFocused();
  await page.getByLabel('E-posta').fill(admin.email);
  await page.getByLabel('Şifre', { exact: true }).fill('yanlış');
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page.getByRole('alert')).toHaveText('E-posta adresi ya da şifre yanlış');
  await page.getByLabel('Şifre', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Giriş yap' }).click();

  await expect(title('Genel bakış')).toBeVisible();
  await expect(page.getByText(/^(?:Günaydın|İyi günler|İyi akşamlar), İpek$/)).toBeVisible();
  const today = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'full', timeZone: 'Europe/Istanbul' });
  await expect(page.getByText(today.format(new Date()))).toBeVisible();

  await page.goto('/admin/services');
  await page.getByRole('link', { name: 'Yeni hizmet' }).click();
  await expect(title('Yeni hizmet')).toBeVisible();
  await page.getByRole('textbox', { name: 'Kısa açıklama' }).fill('Ölçüp biçer, sonra çizeriz.');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText('Lütfen gerekli alanları doldurun')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Başlık', exact: true })).toHaveAccessibleDescription(
    'Başlık boş bırakılamaz',
  );
  await page.getByRole('textbox', { name: 'Başlık', exact: true }).fill('Işıklı İç Mekân');
  await expect(page.getByRole('textbox', { name: 'Adres' })).toHaveValue('/isikli-ic-mekan');
  await page.getByRole('textbox', { name: 'Açıklama', exact: true }).fill('Gün ışığını içeri alırız.');
  // The server's refusal is also shown in the panel's language.
  const [{ path: taken } = { path: '' }] = serviceKind.record
    .array()
    .parse(await api('GET', '/service/admin'));
  await page.getByRole('textbox', { name: 'Adres' }).fill(taken);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Adres' })).toHaveAccessibleDescription(
    /Bu adresi başka bir hizmet kullanıyor/,
  );
  await page.getByRole('textbox', { name: 'Adres' }).fill('/isikli-ic-mekan');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText('Hizmet kaydedildi')).toBeVisible();

  await page.getByRole('button', { name: 'Kullanıcı menüsü: İpek Işık' }).click();
  await page.getByRole('menuitemradio', { name: languageNames.en }).click();
  await expect(title('Edit service')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Işıklı İç Mekân');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();

  // Another browser starts in its own language, until the account's is known.
  const other = await browser.newPage({ locale: 'tr-TR' });
  await other.goto('/admin/login');
  await other.getByLabel('E-posta').fill(admin.email);
  await other.getByLabel('Şifre', { exact: true }).fill(admin.password);
  await other.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await other.getByRole('button', { name: 'Logout' }).click();

  // The language chosen at the login applies to the account that signs in, and the input is kept.
  await other.getByLabel('Email').fill(admin.email);
  await other.getByRole('button', { name: languageNames.tr }).click();
  await expect(other.getByLabel('E-posta')).toHaveValue(admin.email);
  await other.getByLabel('Şifre', { exact: true }).fill(admin.password);
  const kept = other.waitForResponse((answer) => answer.url().endsWith('/api/auth/language'));
  await other.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Genel bakış' })).toBeVisible();
  expect(await (await kept).json()).toMatchObject({ language: 'tr' });
  await other.close();
  // The browser logs the two refusals: a wrong password, and an address that is taken.
  expect(quietConsole.every((line) => /40[19]/.test(line))).toBe(true);
  quietConsole.length = 0;
});
