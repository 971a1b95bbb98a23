import { chromium, type Locator, type Page } from '@playwright/test';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { openPage } from '../e2e/openPage.ts';
import { args, executablePath } from '../support/chromium.ts';

/**
 * Measures in a phone-sized browser, with the CPU throttled four times, how long a visitor waits for the next frame
 * after each touch and key: in the menu, the banner, the lightbox, a form, and on navigation between pages. With fewer
 * than fifty interactions the worst one is the INP. Usage: node tests/bench/interactions.ts http://localhost:3000
 */
const [, , host = 'http://localhost:3000'] = process.argv;
const slowdown = 4;
/** How long a finger touches the screen in a tap. */
const fingerMs = 80;
const rounds = 3;

/** Records how long each touch and key took until its frame, from the start of the page. */
const watchInteractions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const longest = new Map<number, number>();
    // By default, events shorter than 104 ms are left out.
    const options = { type: 'event', durationThreshold: 16, buffered: true };
    Object.assign(window, { interactions: longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id = Number(Reflect.get(entry, 'interactionId') ?? 0);
        if (id > 0) longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration));
      }
    }).observe(options);
  });

const taken = async (page: Page): Promise<number[]> => {
  // An event is reported after its frame.
  await page.waitForTimeout(500);
  const times: unknown = await page.evaluate(() => {
    const all: unknown = Reflect.get(window, 'interactions');
    return all instanceof Map ? [...all.values()] : [];
  });
  return Array.isArray(times) ? times.map(Number) : [];
};

/** People look at the result before they tap again, and nothing may still be moving from the last tap. */
const lookingMs = (page: Page, ms: number): Promise<void> => page.waitForTimeout(ms);

/**
 * Taps an element like a finger, which stays down for a moment. The driver's own tap has no time between down and up,
 * and queries the page in between for the hit target: both would count as the page's time.
 */
const tap = async (page: Page, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('What is to be tapped is not in view.');
  await lookingMs(page, 300);
  const touches = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await lookingMs(page, fingerMs);
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touches.detach();
};

const tapTimes = async (page: Page, name: string | RegExp, times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    await tap(page, page.getByRole('button', { name }).first());
    await lookingMs(page, 700);
  }
};

const scenes: Readonly<Record<string, { at: string; act: (page: Page) => Promise<void> }>> = {
  menu: {
    at: '/',
    act: async (page) => {
      await tapTimes(page, siteText.frame.openMenu, 1);
      await tapTimes(page, siteText.frame.closeMenu, 1);
    },
  },
  banner: { at: '/', act: async (page) => tapTimes(page, siteText.banner.next, 3) },
  lightbox: {
    at: '/foto-galeri',
    act: async (page) => {
      await tap(page, page.locator('main picture').first());
      await lookingMs(page, 1_200);
      await tapTimes(page, siteMediaText.lightbox.next, 2);
      await tapTimes(page, siteMediaText.lightbox.close, 1);
    },
  },
  form: {
    at: '/teklif-al',
    act: async (page) => {
      await tap(page, page.locator('main form input:visible').first());
      await page.keyboard.type('Ayşe Yılmaz', { delay: 120 });
      await tap(page, page.locator('main form textarea').first());
      await page.keyboard.type('Evimizin çatısı', { delay: 120 });
    },
  },
  'page to page': {
    at: '/',
    act: async (page) => {
      await tap(page, page.locator('main a[href="/projelerimiz"]').first());
      await page.waitForURL(/projelerimiz/);
      await lookingMs(page, 1_500);
      await tap(page, page.locator('main a[href^="/projelerimiz/"]').first());
      await lookingMs(page, 1_500);
    },
  },
};

const browser = await chromium.launch({ executablePath: executablePath(), args });
process.stdout.write(`${'scene'.padEnd(14)}touches and keys   median ms   worst ms, in ${rounds} rounds\n`);
for (const [name, { at, act }] of Object.entries(scenes)) {
  const worst: number[] = [];
  const all: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({
      baseURL: host,
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 3,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const machine = await context.newCDPSession(page);
    await machine.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await watchInteractions(page);
    await openPage(page, at);
    await lookingMs(page, 2_000);
    await act(page);
    const times = await taken(page);
    all.push(...times);
    worst.push(Math.max(0, ...times));
    await context.close();
  }
  const median = all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  process.stdout.write(
    `${name.padEnd(14)}${String(all.length).padStart(16)}${String(median).padStart(12)}   ${worst.join(', ')}\n`,
  );
}
await browser.close();
