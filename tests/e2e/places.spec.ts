import { type Page, test as noisyTest } from '@playwright/test';
import { postKind } from '@vitrin/contract/kinds/post';
import { limits } from '@vitrin/contract/limits';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteListsText } from '@vitrin/ui/text/website/siteLists';
import { addPosts } from './addPosts.ts';
import { adminApi } from './adminApi.ts';
import { openPage, reloadPage } from './openPage.ts';
import { expect, test } from './quietConsole.ts';

const placeOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

async function scrollTo(page: Page, place: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place);
  await expect.poll(() => placeOf(page)).toBe(place);
}

/** Scrolls a link of the page's content to the middle of the window, opens it, and returns the scroll position. */
async function leave(page: Page, href: string): Promise<number> {
  const link = page.getByRole('main').locator(`a[href^="${href}/"]`).last();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await placeOf(page);
  expect(place).toBeGreaterThan(300);
  await link.click();
  await expect.poll(() => placeOf(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return place;
}

for (const [address, href] of [
  ['/', '/blog'],
  ['/projelerimiz', '/projelerimiz'],
  ['/blog', '/blog'],
] as const) {
  test(`going back to ${address} restores its scroll position`, { tag: '@phone' }, async ({ page }) => {
    await openPage(page, address);
    const place = await leave(page, href);
    await page.goBack();
    await expect.poll(() => placeOf(page)).toBe(place);
    await page.goForward();
    await expect.poll(() => placeOf(page)).toBe(0);

    // After a reload neither the page nor its data is in memory; pictures are blocked as well.
    await reloadPage(page);
    await page.route('**/api/images/**', () => undefined);
    await page.goBack();
    await expect.poll(() => placeOf(page)).toBe(place);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('a list that a visitor extended keeps its length after a reload and on return', {
  tag: '@phone',
}, async ({ page, request }) => {
  const remove = await addPosts(request, 3 * limits.pagePosts);
  try {
    await openPage(page, '/blog');
    const stories = page.getByRole('main').getByRole('list', { name: 'Yazılar' }).getByRole('article');
    const more = page.getByRole('button', { name: siteListsText.more });
    for (const pages of [1, 2]) {
      await expect(stories).toHaveCount(pages * limits.pagePosts);
      await more.click();
      await expect(page).toHaveURL(new RegExp(`/blog\\?sayfa=1-${pages + 1}$`));
      await expect(
        stories
          .nth(pages * limits.pagePosts)
          .getByRole('link')
          .first(),
      ).toBeFocused();
    }
    await expect(stories).toHaveCount(3 * limits.pagePosts);
    await expect(page.getByRole('status').filter({ hasText: /kayıt daha eklendi/ })).toBeVisible();

    const place = await leave(page, '/blog');
    await page.goBack();
    await expect.poll(() => placeOf(page)).toBe(place);
    await expect(stories).toHaveCount(3 * limits.pagePosts);
    await page.goForward();
    await expect.poll(() => placeOf(page)).toBe(0);

    await reloadPage(page);
    await page.goBack();
    await expect.poll(() => placeOf(page)).toBe(place);
    await reloadPage(page);
    await expect(stories).toHaveCount(3 * limits.pagePosts);
    await expect.poll(() => placeOf(page)).toBe(place);

    // The link to the first page leads to a list with only that page.
    await page
      .getByRole('navigation', { name: siteListsText.label })
      .getByRole('link', { name: 'Sayfa 1' })
      .click();
    await expect(stories).toHaveCount(limits.pagePosts);
  } finally {
    await remove();
  }
});

// The browser logs the failed call.
noisyTest('a failure to extend a list is reported and can be retried', async ({ page, request }) => {
  const remove = await addPosts(request, limits.pagePosts);
  try {
    await openPage(page, '/blog');
    // As the entry of an overlay is when the page is reloaded below it.
    await page.evaluate(() => history.replaceState({ layer: true }, ''));
    const stories = page.getByRole('main').getByRole('list', { name: 'Yazılar' }).getByRole('article');
    await page.route('**/api/blog?page=2*', (route) =>
      route.fulfill({ status: 503, body: '{"message":"Busy"}' }),
    );
    await page.getByRole('button', { name: siteListsText.more }).click();
    await expect(page.getByRole('alert')).toHaveText(siteListsText.moreFailed);
    await expect(page).toHaveURL(/\/blog$/);
    await page.unrouteAll();
    await page.getByRole('button', { name: siteText.action.retry }).click();
    await expect(stories.nth(limits.pagePosts)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  } finally {
    await remove();
  }
});

test('Back leads to the fragments that were visited, and a page keeps its own list with one', async ({
  page,
  request,
}) => {
  const parts = ['Temel', 'Kaba yapı', 'İnce işler'];
  const api = await adminApi(request);
  const [remove, added] = await Promise.all([
    addPosts(request, limits.pagePosts),
    api('POST', '/blog', {
      title: 'Bölümleriyle',
      date: '2020-01-01',
      excerpt: 'Kısa.',
      details: parts.map((part) => `<h2>${part}</h2>${'<p>Uzun.</p>'.repeat(60)}`).join(''),
    }),
  ]);
  const post = postKind.record.parse(added);
  try {
    await openPage(page, `/blog/${post.path}`);
    const contents = page.getByRole('navigation', { name: siteBlogText.post.contents });
    const jump = (part: string) => contents.getByRole('link', { name: part }).dispatchEvent('click');
    const isAt = (part: string) =>
      expect(page.getByRole('heading', { level: 2, name: part })).toBeInViewport();
    await jump('Temel');
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await isAt('Temel');
    await jump('İnce işler');
    await isAt('İnce işler');
    await page.goBack();
    await isAt('Temel');
    await page.evaluate(
      () =>
        new Promise((done) => {
          addEventListener('scroll', done, { once: true });
          scrollBy(0, 900);
        }),
    );
    await jump('İnce işler');
    await isAt('İnce işler');
    // As Safari follows a link to where one has scrolled away from: it scrolls before it tells.
    await page.evaluate(async () => {
      const heading = document.querySelector('#bolum-temel');
      history.pushState(null, '', `#${heading?.id}`);
      heading?.scrollIntoView();
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      await new Promise((done) => {
        requestIdleCallback(done);
      });
    });
    await isAt('Temel');
    await page.evaluate(() => {
      location.hash = '#%';
    });
    await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeAttached();

    await openPage(page, '/');
    await page.getByRole('banner').getByRole('link', { name: siteText.menu.blog }).click();
    const heading = page.getByRole('heading', { level: 1, name: siteBlogText.blog.title });
    await expect(heading).toBeVisible();
    await page.getByRole('link', { name: siteText.frame.skip }).press('Enter');
    await expect(page).toHaveURL('/blog#icerik');
    const stories = page.getByRole('main').getByRole('list', { name: 'Yazılar' }).getByRole('article');
    await page.getByRole('button', { name: siteListsText.more }).click();
    await expect(page).toHaveURL('/blog?sayfa=1-2#icerik');
    await expect(stories).not.toHaveCount(limits.pagePosts);
    await leave(page, '/blog');
    await page.goBack();
    await expect(page).toHaveURL('/blog?sayfa=1-2#icerik');
    await expect(heading).toBeAttached();
    await expect(page).toHaveTitle(new RegExp(`^${siteBlogText.blog.title}`));
  } finally {
    await Promise.all([remove(), api('DELETE', `/blog/${post.id}`)]);
  }
});

test('going back past a fragment restores the position from before the fragment', { tag: '@phone' }, async ({
  page,
}) => {
  await openPage(page, '/');
  // Navigation has the code that remembers positions.
  await page.getByRole('contentinfo').getByRole('link', { name: siteText.menu.contact }).first().focus();
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  // On a busy machine the event of a scroll comes after the link was followed.
  await page.getByRole('link', { name: siteText.frame.skip }).evaluate((link: HTMLElement) => {
    window.scrollTo({ top: 800, behavior: 'instant' });
    link.click();
  });
  await expect(page).toHaveURL('/#icerik');
  await scrollTo(page, 1_200);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await held;
    await route.fallback();
  });
  const way = page.getByRole('contentinfo').getByRole('link', { name: siteText.menu.blog }).first();
  // The page that is left stays where it is until the next one is there, or a page of placeholders soon after.
  const left = await way.evaluate(
    (link) =>
      new Promise<number>((done) => {
        const look = () => {
          if (location.pathname === '/blog') requestAnimationFrame(() => done(window.scrollY));
          else requestAnimationFrame(look);
        };
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        look();
      }),
  );
  expect(left).toBe(1_200);
  release();
  await expect(page.getByRole('heading', { level: 1, name: siteBlogText.blog.title })).toBeVisible();
  await expect.poll(() => placeOf(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => placeOf(page)).toBe(1_200);
  await page.goBack();
  await expect.poll(() => placeOf(page)).toBe(800);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a page that was scrolled on from a fragment stays there when the code of navigation arrives', async ({
  page,
}) => {
  await openPage(page, '/');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.fallback();
  });
  await page.getByRole('link', { name: siteText.frame.skip }).press('Enter');
  await expect(page).toHaveURL('/#icerik');
  await scrollTo(page, 900);
  release();
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  expect(await placeOf(page)).toBe(900);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a list can be extended after a link to the same page without a foreign parameter', async ({
  page,
  request,
}) => {
  const remove = await addPosts(request, limits.pagePosts);
  try {
    await openPage(page, '/blog?utm_source=bulten');
    const stories = page.getByRole('main').getByRole('list', { name: 'Yazılar' }).getByRole('article');
    await page.getByRole('banner').getByRole('link', { name: siteText.menu.blog }).click();
    await expect(page).toHaveURL('/blog');
    await page.getByRole('button', { name: siteListsText.more }).click();
    await expect(page).toHaveURL('/blog?sayfa=1-2');
    await expect(stories.nth(limits.pagePosts)).toBeVisible();
  } finally {
    await remove();
  }
});

for (const facet of ['byCategory', 'byStage', 'byService'] as const) {
  test(`projects are filtered ${facet}, with as many results as the choice says`, async ({ page }) => {
    await openPage(page, '/projelerimiz');
    const choices = page.getByRole('navigation', { name: siteMediaText.projects[facet], exact: true });
    const choice = choices.getByRole('link').nth(1);
    const words = (await choice.textContent()) ?? '';
    await choice.click();
    await expect(choices.locator('[aria-current]')).toHaveText(words);
    const count = Number(words.replaceAll(/\D/g, ''));
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(count);
  });
}

test('going back to a filtered list restores the choice and the scroll position', { tag: '@phone' }, async ({
  page,
}) => {
  await openPage(page, '/projelerimiz');
  const choices = page.getByRole('main').locator('a[href^="/projelerimiz?"]');
  // The choice with the most results, so that there is something to scroll.
  const counts = await choices.evaluateAll((links) =>
    links.map((link) => Number(link.textContent.replaceAll(/\D/g, ''))),
  );
  const choice = choices.nth(counts.indexOf(Math.max(...counts)));
  const href = await choice.getAttribute('href');
  await choice.click();
  // The address changes before the list does.
  await expect(page.locator(`main a[href="${href}"][aria-current="true"]`)).not.toHaveCount(0);
  const narrowed = page.url();
  const place = await leave(page, '/projelerimiz');
  await page.goBack();
  await expect(page).toHaveURL(narrowed);
  await expect.poll(() => placeOf(page)).toBe(place);
});

test('going back to the gallery restores its scroll position', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/foto-galeri');
  const way = page.getByRole('contentinfo').getByRole('link', { name: siteText.menu.contact }).first();
  await way.scrollIntoViewIfNeeded();
  const place = await placeOf(page);
  expect(place).toBeGreaterThan(300);
  await way.click();
  await expect(page).toHaveURL(/\/iletisim$/);
  await expect.poll(() => placeOf(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => placeOf(page)).toBe(place);
});

/** The number of requests so far for the code that opens pages. */
const routerFiles = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/(?:browserRouter|loadPage)-/.test(name)).length,
  );

