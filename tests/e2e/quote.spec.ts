import type { Page } from '@playwright/test';
import { adminApi } from './adminApi.ts';
import { openPage } from './openPage.ts';
import { detailPages, expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';

const sent = 'Talebiniz bize ulaştı. En kısa sürede size döneceğiz.';
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const send = (page: Page) => page.getByRole('button', { name: 'Teklif İste' });

/** The messages in the inbox from a given name. */
async function asked(request: Parameters<typeof adminApi>[0], name: string): Promise<unknown> {
  const api = await adminApi(request);
  return api('GET', `/contact-messages?q=${encodeURIComponent(name)}`);
}

test('a quote request preselects the service', { tag: '@phone' }, async ({ page, request }, { project }) => {
  const name = `Teklif ${project.name}`;
  await page.clock.install();
  await openPage(page, '/insaat-hizmeti');
  await page.getByRole('main').getByRole('link', { name: 'Teklif Al' }).click();
  await expect(page.getByRole('combobox')).toHaveValue('İnşaat Hizmeti');
  await send(page).click();
  await expect(field(page, 'Ad Soyad')).toBeFocused();
  await expect(field(page, 'Telefon')).toHaveAccessibleDescription(/^Size ulaşabilmemiz için/);
  await expectAccessible(page);
  await field(page, 'Ad Soyad').fill(name);
  await field(page, 'Telefon').fill('(0532) 555-01-40');
  // The form treats faster submissions as a bot's.
  await page.clock.fastForward(5_000);
  await send(page).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await asked(request, name)).toMatchObject([
    { name, form: 'quote', phone: '+905325550140', subject: 'İnşaat Hizmeti', page: '/insaat-hizmeti' },
  ]);
});

test('asked for in general, the form keeps what was typed and not what the page before was about', async ({
  page,
  request,
}) => {
  const { project } = await detailPages(request);
  await openPage(page, `/teklif-al?proje=${project.address}`);
  await expect(page.getByRole('combobox')).not.toHaveValue('');
  await field(page, 'Ad Soyad').fill('Işıl İpek');
  await page.getByRole('banner').getByRole('link', { name: 'Teklif Al' }).click();
  await expect(page).toHaveURL('/teklif-al');
  await expect(page.getByRole('combobox')).toHaveValue('');
  await expect(field(page, 'Ad Soyad')).toHaveValue('Işıl İpek');
});

const twice = (words: string) => [words, words];

for (const list of ['/hizmetlerimiz', '/projelerimiz']) {
  test(`a chat names the page that was opened from ${list}`, { tag: '@phone' }, async ({ page }) => {
    // In the bar on phones and in the dock on wider screens, one of which is shown.
    const chats = () =>
      page
        .locator('aside[aria-label="Kısayollar"] a[href^="https://wa.me/"]')
        .evaluateAll((links) =>
          links.map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('text')),
        );
    await openPage(page, list);
    expect(await chats()).toEqual(twice('Merhaba, teklif almak istiyorum.'));
    const heading = page.getByRole('heading', { level: 1 });
    const before = (await heading.textContent()) ?? '';
    await page.getByRole('main').getByRole('list').last().getByRole('link').last().click();
    await expect(heading).not.toHaveText(before);
    const words = `Merhaba, “${await heading.textContent()}” için teklif almak istiyorum.`;
    await expect.poll(chats).toEqual(twice(words));
    // The HTML without JavaScript contains the same.
    expect(await (await page.request.get(page.url())).text()).toContain(encodeURIComponent(words));
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing typed is lost, and the request arrives', async ({ page, request, quietConsole }, {
    project,
  }) => {
    const name = `Kâğıtla ${project.name}`;
    await page.goto('/teklif-al?hizmet=/insaat-hizmeti');
    await field(page, 'Ad Soyad').fill(name);
    await field(page, 'Telefon').fill('0532');
    await send(page).click();
    await expect(field(page, 'Ad Soyad')).toHaveValue(name);
    await expect(field(page, 'Telefon')).toHaveAccessibleDescription(/geçerli bir telefon/);
    // The browser logs the refusal.
    quietConsole.length = 0;
    await field(page, 'Telefon').fill('');
    await field(page, 'E-posta').fill('isil@ornek.example');
    await send(page).click();
    await expect(page.getByText(sent)).toBeVisible();
    await expect(page).toHaveURL('/teklif-al?durum=gonderildi');
    expect(await asked(request, name)).toMatchObject([
      { form: 'quote', email: 'isil@ornek.example', subject: 'İnşaat Hizmeti', page: '/insaat-hizmeti' },
    ]);
  });
});

test('if messages are not stored, the contact page is shown instead', async ({ page, request }) => {
  const api = await adminApi(request);
  await api('POST', '/site-info', { contactDelivery: 'simulate' });
  try {
    await page.goto('/teklif-al');
    await expect(page).toHaveURL('/iletisim');
    await page.goto('/insaat-hizmeti');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Teklif Al' })).toHaveAttribute(
      'href',
      '/iletisim',
    );
  } finally {
    await api('POST', '/site-info', { contactDelivery: 'inbox' });
  }
});
