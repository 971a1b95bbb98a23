import { test as noisyTest } from '@playwright/test';
import { redirect } from '@vitrin/contract/paths/redirect';
import { serviceKind } from '@vitrin/contract/kinds/service';
import { adminApi } from './adminApi.ts';
import { openPage, reloadPage } from './openPage.ts';
import { detailPages } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';

const later = '/insaat-isleri';

test('a service that moves leaves a permanent redirect at its old address', async ({ page, request }) => {
  const api = await adminApi(request);
  const all = serviceKind.record.array().parse(await api('GET', '/service/admin'));
  const moved = all.find(({ path }) => path === '/insaat-hizmeti');
  if (moved === undefined) throw new Error('The demo has no such service');
  await api('PUT', `/service/${moved.id}`, { path: later });
  try {
    for (const old of ['/insaat-hizmeti', '/proje-icerik/insaat-isleri']) {
      const answer = await request.get(old, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']], old).toEqual([301, later]);
    }
    const page200 = await page.goto('/insaat-hizmeti');
    expect(page200?.status()).toBe(200);
    await expect(page).toHaveURL(new RegExp(`${later}$`));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${later}$`));
  } finally {
    await api('PUT', `/service/${moved.id}`, { path: '/insaat-hizmeti' });
  }
  expect((await request.get('/insaat-hizmeti', { maxRedirects: 0 })).status()).toBe(200);
});

test('a link to an old address is followed without a reload', async ({ page, request }) => {
  const api = await adminApi(request);
  const all = serviceKind.record.array().parse(await api('GET', '/service/admin'));
  const moved = all.find(({ path }) => path === '/insaat-hizmeti');
  await openPage(page, '/hizmetlerimiz');
  await api('PUT', `/service/${moved?.id}`, { path: later });
  try {
    await page.getByRole('main').locator('a[href="/insaat-hizmeti"]').first().click();
    await expect(page).toHaveURL(new RegExp(`${later}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'İnşaat Hizmeti' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/hizmetlerimiz$/);
  } finally {
    await api('PUT', `/service/${moved?.id}`, { path: '/insaat-hizmeti' });
  }
});

// The browser logs the failed call and the 404.
noisyTest(
  'a link to an entry that was removed meanwhile leads where its address leads',
  async ({ page, request }) => {
    const api = await adminApi(request);
    const { project, post } = await detailPages(request);
    const all = serviceKind.record.array().parse(await api('GET', '/service/admin'));
    const service = all.find(({ path }) => path === '/insaat-hizmeti');
    const main = page.getByRole('main');
    const target = '/ekibimiz';
    for (const [list, address, toggle] of [
      ['/projelerimiz', project.address, `/projects/${project.id}/toggle`],
      ['/blog', post.address, `/blog/toggle/${post.id}`],
      ['/hizmetlerimiz', '/insaat-hizmeti', `/service/${service?.id}/toggle`],
    ] as const) {
      const follow = () => main.locator(`a[href="${address}"]`).first().click();
      const missing = page.getByRole('heading', { level: 1, name: /bulunamadı$/i });
      await openPage(page, list);
      await api('PATCH', toggle);
      try {
        await follow();
        await expect(missing).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`${address}$`));
        const opened = await main.innerText();
        await reloadPage(page);
        expect(await main.innerText(), address).toBe(opened);
      } finally {
        await api('PATCH', toggle);
      }

      await openPage(page, list);
      await api('PATCH', toggle);
      const { id } = redirect.parse(await api('POST', '/redirects', { from: address, to: target }));
      try {
        await follow();
        await expect(page).toHaveURL(new RegExp(`${target}$`));
        await expect(page.getByRole('heading', { level: 1, name: 'Ekibimiz' })).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL(new RegExp(`${list}$`));
      } finally {
        await api('DELETE', `/redirects/${id}`);
        await api('PATCH', toggle);
      }
    }
  },
);

test('an entry that an admin hides returns a real 404 to visitors', async ({ request }) => {
  const api = await adminApi(request);
  const { project, post } = await detailPages(request);
  const all = serviceKind.record.array().parse(await api('GET', '/service/admin'));
  const hidden = all.find(({ path }) => path === '/insaat-hizmeti');
  const toggles = [
    [`/service/${hidden?.id}/toggle`, '/insaat-hizmeti'],
    [`/projects/${project.id}/toggle`, project.address],
    [`/blog/toggle/${post.id}`, post.address],
  ] as const;
  for (const [toggle, address] of toggles) {
    expect((await request.get(address)).status(), address).toBe(200);
    await api('PATCH', toggle);
    try {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(404);
      expect(await answer.text()).toContain('content="noindex"');
    } finally {
      await api('PATCH', toggle);
    }
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('unknown addresses of every depth are a 404 with links', async ({ request }) => {
  for (const address of ['/yok', '/yok/daha-yok', '/hizmet-icerik/yok', '/proje-icerik/yok', '/blog/tag']) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(404);
    const html = await answer.text();
    expect(html, address).toContain('<html lang="tr"');
    expect(html, address).toContain('content="noindex"');
  }
});

test('an address with a trailing slash redirects permanently to the same page', async ({ request }) => {
  for (const [written, meant] of [
    ['/blog/', '/blog'],
    ['/insaat-hizmeti/', '/insaat-hizmeti'],
    ['/hizmetlerimiz/?kaynak=ilan', '/hizmetlerimiz?kaynak=ilan'],
  ] as const) {
    const answer = await request.get(written, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], written).toEqual([301, meant]);
  }
});