for (const saving of [false, true]) {
  test(`the router is loaded ${saving ? 'with the click, where data is saved' : 'when a link is pointed at'}`, async ({
    page,
  }) => {
    await page.addInitScript((saveData) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData } });
    }, saving);
    await openPage(page, '/');
    expect(await routerFiles(page)).toBe(0);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    // In a static section, which has no code of its own.
    const link = page.locator('#projeler a[href^="/projelerimiz/"]').last();
    await link.hover();
    if (saving) expect(await routerFiles(page)).toBe(0);
    else await expect.poll(() => routerFiles(page)).toBeGreaterThan(0);
    const stood = await page.locator('#projeler').innerHTML();
    const place = await placeOf(page);
    await link.click();
    await expect(page.locator('#projeler')).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => placeOf(page)).toBe(place);
    expect(await page.locator('#projeler').innerHTML()).toBe(stood);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}

test('on a slow line a link is followed without the router', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });
  });
  for (const [from, link] of [
    ['/blog', page.getByRole('contentinfo').getByRole('link', { name: 'Ekibimiz' })],
    // In a static section.
    ['/', page.locator('#projeler a[href^="/projelerimiz/"]').last()],
  ] as const) {
    await openPage(page, from);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await link.hover();
    expect(await routerFiles(page)).toBe(0);
    const before = page.url();
    await link.click();
    await expect(page).not.toHaveURL(before);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  }
  await page.goBack();
  await expect(page.locator('#projeler')).toBeVisible();
});

