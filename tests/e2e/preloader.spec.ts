import { limits } from '@vitrin/contract/limits';
import { expect, test } from './quietConsole.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The curtain lies over the page and takes no click; its one line of text is the company's name. */
const curtain = 'div[aria-hidden=true]:has(> svg + p)';

/** What the curtain's own animation lasts, in milliseconds; nothing where there is no curtain to see. */
const curtainMs = `(() => {
  const overlay = document.querySelector('${curtain}');
  if (overlay === null || getComputedStyle(overlay).display === 'none') return null;
  const [animation] = overlay.getAnimations();
  return animation?.effect.getComputedTiming().duration ?? 0;
})()`;

test('the curtain of the first view lasts 1.5 s, holds nothing back and comes once a session', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(curtainMs)).toBe(limits.preloaderMs);
  await expect(page.locator(curtain)).toHaveCSS('pointer-events', 'none');
  // A click beneath it goes through at once.
  await page.getByRole('main').getByRole('link', { name: 'Ürünlerimiz' }).click();
  await expect(page).toHaveURL(/\/projelerimiz$/);
  await expect(page.locator(curtain)).toBeHidden();
  await page.goto('/blog', { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(curtainMs)).toBeNull();
});

test('with reduced motion the curtain leaves at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const lasts: unknown = await page.evaluate(curtainMs);
  expect(lasts === null || Number(lasts) < 20).toBe(true);
  await expect(page.locator(curtain)).toBeHidden();
});
