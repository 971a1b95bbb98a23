import type { Page } from '@playwright/test';
import { openPage } from './openPage.ts';
import { everyPage } from './publicPages.ts';
import { focusView } from './focusView.ts';
import { expect, test } from './quietConsole.ts';

/** Elements that overflow a page to the right, or clip their text. */
const cutElements = (page: Page) =>
  page.evaluate(() => {
    /* oxlint-disable unicorn/consistent-function-scoping -- all of it runs in the page */
    const width = document.documentElement.clientWidth;
    const named = (element: Element): string =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const readable = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !scrolls(element),
    );
    const ownWords = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isHidden = (element: Element | null): boolean =>
      element !== null && (element.getBoundingClientRect().width <= 1 || isHidden(element.parentElement));
    return [
      ...(document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []),
      ...readable
        .filter((element) => ownWords(element) && !isHidden(element))
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          const clipped =
            getComputedStyle(element).overflowX !== 'visible' &&
            element.scrollWidth > element.clientWidth + 1;
          return right > width + 1 || left < -1 || clipped;
        })
        .map(named),
    ];
    /* oxlint-enable unicorn/consistent-function-scoping */
  });

test('nothing is cut in a window of 320 px, which is 400 % of 1280', async ({
  page,
  request,
  quietConsole,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const address of [...(await everyPage(request)), '/boyle-bir-sayfa-yok']) {
    await page.goto(address, { waitUntil: 'load' });
    expect(await cutElements(page), address).toEqual([]);
  }
  // The browser only reports the unknown address.
  expect(quietConsole.every((line) => line.startsWith('/boyle-bir-sayfa-yok: '))).toBe(true);
  quietConsole.length = 0;
});

/** What visitors may set in a style sheet of their own, and the narrowest window for it. */
const ownStyles = {
  'the spacing of WCAG 1.4.12': {
    least: 320,
    css:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
      'p { margin-bottom: 2em !important }',
  },
  'text of twice the size': { least: 390, css: 'html { font-size: 200% !important }' },
};
for (const [what, { least, css }] of Object.entries(ownStyles)) {
  test(`nothing is cut in ${what}`, { tag: '@long' }, async ({ page, request }) => {
    for (const address of await everyPage(request)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openPage(page, address);
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets.push(sheet);
      }, css);
      for (const width of [1440, 1024, 768, 390, least]) {
        await page.setViewportSize({ width, height: 900 });
        // The name at the end of the page fits itself to its width a frame later.
        await expect.poll(() => cutElements(page), { message: `${address} at ${width}` }).toEqual([]);
      }
    }
  });
}

test('header and footer of a narrow desktop break no word', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openPage(page, '/hakkimizda');
  const broken = await page.locator('header, footer').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode.nodeValue ?? '';
        for (const { 0: word, index } of text.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => bottom));
          if (lines.size > 1) found.push(word);
        }
      }
      return found;
    }),
  );
  expect(broken).toEqual([]);
  await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeVisible();
});

test('the focus is never hidden behind the header, the dock or another bar', { tag: '@long' }, async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const addresses = [
    '/',
    '/insaat-hizmeti',
    (await everyPage(request)).at(-2) ?? '',
    '/iletisim',
    '/theme-demo',
  ];
  const sizes = [
    { width: 1_024, height: 600 },
    { width: 390, height: 700 },
  ];
  for (const [size, address] of sizes.flatMap((each) => addresses.map((given) => [each, given] as const))) {
    await page.setViewportSize(size);
    await openPage(page, address);
    for (const key of ['Tab', 'Shift+Tab']) {
      const hidden: string[] = [];
      let count = 0;
      await page.evaluate((way) => {
        if (way === 'Tab') return;
        window.scrollTo(0, document.documentElement.scrollHeight);
        [...document.querySelectorAll<HTMLElement>('footer a')].at(-1)?.focus();
      }, key);
      for (count = 0; count < 150; count += 1) {
        await page.keyboard.press(key);
        const view = await focusView(page);
        if (view === null) break;
        if (!view.seen) hidden.push(view.name);
      }
      expect(hidden, `${address} at ${size.width} by ${key}`).toEqual([]);
      expect(count, `${address} at ${size.width} by ${key}`).toBeGreaterThanOrEqual(20);
    }
  }
});

test('a new page starts at its content and announces its title', async ({ page }) => {
  await openPage(page, '/blog');
  const said = page.locator('body > output, output').filter({ hasText: ' | ' });
  await expect(said).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ekibimiz' }).click();
  await expect(page).toHaveTitle(/^Ekibimiz \| /);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(said).toHaveText(await page.title());
  await page.getByRole('contentinfo').locator('summary').click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'İnşaat Hizmeti' }).first().click();
  await expect(said).toHaveText(/^İnşaat Hizmeti \| /);
  await page.goBack();
  await expect(said).toHaveText(/^Ekibimiz \| /);
});
