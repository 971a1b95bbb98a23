import type { Page } from '@playwright/test';
import { hydrated, openPage } from './openPage.ts';
import { detailPages, expectAccessible } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';

const pictures = (page: Page) => page.getByRole('main').getByRole('list').getByRole('link');
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Büyütülmüş görsel' });
const pictureIn = (page: Page) => dialogOf(page).getByRole('img');

/** The transform of the picture in the dialog: its scale and offset. */
const viewOf = (page: Page) =>
  pictureIn(page).evaluate((picture) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(picture).transform);
    return { scale: a, x: Math.round(e), y: Math.round(f) };
  });

async function openFirst(page: Page): Promise<void> {
  await openPage(page, '/foto-galeri');
  await pictures(page).first().click();
  await expect(pictureIn(page)).toBeVisible();
  await expect(dialogOf(page).getByText('Resim yükleniyor…')).toBeHidden();
}

/** Delays every picture that is requested from now on; the returned function releases them. */
async function holdPictures(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/images/**', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a slow picture shows that it is loading, and is shown when it arrives', async ({ page }) => {
  await openPage(page, '/foto-galeri');
  const release = await holdPictures(page);
  // The large picture is another file than the one in the grid.
  await pictures(page).nth(3).click();
  await expect(dialogOf(page).getByText('Resim yükleniyor…')).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(dialogOf(page).getByText('Resim yükleniyor…')).toBeHidden();
  await expect(pictureIn(page)).toBeVisible();
});

test('a picture that failed to load can be retried', async ({ page, quietConsole }) => {
  await openPage(page, '/foto-galeri');
  await page.route('**/api/images/**', (route) => route.abort());
  await pictures(page).nth(3).click();
  await expect(dialogOf(page).getByText('Resim yüklenemedi')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/images/**');
  await dialogOf(page).getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(dialogOf(page).getByText('Resim yüklenemedi')).toBeHidden();
  await expect(pictureIn(page)).toBeVisible();
  // The browser reports each picture that failed to load.
  quietConsole.length = 0;
});

test('a picture opens as a file if the lightbox cannot be loaded, and the next one enlarged', async ({
  page,
  quietConsole,
}) => {
  await page.route(/\/Lightbox-[^/]+\.js$/, (route) => route.abort());
  await openPage(page, '/foto-galeri');
  await pictures(page).first().click();
  await expect(page).toHaveURL(/\/api\/images\//);
  await page.goBack();
  await hydrated(page);
  await page.unrouteAll();
  await pictures(page).first().click();
  await expect(pictureIn(page)).toBeVisible();
  // The browser reports the code that failed to load.
  quietConsole.length = 0;
});

test('a click enlarges to twice the size at its position, and a drag pans', async ({ page }) => {
  await openFirst(page);
  const box = await pictureIn(page).boundingBox();
  if (box === null) throw new Error('No picture');
  await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
  await expect.poll(() => viewOf(page)).toMatchObject({ scale: 2 });
  const enlarged = await viewOf(page);
  expect(enlarged.x).toBeGreaterThan(50);
  await page.mouse.move(700, 450);
  await page.mouse.down();
  await page.mouse.move(600, 450, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await viewOf(page)).x).toBe(enlarged.x - 100);
  // No drag moves the picture off the stage.
  await page.mouse.move(1_300, 450);
  await page.mouse.down();
  await page.mouse.move(5, 450, { steps: 4 });
  await page.mouse.up();
  const spare = await pictureIn(page).evaluate(
    (picture) => picture.getBoundingClientRect().right - document.documentElement.clientWidth,
  );
  expect(spare).toBeGreaterThanOrEqual(-1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await viewOf(page)).scale).toBe(2);
  await dialogOf(page).getByRole('button', { name: 'Uzaklaştır' }).click();
  await expect.poll(() => viewOf(page)).toEqual({ scale: 1, x: 0, y: 0 });
});

test('an enlarged picture uses the largest file', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 500 });
  await openFirst(page);
  const file = () =>
    pictureIn(page).evaluate((picture) => {
      if (!(picture instanceof HTMLImageElement)) throw new TypeError('No picture is shown');
      const source = picture.parentElement?.querySelector('source');
      const widths = (source?.srcset ?? '').split(', ').map((entry) => {
        const [url = '', width = ''] = entry.split(' ');
        return { url: new URL(url, location.href).href, width: Number.parseInt(width, 10) };
      });
      const shown = widths.find(({ url }) => url === picture.currentSrc)?.width;
      return { shown, largest: Math.max(...widths.map(({ width }) => width)) };
    });
  const { shown, largest } = await file();
  expect(shown, 'the window needs a smaller one').toBeLessThan(largest);
  await pictureIn(page).click();
  await expect.poll(async () => (await file()).shown).toBe(largest);
});

test('keys zoom, pan and go to the next picture', async ({ page }) => {
  await openFirst(page);
  const title = dialogOf(page).getByRole('heading');
  const first = (await title.textContent()) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(title).not.toHaveText(first);
  await page.keyboard.press('ArrowLeft');
  await expect(title).toHaveText(first);
  await page.keyboard.press('+');
  await expect.poll(() => viewOf(page)).toEqual({ scale: 2, x: 0, y: 0 });
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => viewOf(page)).toEqual({ scale: 2, x: -80, y: 0 });
  await expect(title).toHaveText(first);
  await page.keyboard.press('-');
  await expect.poll(() => viewOf(page)).toEqual({ scale: 1, x: 0, y: 0 });
});

test("a project's further pictures open at their own position", async ({ page, request }) => {
  const { project } = await detailPages(request);
  await openPage(page, project.address);
  // The main picture is shown above them and comes first in the lightbox.
  const opener = page.getByRole('region', { name: 'Proje Görselleri' }).getByRole('link').nth(1);
  await opener.click();
  await expect(dialogOf(page).getByText(/görselden 3\. görsel gösteriliyor/)).toBeAttached();
  await expect(pictureIn(page)).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Kapat' }).click();
  await expect(opener).toBeFocused();
});

test('Back closes an enlarged picture and an open menu, and stays on the page', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await openFirst(page);
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/foto-galeri$/);
  // A dialog that is closed in another way leaves no history entry behind.
  await page.goto('/blog');
  await openFirst(page);
  await dialogOf(page).getByRole('button', { name: 'Kapat' }).click();
  await expect(dialogOf(page)).toBeHidden();
  // Its history entry is removed a moment later.
  await expect.poll(() => page.evaluate(() => 'layer' in (history.state ?? {}))).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  if (!isMobile) return;

  const menu = page.getByRole('dialog', { name: 'Menü' });
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await expect(menu).toBeVisible();
    // It becomes modal a frame later; only then does a tap outside close it.
    await expect(page.locator('dialog:modal')).toBeVisible();
  };
  await openPage(page, '/blog');
  await open();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/blog$/);
  await open();
  // A tap outside the sheet closes it.
  await page.mouse.click(20, 400);
  await expect(menu).toBeHidden();
  await open();
  await menu.getByRole('link', { name: 'Projeler' }).click();
  await expect(page).toHaveURL(/\/projelerimiz$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
});

test('a swipe down closes the picture', { tag: '@touch' }, async ({ page }) => {
  await openFirst(page);
  const hand = await page.context().newCDPSession(page);
  for (const [type, ...rows] of [
    ['touchStart', 300],
    ['touchMove', 380],
    ['touchMove', 480],
    ['touchEnd'],
  ] as const) {
    await hand.send('Input.dispatchTouchEvent', { type, touchPoints: rows.map((y) => ({ x: 200, y })) });
  }
  await expect(dialogOf(page)).toBeHidden();
});