test('Back shows the page of its address while the API does not respond', async ({ page }) => {
  await openPage(page, '/iletisim');
  await page.route(/\/api\/(?:projects|about)(?:\?.*)?$/, () => undefined);
  const main = page.getByRole('main');
  for (const name of ['Projeler', 'Hakkımızda']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(main.getByText('yükleniyor…').first()).toBeAttached();
    await expect(main.getByRole('heading', { level: 1 })).toContainText(name);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/projelerimiz$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Projelerimiz');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

// The browser logs the file that failed to load.
noisyTest('a link opens its page even if the router cannot be loaded', async ({ page }) => {
  await page.route(/\/browserRouter-[^/]+\.js$/, (route) => route.abort());
  await openPage(page, '/');
  await page.getByRole('main').locator('a[href="/hakkimizda"]').first().click();
  await expect(page).toHaveURL(/\/hakkimizda$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

noisyTest('a link opens its page even if the code of that page cannot be loaded', async ({ page }) => {
  await page.route(/\/AboutContainer-[^/]+\.js$/, (route) => route.abort());
  await openPage(page, '/');
  const link = page.getByRole('main').locator('a[href="/hakkimizda"]').first();
  await link.scrollIntoViewIfNeeded();
  // The document cannot run that code either.
  const unrun = page.waitForEvent('pageerror');
  await link.click();
  await expect(page.locator('#projeler')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/hakkimizda$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await unrun;
  await page.goBack();
  await expect(page.locator('#projeler')).toBeAttached();
});

noisyTest('a link opens its page even if the client of the API cannot be loaded', async ({ page }) => {
  await page.route(/\/build\/browser-[^/]+\.js$/, (route) => route.abort());
  await openPage(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ekibimiz' }).click();
  await expect(page).toHaveURL(/\/ekibimiz$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ekibimiz' })).toBeVisible();
});

noisyTest('a page is loaded anew if neither it nor what stands in for it can be shown', async ({ page }) => {
  await page.route('**/api/service/by-path?*', (route) =>
    route.fulfill({ status: 404, body: '{"message":"No"}' }),
  );
  await page.route(/\/FailedContainer-[^/]+\.js$/, (route) => route.abort());
  await openPage(page, '/');
  await page.locator('a[href="/insaat-hizmeti"]:visible').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'İnşaat Hizmeti' })).toBeVisible();
});
