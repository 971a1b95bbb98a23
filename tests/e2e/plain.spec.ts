import { detailPages, everyPage, fixedPages } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';

test.use({ javaScriptEnabled: false });

test('every page is readable without JavaScript, and its links are real', async ({ page, request }) => {
  for (const address of await everyPage(request)) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    const words = (await page.getByRole('main').innerText()).length;
    expect(words, address).toBeGreaterThan(150);
    const empty = await page
      .locator('a:not([href]), a[href=""], a[href="#"], a[href^="javascript"]')
      .evaluateAll((links) =>
        links.filter((link) => link.getAttribute('aria-current') === null).map((link) => link.outerHTML),
      );
    expect(empty, address).toEqual([]);
    // The theme demo shows loading states as samples.
    if (address !== '/theme-demo') await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
  }
});

test('every link of header and footer works', async ({ page, request }) => {
  await page.goto('/');
  const addresses = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  expect(addresses).toEqual(expect.arrayContaining(['/ekibimiz', '/video-galeri', '/butce-planlamasi']));
  for (const address of addresses) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
  const known = new Set(addresses);
  const unreached = fixedPages.filter(
    (address) => !known.has(address) && !['/theme-demo', '/color-guide'].includes(address),
  );
  expect(unreached).toEqual([]);
});

test('the menu opens without JavaScript', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/blog');
  if (isMobile) {
    await page.getByRole('banner').getByRole('link', { name: 'Menü' }).tap();
    const menu = page.getByRole('navigation', { name: 'Hızlı menü' });
    await expect(menu).toBeInViewport();
    await menu.getByText('Hizmetler', { exact: true }).tap();
    await menu.getByRole('link', { name: 'İnşaat Hizmeti' }).tap();
  } else {
    const menu = page.getByRole('navigation', { name: 'Ana menü' });
    await menu.getByRole('button', { name: 'Hizmetler' }).focus();
    await menu.getByRole('link', { name: 'İnşaat Hizmeti' }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'İnşaat Hizmeti' })).toBeVisible();
});

test('a company name of wide letters is not cut without JavaScript', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/iletisim');
  const name = page.getByRole('contentinfo').locator('[aria-hidden="true"] > p').first();
  // Its size is estimated by the number of letters until scripts measure them.
  const right = await name.evaluate((element) => {
    element.textContent = 'WWWWWW '.repeat(3);
    return element.getBoundingClientRect().right;
  });
  expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test('pictures, films and the map are accessible without JavaScript', async ({ page, request }) => {
  const { project } = await detailPages(request);
  await page.goto(project.address);
  const opensFile = async (): Promise<void> => {
    await expect(page).toHaveURL(/\/api\/images\//);
    await expect(page.getByRole('img')).toHaveJSProperty('complete', true);
    // The browser's own styles for a picture on a page of its own.
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 14, 14)');
    await page.goBack();
  };
  await page.getByRole('main').getByRole('link', { name: 'Görseli büyüt', exact: true }).click();
  await opensFile();
  await page.goto('/foto-galeri');
  await page.getByRole('main').getByRole('list').getByRole('link').nth(1).click();
  await opensFile();
  await page.goto('/video-galeri');
  const film = page.getByRole('main').locator('a[href^="https://"]').first();
  await expect(film).toBeVisible();
  await page.goto('/iletisim');
  await expect(page.getByRole('link', { name: 'Haritayı yeni sekmede aç' })).toBeVisible();
});

test('search results, filtered lists and suggestions for a wrong address are in the first HTML', async ({
  page,
  quietConsole,
}) => {
  await page.goto('/ara?q=zeytindali');
  const found = page.getByRole('main').getByRole('link', { name: /Zeytindalı/ });
  await expect(found.first()).toBeVisible();
  await page.goto('/ara?q=boylebirsozcukyok');
  await expect(found).toHaveCount(0);

  await page.goto('/projelerimiz');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  const all = await titles.allTextContents();
  const filter = page.getByRole('main').getByRole('link', { name: /^Altyapı\s*\d+$/ });
  const [, count = ''] = /^Altyapı\s*(\d+)$/.exec((await filter.textContent()) ?? '') ?? [];
  await filter.click();
  await expect(page).toHaveURL(/kategori=/);
  await expect(titles).toHaveCount(Number(count));
  expect(all.length).toBeGreaterThan(Number(count));
  expect(all).toEqual(expect.arrayContaining(await titles.allTextContents()));

  await page.goto('/projelerimiz/zeytindali-evler');
  const near = page.getByRole('main').getByRole('link', { name: /Zeytindalı Evleri/ });
  await expect(near.first()).toHaveAttribute('href', '/projelerimiz/zeytindali-evleri');
  // The browser reports the 404 itself.
  quietConsole.length = 0;
});
