import type { Locator, Page } from '@playwright/test';
import { loginResult } from '@vitrin/contract/accounts/session';
import { visitReport } from '@vitrin/contract/operation/visits';
import { e2eAdmin } from '../support/e2eSettings.ts';
import { photoNamed } from './ownerPanel.ts';
import { ownServer } from './ownServer.ts';
import { expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';

const { url } = ownServer('firstDay', {
  env: { ADMIN_EMAIL: e2eAdmin.email, ADMIN_PASSWORD: e2eAdmin.password },
  isSetUp: false,
});

/** A person who reads 180 words a minute, types 150 characters a minute, and needs two seconds for a click. */
const pace = { wordsPerMinute: 180, charactersPerMinute: 150, clickSeconds: 2, fileSeconds: 10 } as const;

/** A person at work: counts each click, and the time for clicking, typing and reading screens. */
function personAt(page: Page) {
  const done = { clicks: 0, seconds: 0 };
  const click = async (target: Locator) => {
    await target.click();
    done.clicks += 1;
    done.seconds += pace.clickSeconds;
  };
  return {
    done,
    click,
    press: (name: string | RegExp) => click(page.getByRole('button', { name }).last()),
    type: async (label: string, words: string) => {
      const target = page.getByLabel(label, { exact: true });
      await click(target);
      await target.fill(words);
      done.seconds += (words.length / pace.charactersPerMinute) * 60;
    },
    choose: async (label: string, option: string) => {
      await page.getByLabel(label, { exact: true }).selectOption({ label: option });
      // One click opens the list, one chooses an option.
      done.clicks += 2;
      done.seconds += 3 * pace.clickSeconds;
    },
    files: async (label: string, ...files: ReturnType<typeof photoNamed>[]) => {
      await page.getByLabel(label, { exact: true }).setInputFiles(files);
      // The button, each file, and the confirmation in the file dialog.
      done.clicks += 2 + files.length;
      done.seconds += pace.fileSeconds;
    },
    read: async (heading: string) => {
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
      done.seconds += (words / pace.wordsPerMinute) * 60;
    },
  };
}

test('from the first start to a finished site, in few clicks and ten minutes', async ({ page }, info) => {
  test.setTimeout(240_000);
  const person = personAt(page);
  await page.goto(`${url}/admin`);
  await person.type('E-posta', e2eAdmin.email);
  await person.type('Şifre', e2eAdmin.password);
  await person.press('Giriş yap');

  await person.read('Adınız ve işiniz');
  await expectAccessible(page);
  await expect(page.getByLabel('Firma adı', { exact: true })).toHaveValue('');
  await person.type('Firma adı', 'Yıldız Mobilya');
  await person.choose('Sektör', 'Mobilya');
  await person.press('Kaydet ve devam et');

  await person.read('Logo ve renkler');
  await person.files('Logo dosyası', photoNamed('logo.jpg'));
  // Three palettes from the logo besides the current one, each previewed on the real page.
  const variants = ['Logoya en yakın', 'Daha sakin', 'Daha güçlü'];
  const real = page.getByRole('region', { name: 'Ana sayfanız bu renklerle' }).frameLocator('iframe').first();
  await expect(real.locator('h1')).toBeVisible();
  const button = real.locator('a').filter({ hasText: 'Teklif Al' }).first();
  const ground = () => button.evaluate((link) => getComputedStyle(link).backgroundColor);
  const grounds = new Set<string>();
  for (const name of variants) {
    await page.getByRole('radio', { name }).check();
    grounds.add(await ground());
  }
  expect(grounds.size).toBe(3);
  await person.click(page.getByRole('radio', { name: 'Daha güçlü' }));
  await expectAccessible(page);
  await person.press('Kaydet ve devam et');

  await person.read('İletişim');
  await person.type('Telefon', '0224 555 01 40');
  await person.type('E-posta', 'merhaba@yildizmobilya.example');
  await person.type('Adres', 'Küçük Sanayi Sitesi 4. Blok No: 7, Nilüfer / Bursa');
  // It is left half-way, and resumed another day.
  await person.press('Kaydet ve devam et');
  await person.read('Ne yapıyorsunuz?');
  await person.press('Sonra bitir');
  await expect(page.getByRole('region', { name: 'Siteniz için yapılacaklar' })).toBeVisible();
  await person.click(page.getByRole('link', { name: 'Kuruluma dön' }));
  await person.read('Ne yapıyorsunuz?');
  await person.type('Şehir', 'Bursa');
  await expectAccessible(page);
  await person.press('3 hizmeti ekle ve devam et');

  await person.read('İlk görseller');
  await person.files('Fotoğraflar', photoNamed('gardırop.jpg'), photoNamed('mutfak.jpg'));
  await expect(page.getByText('2 fotoğraf galeriye eklendi')).toBeVisible();
  await person.press('Kaydet ve devam et');

  await person.read('Yayına hazır');
  await expectAccessible(page);
  await person.press('Demo içeriğini temizle');
  await person.press('Demo içeriğini temizle');
  await expect(page.getByText('Sitede demo içeriği yok')).toBeVisible();
  await person.press('Kurulumu bitir');
  await expect(page.getByText('9 maddeden 7 tanesi tamam')).toBeVisible();

  // What visitors and search engines read.
  const sitemap = await (await page.request.get(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(pages).toContain('/olcuye-ozel-mobilya');
  const others = ['/robots.txt', '/site.webmanifest', '/feed.xml', '/arama?q=ev', '/yok-boyle-bir-sayfa'];
  for (const address of ['/', '/iletisim', '/aydinlatma-metni', ...pages, '/sitemap.xml', ...others]) {
    const told = (await (await page.request.get(`${url}${address}`)).text()).toLocaleLowerCase('tr');
    for (const word of ['taşavlu', 'tasavlu']) expect(told, `${word} at ${address}`).not.toContain(word);
  }
  await page.goto(url);
  await expect(page).toHaveTitle(/Yıldız Mobilya/);
  await expect(page.getByRole('link', { name: 'Ölçüye Özel Mobilya' }).first()).toBeVisible();
  await expect(page.getByText('[şehir]')).toHaveCount(0);

  const minutes = person.done.seconds / 60;
  info.annotations.push({
    type: 'first day',
    description: `${person.done.clicks} clicks, ${minutes.toFixed(1)} minutes`,
  });
  process.stdout.write(
    `First day: ${person.done.clicks} clicks, ${minutes.toFixed(1)} minutes of a person\n`,
  );
  expect(person.done.clicks).toBeLessThan(60);
  expect(minutes).toBeLessThan(10);
});

test('visits are counted without a cookie, by a script of less than a kilobyte', async ({
  browser,
  request,
}) => {
  const answer = await request.post(`${url}/api/auth/login`, { data: e2eAdmin });
  const { token } = loginResult.parse(await answer.json());
  const counted = async () => {
    const report = await request.get(`${url}/api/visits`, { headers: { authorization: `Bearer ${token}` } });
    const { days, pages } = visitReport.parse(await report.json());
    return { today: days.at(-1), pages: pages.map(({ path: address }) => address) };
  };
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/149.0.0.0 Safari/537.36';
  const context = await browser.newContext({ userAgent });
  // The test browser identifies itself as automated, and would not be counted.
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  const page = await context.newPage();
  const script = page.waitForResponse(/countVisits[^/]*\.js$/);
  const note = () => page.waitForRequest((sent) => sent.url().endsWith('/api/visits'));
  const first = note();
  await page.goto(url);
  expect((await (await script).body()).length).toBeLessThan(1_024);
  await first;
  const second = note();
  await page.getByRole('link', { name: 'Ölçüye Özel Mobilya' }).first().click();
  await second;
  const called = note();
  await page.locator('a[href^="tel:"]').first().dispatchEvent('click');
  await called;
  await expect
    .poll(counted)
    .toMatchObject({ today: { views: 2, visits: 1, calls: 1 }, pages: ['/', '/olcuye-ozel-mobilya'] });
  expect(await context.cookies()).toEqual([]);
  await context.close();
});
