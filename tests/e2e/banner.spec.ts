import type { Page } from '@playwright/test';
import { sliderImage } from '@vitrin/contract/pages/slider';
import { adminApi } from './adminApi.ts';
import { openPage, reloadPage } from './openPage.ts';
import { expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const banner = (page: Page) => page.getByRole('region', { name: 'Öne çıkanlar' });
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const dots = (page: Page) => banner(page).getByRole('button', { name: /^\d+\. görsel$/ });

async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(button(page, `${number}. görsel`)).toHaveAttribute('aria-current', 'true');
  await expect(banner(page).locator('[aria-current]')).toHaveCount(1);
}

/** The banner's timer is the animation of the line in the active segment. */
const clock = (page: Page) =>
  banner(page).evaluate((section) => {
    const [animation] =
      section
        .querySelector('[aria-current]')
        ?.getAnimations({ subtree: true })
        .filter(({ effect }) => effect?.getTiming().duration !== 0) ?? [];
    return { state: animation?.playState ?? 'none', duration: animation?.effect?.getTiming().duration ?? 0 };
  });

/** Moves the timer to just before its end, so that the test does not wait five seconds. */
const almostThrough = (page: Page) =>
  banner(page).evaluate((section) => {
    for (const animation of section.querySelector('[aria-current]')?.getAnimations({ subtree: true }) ?? []) {
      animation.currentTime = 4_950;
    }
  });

test('the banner advances every five seconds, except while it is hovered or focused', async ({ page }) => {
  await openPage(page, '/');
  await page.mouse.move(700, 5);
  await expect(dots(page)).toHaveCount(4);
  await expectSlide(page, 1);
  await expect.poll(() => clock(page)).toEqual({ state: 'running', duration: 5_000 });
  await almostThrough(page);
  await expectSlide(page, 2);

  await button(page, '2. görsel').focus();
  await expect.poll(() => clock(page)).toMatchObject({ state: 'paused' });
  await button(page, '2. görsel').blur();
  await expect.poll(() => clock(page)).toMatchObject({ state: 'running' });
  await banner(page).getByRole('heading', { level: 1 }).locator('span').hover();
  await expect.poll(() => clock(page)).toMatchObject({ state: 'paused' });
  // The picture fills the window, so a pointer over it does not pause the banner.
  await page.mouse.move(700, 300);
  await expect.poll(() => clock(page)).toMatchObject({ state: 'running' });
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => clock(page)).toMatchObject({ state: 'paused' });
});

test('dots, arrows and the pause button control the banner', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/');
  await expectSlide(page, 1);
  await button(page, 'Sonraki görsel').click();
  await expectSlide(page, 2);
  await button(page, 'Önceki görsel').click();
  await button(page, 'Önceki görsel').click();
  await expectSlide(page, 4);
  await button(page, '2. görsel').click();
  await expectSlide(page, 2);
  await button(page, 'Durdur').click();
  expect(await clock(page)).toMatchObject({ state: 'none' });
  await expect(banner(page).getByText('4 görselden 2. görsel gösteriliyor')).toBeAttached();
  await expectAccessible(page);
  await button(page, 'Oynat').click();
  await expect(button(page, 'Durdur')).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Hakkımızda' })).toHaveAttribute('href', '/hakkimizda');
  await expect(banner(page).getByRole('link', { name: 'Ürünlerimiz' })).toHaveAttribute(
    'href',
    '/projelerimiz',
  );
});

test('a phone held sideways shows the title in its first view', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openPage(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

test('with reduced motion the banner does not advance', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  await expect(button(page, 'Oynat')).toBeVisible();
  expect(await clock(page)).toMatchObject({ state: 'none' });
  await button(page, 'Sonraki görsel').click();
  await expectSlide(page, 2);
});

test('started under reduced motion, the banner still shows each picture for five seconds', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  await button(page, 'Oynat').click();
  await expect.poll(() => clock(page)).toEqual({ state: 'running', duration: 5_000 });
  await expectSlide(page, 1);
  await almostThrough(page);
  await expectSlide(page, 2);
  await expect.poll(() => clock(page)).toEqual({ state: 'running', duration: 5_000 });
});

test('a finger swipes the banner forward and back', { tag: '@touch' }, async ({ page }) => {
  await openPage(page, '/');
  await button(page, 'Durdur').tap();
  // Until it is stopped, the banner may have advanced.
  await button(page, '1. görsel').tap();
  await expectSlide(page, 1);
  const hand = await page.context().newCDPSession(page);
  const stroke = async (from: number, to: number): Promise<void> => {
    for (const [type, ...columns] of [
      ['touchStart', from],
      ['touchMove', (from + to) / 2],
      ['touchMove', to],
      ['touchEnd'],
    ] as const) {
      await hand.send('Input.dispatchTouchEvent', { type, touchPoints: columns.map((x) => ({ x, y: 300 })) });
    }
  };
  await stroke(330, 90);
  await expectSlide(page, 2);
  await stroke(90, 330);
  await expectSlide(page, 1);
  await stroke(200, 180);
  await expectSlide(page, 1);
});

test('slow pictures move nothing', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/images/**', async (route) => {
    await held;
    await route.continue();
  });
  // Opened at a fragment a page is laid out whole: otherwise the heights of what is below the first view are guessed.
  await page.goto('/#yok', { waitUntil: 'domcontentloaded' });
  const place = () =>
    page
      .getByRole('main')
      .locator('h1, h2, h3, p')
      .evaluateAll((elements) =>
        elements.map((element) => Math.round(element.getBoundingClientRect().top + window.scrollY)),
      );
  await page.evaluate(() => document.fonts.ready);
  const before = await place();
  release();
  // Lazy pictures further down are requested on scroll.
  await expect(page.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true);
  await page.waitForLoadState('load');
  expect((await place()).slice(0, before.length)).toEqual(before);
  expect(before.length).toBeGreaterThan(6);
});

test('one active picture can be stopped, and without any there is the plain background', async ({
  page,
  request,
}) => {
  const api = await adminApi(request);
  const images = sliderImage.array().parse(await api('GET', '/home-page/images/admin'));
  const toggle = async (some: typeof images): Promise<void> => {
    for (const { id } of some) {
      await api('PATCH', `/home-page/images/${id}/toggle-status`);
    }
  };
  const [kept, ...others] = images.filter(({ active }) => active);
  if (kept === undefined) throw new Error('The demo has no slider');
  await toggle(others);
  try {
    await openPage(page, '/');
    await expect(banner(page).getByRole('img')).toHaveCount(1);
    await button(page, 'Durdur').click();
    await expect(banner(page).getByRole('button')).toHaveCount(1);
    await expect(button(page, 'Oynat')).toBeVisible();
    await expect(banner(page)).not.toHaveAttribute('aria-roledescription');
    await toggle([kept]);
    await reloadPage(page);
    await expect(banner(page).locator('img')).toHaveCount(0);
    await expect(banner(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'Ürünlerimiz' })).toBeVisible();
    await expectAccessible(page);
  } finally {
    const left = sliderImage.array().parse(await api('GET', '/home-page/images/admin'));
    const was = new Map(images.map(({ id, active }) => [id, active]));
    await toggle(left.filter(({ id, active }) => was.get(id) !== active));
  }
});
