import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { builtStories } from '../support/storybookBuild.ts';
import { newBaseline } from './reporter.ts';
import { readOptions } from './options.ts';

const { url, only, widths } = readOptions();
const height = 900;

/** The time at which every story is rendered, so that "3 hours ago" and the year are the same every day. */
const moment = new Date('2026-03-18T10:00:00+03:00');

/** One browser context for all stories of a worker, which share its cache; storage is cleared before each story. */
const test = base.extend<object, { shared: BrowserContext }>({
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: url,
        locale: 'tr-TR',
        timezoneId: 'Europe/Istanbul',
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      // The mocks' worker unregisters when the last tab closes, so this one stays open between stories.
      const tab = await context.newPage();
      await tab.goto('index.json');
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ shared }, hand) => {
    const page = await shared.newPage();
    await hand(page);
    await page.close();
  },
});

/** Stories included by default: the screens of site and panel, standalone and over the mocked API. */
const isScreen = (title: string): boolean =>
  /^(?:Site|Admin|Connected)\//.test(title) && !/^(?:Site|Admin)\/Parts\//.test(title);

const pattern = only === '' ? undefined : new RegExp(only, 'i');
const stories = (await builtStories()).filter(({ title, name, id }) =>
  pattern === undefined ? isScreen(title) : pattern.test(`${title}/${name} ${id}`),
);

for (const story of stories) {
  for (const width of widths) {
    test(`${story.title}/${story.name} at ${width} px`, async ({ page }, testInfo) => {
      await open(page, story.id, width);
      const name = `${story.id}-${width}.png`;
      const file = testInfo.snapshotPath(name);
      if (testInfo.config.updateSnapshots === 'none' && !existsSync(file)) {
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, await page.screenshot({ fullPage: true, animations: 'disabled' }));
        testInfo.annotations.push({ type: newBaseline });
        return;
      }
      await expect(page).toHaveScreenshot(name, { fullPage: true });
    });
  }
}

/** Opens a single story and waits until it is idle: rendered, its play function finished, fonts and pictures loaded. */
async function open(page: Page, id: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.clock.setFixedTime(moment);
  await page.addInitScript(steady);
  // Accessibility is checked by the story tests; here it would only take time.
  await page.goto(`iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(isFinished);
  await page.evaluate(loadEverything);
}

/** Clears the storage of the previous story, and makes random numbers deterministic. */
function steady(): void {
  localStorage.clear();
  sessionStorage.clear();
  let seed = 7;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

/** Whether Storybook has rendered the story and its play function has ended, successfully or not. */
function isFinished(): boolean {
  const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  const render: unknown =
    typeof preview === 'object' && preview !== null ? Reflect.get(preview, 'currentRender') : undefined;
  const phase: unknown =
    typeof render === 'object' && render !== null ? Reflect.get(render, 'phase') : undefined;
  return phase === 'finished' || phase === 'errored' || phase === 'aborted';
}

/** Loads the fonts in use and every picture, including lazy-loaded ones. */
async function loadEverything(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await document.fonts.ready;
}
