import type { Page } from '@playwright/test';
import { openPage } from './openPage.ts';
import { detailPages, expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';

/** A page that reads its content from one call, and its texts when loading, failed or empty. */
type Reading = {
  /** A page with a link to it. */
  from: string;
  address: string;
  call: string;
  loading: string;
  failed: string | RegExp;
  /** A response without content, and the page's text for it. */
  empty?: { answer: unknown; says: string };
};

const nothing = (says: string) => ({ answer: [], says });

const readings: readonly Reading[] = [
  {
    from: '/',
    address: '/hakkimizda',
    call: '/about',
    loading: 'Sayfa yükleniyor…',
    failed: 'Bu sayfa yüklenemedi',
    empty: {
      answer: {
        title: '',
        subtitle: '',
        description: '',
        image: null,
        updatedAt: '2026-01-01T00:00:00.000Z',
      },
      says: 'Kendimizi yakında anlatacağız.',
    },
  },
  {
    from: '/',
    address: '/ekibimiz',
    call: '/crew-page',
    loading: 'Ekip yükleniyor…',
    failed: 'Ekip yüklenemedi',
    empty: {
      answer: { title: '', subtitle: '', description: '', crews: [], updatedAt: '2026-01-01T00:00:00.000Z' },
      says: 'Henüz ekip üyesi bulunamadı.',
    },
  },
  {
    from: '/insaat-hizmeti',
    address: '/hizmetlerimiz',
    call: '/service',
    loading: 'Hizmetler yükleniyor…',
    failed: 'Hizmetler yüklenemedi',
    empty: nothing('Henüz hizmet bulunamadı.'),
  },
  {
    from: '/',
    address: '/projelerimiz',
    call: '/projects',
    loading: 'Projeler yükleniyor…',
    failed: /^Bir hata oluştu: ./,
    empty: nothing('Henüz proje bulunamadı.'),
  },
  {
    from: '/',
    address: '/foto-galeri',
    call: '/gallery',
    loading: 'Fotoğraflar yükleniyor…',
    failed: 'Fotoğraflar yüklenemedi',
    empty: nothing('Henüz fotoğraf bulunamadı.'),
  },
  {
    from: '/',
    address: '/video-galeri',
    call: '/home/video',
    loading: 'Videolar yükleniyor…',
    failed: 'Videolar yüklenemedi',
    empty: nothing('Henüz video bulunamadı.'),
  },
  {
    from: '/',
    address: '/blog',
    call: '/blog',
    loading: 'Blog yazıları yükleniyor…',
    failed: 'Blog yazıları yüklenirken bir hata oluştu.',
    empty: nothing('Henüz Blog Yazısı Yok'),
  },
  {
    from: '/iletisim',
    address: '/aydinlatma-metni',
    call: '/privacy-notice',
    loading: 'Metin yükleniyor…',
    failed: 'Metin yüklenemedi',
    empty: {
      answer: { title: '', content: '', updatedAt: '2026-01-01T00:00:00.000Z' },
      says: 'Bu metin hazırlanıyor.',
    },
  },
];

const linkTo = (page: Page, address: string) =>
  page.locator(`:is(main, footer) a[href="${address}"]:not([target]):visible`).first();

/** Delays a call, makes it fail, and retries once it works. */
async function expectWaitAndFailure(page: Page, reading: Omit<Reading, 'from'>): Promise<void> {
  const { promise: held, resolve: breakOff } = Promise.withResolvers<void>();
  const call = new RegExp(`/api${reading.call}(\\?.*)?$`);
  await page.route(call, async (route) => {
    await held;
    await route.abort();
  });
  await linkTo(page, reading.address).click();
  await expect(page).toHaveURL(new RegExp(`${reading.address}$`));
  await expect(page.getByRole('main').getByText(reading.loading)).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  breakOff();
  await expect(page.getByRole('alert').getByText(reading.failed)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
  await page.unroute(call);
  await page.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('main').getByText(reading.loading)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
}

for (const reading of readings) {
  test(`${reading.address} shows loading, failure, retry and empty states`, async ({
    page,
    quietConsole,
  }) => {
    await openPage(page, reading.from);
    await expectWaitAndFailure(page, reading);
    const { empty } = reading;
    if (empty === undefined) return;
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${reading.from}$`));
    await page.route(new RegExp(`/api${reading.call}(\\?.*)?$`), (route) =>
      route.fulfill({ json: empty.answer }),
    );
    await linkTo(page, reading.address).click();
    await expect(page.getByRole('main').getByText(empty.says)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page);
    // The browser reports the aborted call, and so does the client.
    quietConsole.length = 0;
  });
}

test('a service, a project and a post show loading, failure and retry states', async ({
  page,
  request,
  quietConsole,
}) => {
  const { project, post } = await detailPages(request);
  await openPage(page, '/hizmetlerimiz');
  await expectWaitAndFailure(page, {
    address: '/insaat-hizmeti',
    call: '/service/by-path',
    loading: 'Hizmet yükleniyor…',
    failed: 'Hizmet detayları yüklenemedi',
  });
  await expect(page.getByRole('heading', { level: 1, name: 'İnşaat Hizmeti' })).toBeVisible();
  await openPage(page, '/projelerimiz');
  await expectWaitAndFailure(page, {
    address: project.address,
    call: '/projects/by-path',
    loading: 'Proje yükleniyor…',
    failed: 'Proje detayları yüklenemedi.',
  });
  await expect(page.getByRole('heading', { level: 1, name: project.title })).toBeVisible();
  await openPage(page, '/blog');
  await expectWaitAndFailure(page, {
    address: post.address,
    call: '/blog/by-path',
    loading: 'Yazı yükleniyor…',
    failed: 'Yazı yüklenemedi',
  });
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  quietConsole.length = 0;
});

test('the home page stays usable when parts of it cannot be loaded', async ({ page, quietConsole }) => {
  const lost = /\/api\/(?:crew-page|blog|about|projects)(?:\?.*)?$/;
  await page.route(lost, (route) => route.abort());
  await openPage(page, '/iletisim');
  await linkTo(page, '/').click();
  await expect(page.getByRole('region', { name: 'Hizmetlerimiz' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Neden Biz?' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Kim olduğumuzu, nasıl çalıştığımızı/)).toBeVisible();
  for (const name of ['Ekibimiz', 'Projelerimiz', 'Son Yazılar']) {
    await expect(page.getByRole('region', { name })).toHaveCount(0);
  }
  await expectAccessible(page);

  await page.unroute(lost);
  await page.route(/\/api\/(?:home-page|service)(?:\?.*)?$/, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.goBack();
  await linkTo(page, '/').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Site verileri yüklenemedi' })).toBeVisible();
  await expect(page.getByText('Failed to load site data. Please refresh the page.')).toBeVisible();
  await expect(page.getByText('Hizmetler yüklenemedi')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ekibimiz' })).toBeVisible();
  await expectAccessible(page);
  quietConsole.length = 0;
});
