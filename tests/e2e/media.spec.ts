import type { Page } from '@playwright/test';
import { openPage, reloadPage } from './openPage.ts';
import { expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Büyütülmüş görsel' });

/** The scale of the picture in the dialog. */
const scaleOf = (page: Page) =>
  dialogOf(page)
    .getByRole('img')
    .evaluate((picture) => new DOMMatrix(getComputedStyle(picture).transform).a);

async function press(page: Page, key: string, times: number): Promise<void> {
  if (times === 0) return;
  await page.keyboard.press(key);
  await press(page, key, times - 1);
}

async function openFirstProject(page: Page): Promise<void> {
  await openPage(page, '/projelerimiz');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/projelerimiz\/.+/);
  await expect(page.getByRole('region', { name: 'Proje Detayları' })).toBeVisible();
}

test('a project has its facts, its pictures and its own address', { tag: '@phone' }, async ({ page }) => {
  await openFirstProject(page);
  await reloadPage(page);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page).toHaveTitle(new RegExp(`^${title} \\| `));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${new URL(page.url()).pathname}$`),
  );
  await expect(page.getByRole('region', { name: 'Proje Detayları' }).getByRole('term').first()).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Proje Görselleri' }).getByRole('link').first(),
  ).toBeVisible();
  await expectAccessible(page);
});

test('an unknown project is a 404 with links', async ({ page, quietConsole }) => {
  const answer = await openPage(page, '/projelerimiz/boyle-bir-proje-yok');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Proje Bulunamadı' })).toBeVisible();
  await expect(page.getByText('Proje detayları yüklenemedi.')).toBeVisible();
  await expect(page.getByText('Failed to load project details')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Tüm projeler' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projelerimiz' })).toBeVisible();
  quietConsole.length = 0;
});

test("a project's main picture opens, turns and closes by mouse", async ({ page }) => {
  await openFirstProject(page);
  const opener = page.getByRole('link', { name: 'Görseli büyüt', exact: true });
  await opener.click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('img')).toBeVisible();
  const first = await dialog.getByRole('heading').textContent();
  await dialog.getByRole('button', { name: 'Sonraki görsel' }).click();
  await expect(dialog.getByRole('heading')).not.toHaveText(first ?? '');
  await dialog.getByRole('img').click();
  await expect.poll(() => scaleOf(page)).toBe(2);
  await dialog.getByRole('img').click();
  await expect.poll(() => scaleOf(page)).toBe(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Kapat' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the gallery is usable by keyboard alone, and Tab stays in the dialog', async ({ page }) => {
  await openPage(page, '/foto-galeri');
  const opener = page.getByRole('main').getByRole('list').getByRole('link').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('img')).toBeVisible();
  const first = (await dialog.getByRole('heading').textContent()) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('heading')).not.toHaveText(first);
  await page.keyboard.press('+');
  await expect.poll(() => scaleOf(page)).toBe(2);
  await page.keyboard.press('0');
  await expect.poll(() => scaleOf(page)).toBe(1);
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      const inside = target instanceof Element && target.closest('dialog') !== null;
      document.body.dataset['left'] = `${document.body.dataset['left'] ?? ''}${inside ? '' : 'x'}`;
    });
  });
  await press(page, 'Tab', 7);
  expect(await page.evaluate(() => document.body.dataset['left'])).toBe('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a pinch enlarges a picture, and a swipe goes to the next', { tag: '@touch' }, async ({ page }) => {
  await openPage(page, '/foto-galeri');
  await page.getByRole('main').getByRole('list').getByRole('link').first().tap();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('img')).toBeVisible();
  const hand = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...columns: number[]) =>
    hand.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: columns.map((x, id) => ({ x, y: 400, id })),
    });
  await touch('touchStart', 180, 230);
  await touch('touchMove', 150, 260);
  await touch('touchMove', 120, 290);
  await touch('touchEnd');
  await expect.poll(() => scaleOf(page)).toBe(2);
  await touch('touchStart', 120, 290);
  await touch('touchMove', 170, 240);
  await touch('touchMove', 195, 215);
  await touch('touchEnd');
  await expect.poll(() => scaleOf(page)).toBe(1);
  const title = dialog.getByRole('heading');
  const first = (await title.textContent()) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(title).not.toHaveText(first);
  const second = (await title.textContent()) ?? '';
  await page.keyboard.press('ArrowLeft');
  await expect(title).toHaveText(first);
  const swipe = async (...columns: readonly [number, number, number]) => {
    const [start, middle, end] = columns;
    await touch('touchStart', start);
    await touch('touchMove', middle);
    await touch('touchMove', end);
    await touch('touchEnd');
  };
  await swipe(300, 220, 120);
  await expect(title).toHaveText(second);
  await swipe(120, 220, 300);
  await expect(title).toHaveText(first);
});

test('a picture that fails to load says so', async ({ page, quietConsole }) => {
  await openPage(page, '/foto-galeri');
  const opener = page.getByRole('main').getByRole('list').getByRole('link').first();
  await page.route(/\/api\/images\//, (route) => route.abort());
  await opener.locator('img').evaluate((picture) => {
    for (const source of picture.parentElement?.querySelectorAll('source') ?? []) source.remove();
  });
  await opener.click();
  await expect(dialogOf(page).getByText('Resim yüklenemedi')).toBeVisible();
  await expect(dialogOf(page).getByText(/^Error loading image: /)).toBeVisible();
  quietConsole.length = 0;
});

test('the galleries link to each other, and a film requests nothing from its host before a click', async ({
  page,
}) => {
  const strangers: string[] = [];
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    async (route) => {
      strangers.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
    },
  );
  await openPage(page, '/foto-galeri');
  await page.getByRole('navigation', { name: 'Galeri türü' }).getByRole('link', { name: 'Videolar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Video Galeri' })).toBeVisible();
  const play = page.getByRole('button', { name: /^Oynat: / }).first();
  await expect(play).toBeVisible();
  expect(strangers).toEqual([]);
  await play.click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /autoplay=1/);
  await expect.poll(() => strangers.length).toBeGreaterThan(0);
});
