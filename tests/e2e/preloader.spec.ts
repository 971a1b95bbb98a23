import { limits } from '@vitrin/contract/limits';
import { expect, test } from './quietConsole.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The curtain covers the page without blocking clicks; its only text is the company's name. */
const curtain = 'div[aria-hidden=true]:has(> svg + p)';

/** The duration of the curtain's animation, in milliseconds; undefined if no curtain is visible. */
const curtainMs = `(() => {
  const overlay = document.querySelector('${curtain}');
  if (overlay === null || getComputedStyle(overlay).display === 'none') return null;
  const [animation] = overlay.getAnimations();
  return animation?.effect.getComputedTiming().duration ?? 0;
})()`;

test('the curtain of the first view lasts 1.5 s, blocks nothing and appears once per session', async ({
  page,
}) => {
  // Measured as it begins: a busy machine may look at it only after its end.
  const begun = Promise.withResolvers<number>();
  await page.exposeFunction('curtainBegan', begun.resolve);
  await page.addInitScript((selector) => {
    addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || !target.matches(selector)) return;
      Reflect.get(window, 'curtainBegan')(target.getAnimations()[0]?.effect?.getComputedTiming().duration);
    });
  }, curtain);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await begun.promise).toBe(limits.preloaderMs);
  await expect(page.locator(curtain)).toHaveCSS('pointer-events', 'none');
  // A click passes through it immediately.
  await page.getByRole('main').getByRole('link', { name: 'Ürünlerimiz' }).click();
  await expect(page).toHaveURL(/\/projelerimiz$/);
  await expect(page.locator(curtain)).toBeHidden();
  await page.goto('/blog', { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(curtainMs)).toBeNull();
});

test('with reduced motion the curtain disappears at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const lasts: unknown = await page.evaluate(curtainMs);
  expect(lasts === null || Number(lasts) < 20).toBe(true);
  await expect(page.locator(curtain)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no page view is covered', async ({ page }) => {
    for (const address of ['/', '/blog']) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect(page.locator(curtain)).toHaveCSS('display', 'none');
    }
  });
});
