import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

/** What a visitor's first page may weigh, in bytes as they cross the wire with gzip. */
const budget = { scripts: 110_000, styles: 20_000, fonts: 70_000, heroAt390: 90_000 };

async function bytesOf(request: APIRequestContext, addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    addresses.map(async (address) => {
      const answer = await request.get(address, { headers: { 'accept-encoding': 'gzip' } });
      expect(answer.ok(), address).toBe(true);
      const written = answer.headers()['content-length'];
      return written === undefined ? (await answer.body()).length : Number(written);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The addresses that a page fetched before anybody touched it, by kind. */
const fetched = (page: Page) =>
  page.evaluate(() => {
    const all = performance.getEntriesByType('resource').map((entry) => entry.name);
    const ending = (pattern: RegExp): string[] => all.filter((name) => pattern.test(new URL(name).pathname));
    return { scripts: ending(/\.js$/), styles: ending(/\.css$/), fonts: ending(/\.woff2$/) };
  });

test('the first load of the home page keeps its budget and its place', async ({
  browser,
  request,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0);
      const { dataset } = document.documentElement;
      dataset['shift'] = String(Number(dataset['shift'] ?? 0) + moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const { scripts, styles, fonts } = await fetched(page);
  const hero = await page
    .locator('main img')
    .first()
    .evaluate((img: HTMLImageElement) => img.currentSrc);
  const measured = {
    scripts: await bytesOf(request, scripts),
    styles: await bytesOf(request, styles),
    fonts: await bytesOf(request, fonts),
    heroAt390: await bytesOf(request, [hero]),
  };
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify(measured) });

  expect(scripts.length).toBeGreaterThan(0);
  for (const kind of ['scripts', 'styles', 'fonts', 'heroAt390'] as const) {
    expect.soft(measured[kind], kind).toBeLessThanOrEqual(budget[kind]);
    expect.soft(measured[kind], kind).toBeGreaterThan(0);
  }
  expect(scripts.filter((name) => /axios|purify|zod|browser-/.test(name))).toEqual([]);
  expect(await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))).toBe(0);
  await context.close();
});
