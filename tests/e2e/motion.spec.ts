import type { Page } from '@playwright/test';
import { openPage } from './openPage.ts';
import { expect, test } from './quietConsole.ts';

/** Counts the view transitions that the browser starts. */
const countTransitions = (page: Page) =>
  page.addInitScript(() => {
    const start = Reflect.get(document, 'startViewTransition');
    if (typeof start !== 'function') throw new TypeError('This browser has no transitions between pages');
    let asked = 0;
    Reflect.set(document, 'startViewTransition', (update: () => void) => {
      asked += 1;
      document.documentElement.dataset['transitions'] = String(asked);
      return Reflect.apply(start, document, [update]);
    });
  });

const transitions = (page: Page) => page.locator('html').getAttribute('data-transitions');

/** Every text that the first number shows, from before it is in view until it stops counting, if it `counts`. */
async function shownInView(page: Page, counts: boolean): Promise<{ shown: string[]; value: string }> {
  const number = page
    .getByRole('listitem')
    .filter({ has: page.locator('[aria-hidden="true"]') })
    .locator('p > [aria-hidden="true"]')
    .first();
  const value = (await number.textContent()) ?? '';
  await number.evaluate((element) => {
    const shown: string[] = [];
    Reflect.set(element, 'shown', shown);
    new MutationObserver(() => shown.push(element.textContent ?? '')).observe(element, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  await number.scrollIntoViewIfNeeded();
  const shown = () =>
    number.evaluate((element): string[] => {
      const texts: unknown = Reflect.get(element, 'shown');
      return Array.isArray(texts) ? texts.map(String) : [];
    });
  if (counts) await expect.poll(shown).not.toEqual([]);
  // Nothing signals that a number will not count: two frames after it is in view, counting would have begun.
  await number.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(number).toHaveText(value);
  return { shown: await shown(), value };
}

const banner = (page: Page) => page.getByRole('region', { name: 'Öne çıkanlar' });

/** The names of the animations of the banner's pictures. */
const drifts = (page: Page) =>
  banner(page)
    .locator('img')
    .evaluateAll((pictures) =>
      pictures
        .flatMap((picture) => {
          const moved = [picture, picture.parentElement, picture.parentElement?.parentElement];
          return moved.map((element) => element && getComputedStyle(element).animationName);
        })
        .filter((name) => name !== undefined && name !== null && name !== 'none'),
    );

async function openCard(page: Page): Promise<void> {
  await openPage(page, '/projelerimiz');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Proje Detayları' })).toBeVisible();
}

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('figures count up once, to the value in the HTML', async ({ page }) => {
    await openPage(page, '/hakkimizda');
    const { shown, value } = await shownInView(page, true);
    expect(new Set(shown).size, shown.join(' ')).toBeGreaterThan(1);
    expect(shown.at(-1)).toBe(value);
  });

  test('a card grows into its page, and the banner drifts', async ({ page }) => {
    await countTransitions(page);
    await openCard(page);
    expect(await transitions(page)).toBe('1');
    await openPage(page, '/');
    expect((await drifts(page)).length).toBeGreaterThan(0);
  });
});

test('with reduced motion numbers do not count up, pages change at once and the banner does not move', async ({
  page,
}) => {
  await countTransitions(page);
  await openPage(page, '/hakkimizda');
  expect((await shownInView(page, false)).shown).toEqual([]);
  await openCard(page);
  expect(await transitions(page)).toBeNull();
  await openPage(page, '/');
  expect(await drifts(page)).toEqual([]);
});
