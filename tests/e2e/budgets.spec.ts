import { createServer } from 'node:http';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { adminText as english } from '@vitrin/ui/text/en/admin';
import { adminText as turkish } from '@vitrin/ui/text/tr/admin';
import { siteText } from '@vitrin/ui/text/website/site';
import { launchOptions } from '../support/chromium.ts';
import { detailPages, everyPage } from './publicPages.ts';
import { arriveSignedIn } from './signIn.ts';

// As on phones and most screens. With hinting to whole pixels, text widths differ by up to 6 % between fonts, so a row
// of links shifts when the font loads: 0.0028 on the projects' page, against 0.0002 without hinting.
test.use({
  launchOptions: launchOptions('--font-render-hinting=none'),
});

/** The budget of a visitor's first page, in transferred bytes with gzip. */
const budget = {
  html: 26_000,
  scripts: 90_000,
  styles: 12_300,
  // Above 14.6 kB for the font or 29 kB for the picture, headers included, they arrive a round trip later.
  fonts: 14_100,
  heroAt390: 28_500,
};

/** The budget of every other page, including what it requests after its first view. */
const pageBudget = { html: 24_600, scripts: 108_000, styles: 14_500 };
/** Pages that need more: the contact form's validation, and the demo of every themed part. */
const heavier = new Map([
  ['/iletisim', { scripts: 128_600 }],
  ['/theme-demo', { scripts: 118_200, styles: 16_800 }],
]);

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

/** The addresses that a page fetched before any interaction, by type. */
const fetched = (page: Page) =>
  page.evaluate(() => {
    const all = performance.getEntriesByType('resource').map((entry) => entry.name);
    const ending = (pattern: RegExp): string[] => all.filter((name) => pattern.test(new URL(name).pathname));
    return { scripts: ending(/\.js$/), styles: ending(/\.css$/), fonts: ending(/\.woff2$/) };
  });

/** Tools report layout shift with three decimal places. */
const noShift = 0.001;

/** Records the page's layout shifts from the start, each with what moved. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries()) {
        const sources: unknown = Reflect.get(entry, 'sources');
        const moved = (Array.isArray(sources) ? sources : []).map((source: object) => {
          const node: unknown = Reflect.get(source, 'node');
          const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
          const boxes = ['previousRect', 'currentRect'].map((name) =>
            JSON.stringify(Reflect.get(source, name)),
          );
          return `${element?.localName} "${element?.textContent.trim().slice(0, 40)}" ${boxes.join(' -> ')}`;
        });
        dataset['shift'] = String(Number(dataset['shift'] ?? 0) + Number(Reflect.get(entry, 'value')));
        dataset['moved'] =
          `${dataset['moved'] ?? ''}${Math.round(entry.startTime)} ms: ${moved.join('; ')}\n`;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Fails with the moved elements if the shift is large enough for tools to report it. */
async function expectNoShift(page: Page): Promise<void> {
  const { shift, moved } = await page.evaluate(async () => {
    await document.fonts.ready;
    // A shift is reported in the frame after it.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const { dataset } = document.documentElement;
    return { shift: Number(dataset['shift'] ?? 0), moved: dataset['moved'] ?? '' };
  });
  expect(shift, `${page.url()} moved:\n${moved}`).toBeLessThan(noShift);
}

test('the first load of the home page stays within its budget, without layout shifts', async ({
  browser,
  request,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // The usual density of phones of this width.
    deviceScaleFactor: 3,
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  await watchShifts(page);
  // This measures the network: a file requested late counts as well.
  await page.goto('/', { waitUntil: 'networkidle' });
  const { scripts, styles, fonts } = await fetched(page);
  const hero = await page
    .locator('main img')
    .first()
    .evaluate((img: HTMLImageElement) => img.currentSrc);
  const measured = {
    html: await bytesOf(request, ['/']),
    scripts: await bytesOf(request, scripts),
    styles: await bytesOf(request, styles),
    fonts: await bytesOf(request, fonts),
    heroAt390: await bytesOf(request, [hero]),
  };
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify(measured) });

  expect(scripts.length).toBeGreaterThan(0);
  for (const kind of ['html', 'scripts', 'styles', 'fonts', 'heroAt390'] as const) {
    expect.soft(measured[kind], kind).toBeLessThanOrEqual(budget[kind]);
    expect.soft(measured[kind], kind).toBeGreaterThan(0);
  }
  expect(scripts.filter((name) => /axios|purify|zod|browser-|browserRouter|WholeHome/.test(name))).toEqual(
    [],
  );
  await expectNoShift(page);
  await context.close();
});

test('the first view of the home page takes at most 200 kB in all, as it is sent', async ({
  browser,
  request,
  baseURL,
}) => {
  // A page that has been cached for two seconds is compressed again, at a higher level.
  await expect
    .poll(async () => {
      const response = await request.get('/', { headers: { 'accept-encoding': 'br' } });
      return Number(response.headers()['content-length']);
    })
    .toBeLessThanOrEqual(20_500);
  // The screen that Lighthouse measures with.
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  const machine = await context.newCDPSession(page);
  await machine.send('Network.enable');
  const addresses = new Map<string, string>();
  const received = new Map<string, number>();
  machine.on('Network.requestWillBeSent', (sent) => addresses.set(sent.requestId, sent.request.url));
  machine.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    received.set(addresses.get(requestId) ?? '', encodedDataLength),
  );
  await page.goto('/');
  const ofSlides = page.getByRole('region', { name: siteText.banner.label }).locator('img');
  // The pictures of other slides load while the first one is shown.
  const forgetOtherSlides = async () => {
    const sources = await ofSlides.evaluateAll((images) =>
      images.map((image) => (image instanceof HTMLImageElement ? image.currentSrc : '')),
    );
    for (const source of sources.slice(1)) received.delete(source);
    return received.size;
  };
  // Includes the scripts, the style sheets and the picture right below the viewport.
  await expect.poll(forgetOtherSlides).toBeGreaterThan(14);
  const bytes = [...received.values()].reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeLessThanOrEqual(200_000);
  await context.close();
});

test('the first words of the home page do not move, however slowly its HTML arrives', async ({
  page,
  request,
  baseURL,
}) => {
  const html = await (await request.get('/')).text();
  const half = html.indexOf(siteText.banner.previous);
  expect(half).toBeGreaterThan(0);
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const server = createServer((incoming, answer) => {
    if (incoming.url !== '/') {
      answer.writeHead(307, { location: `${baseURL ?? ''}${incoming.url ?? ''}` }).end();
      return;
    }
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, half));
    void asked.then(() => answer.end(html.slice(half)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  await watchShifts(page);
  await page.goto(`http://127.0.0.1:${address.port}/`, { waitUntil: 'commit' });
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // By now anything that can be painted has been; a page that waits for the rest of its HTML never is.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
  ask();
  await page.waitForLoadState('load');
  await expectNoShift(page);
  server.closeAllConnections();
  server.close();
});

for (const { tag, ...viewport } of [
  { width: 390, height: 844, tag: [] },
  { width: 1440, height: 900, tag: '@long' },
]) {
  test(`on a slow machine, ${viewport.width} px wide, late fonts and pictures move nothing`, { tag }, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    const machine = await page.context().newCDPSession(page);
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await watchShifts(page);
    const { post } = await detailPages(request);
    for (const address of ['/', '/projelerimiz', post.address]) {
      const painted = Promise.withResolvers<void>();
      await page.unrouteAll();
      await page.route(/\.woff2$|\/api\/images\//, async (route) => {
        await painted.promise;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      expect(await page.evaluate(() => document.fonts.status), address).toBe('loading');
      painted.resolve();
      // Until every held file has loaded, whichever ones the page requests.
      await page.waitForLoadState('networkidle');
      await expectNoShift(page);
    }
  });
}

/** The files that a page's HTML names itself: links, scripts, preloads, and what it requests after the first view. */
const named = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(/(?:href="|src="|&quot;)(\/[^"&]+\.(?:js|css|woff2))/g)].map(([, file = '']) => file),
  );

test('nothing blocks the first view: no stylesheet is render-blocking, and no script is requested with it', async ({
  request,
}) => {
  for (const address of await everyPage(request)) {
    const html = await (await request.get(address)).text();
    const head = html.slice(0, html.indexOf('</head>')).replaceAll(/<noscript>.*?<\/noscript>/gs, '');
    expect(head.match(/<link[^>]*rel="(?:stylesheet|modulepreload)"[^>]*>/g), address).toBeNull();
    expect(html.match(/<script[^>]*\ssrc=/g), address).toBeNull();
    expect(head, address).toContain('<style id="styles">');
  }
});

test('every page stays within its budget of HTML, scripts and styles', async ({ request }) => {
  const known = new Map<string, Promise<number>>();
  const bytesOfFile = (file: string): Promise<number> => {
    const bytes = known.get(file) ?? bytesOf(request, [file]);
    known.set(file, bytes);
    return bytes;
  };
  const bytesOfFiles = async (files: readonly string[]): Promise<number> =>
    (await Promise.all(files.map(bytesOfFile))).reduce((sum, size) => sum + size, 0);

  for (const address of await everyPage(request)) {
    const html = await (await request.get(address)).text();
    const files = [...named(html)];
    const weight = {
      html: await bytesOf(request, [address]),
      scripts: await bytesOfFiles(files.filter((file) => file.endsWith('.js'))),
      styles: await bytesOfFiles(files.filter((file) => file.endsWith('.css'))),
    };
    test.info().annotations.push({ type: 'bytes', description: `${address} ${JSON.stringify(weight)}` });
    const allowed = {
      ...pageBudget,
      ...heavier.get(address),
      ...(address === '/' && { html: budget.html }),
    };
    for (const kind of ['html', 'scripts', 'styles'] as const) {
      expect.soft(weight[kind], `${kind} of ${address}`).toBeLessThanOrEqual(allowed[kind]);
      expect.soft(weight[kind], `${kind} of ${address}`).toBeGreaterThan(0);
    }
  }
});

/** The computed styles of every element of the page. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map(
      (element) => `${element.localName}.${element.className} ${getComputedStyle(element).cssText}`,
    ),
  );

/** Replaces the page's inline rules with links to the style sheets that it names. */
const linkSheets = (page: Page) =>
  page.evaluate(async () => {
    const files: unknown = JSON.parse(document.querySelector('#start')?.getAttribute('data-files') ?? '{}');
    if (typeof files !== 'object' || files === null || !('styles' in files) || !Array.isArray(files.styles))
      throw new Error('The page names no sheets');
    document.querySelector('#styles')?.remove();
    await Promise.all(
      files.styles.map(
        (href) =>
          new Promise((resolve, reject) => {
            const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
            link.addEventListener('load', resolve);
            link.addEventListener('error', reject);
            document.head.append(link);
          }),
      ),
    );
  });

test('the inlined rules of a page give it the same styles as the complete style sheets', async ({
  page,
  request,
}) => {
  // Without scripts the page stays as served, and without fonts no text changes its width in the meantime.
  await page.route(/\.(?:js|woff2)$/, (route) => route.abort());
  const { post, project } = await detailPages(request);
  for (const address of ['/', '/iletisim', '/foto-galeri', post.address, project.address]) {
    await page.goto(address);
    const carried = await looks(page);
    await linkSheets(page);
    const whole = await looks(page);
    const changed = carried.flatMap((look, index) => {
      const parts = whole[index]?.split('; ') ?? [];
      return look.split('; ').filter((part, place) => part !== parts[place]);
    });
    expect(carried.length, address).toBeGreaterThan(50);
    expect(changed.slice(0, 9), address).toEqual([]);
  }
});

test('every script, style and font of a page is named in its HTML, and none belongs to another page', {
  tag: '@long',
}, async ({ page, request, baseURL }) => {
  const strangers: string[] = [];
  page.on('request', (asked) => {
    const { hostname, protocol } = new URL(asked.url());
    if (protocol.startsWith('http') && hostname !== new URL(baseURL ?? '').hostname)
      strangers.push(asked.url());
  });
  for (const address of await everyPage(request)) {
    const html = await (await request.get(address)).text();
    // This looks for files that are discovered late, so it waits for the network to become idle.
    await page.goto(address, { waitUntil: 'networkidle' });
    const { scripts, styles, fonts } = await fetched(page);
    const files = [...scripts, ...styles, ...fonts].map((file) => new URL(file).pathname);
    // Visits are counted after everything that the page needs, when it is idle.
    const needed = files.filter((file) => !/\/countVisits-[^/]+$/.test(file));
    expect(
      needed.filter((file) => !named(html).has(file)),
      address,
    ).toEqual([]);
    const pages = files.filter((file) => /Container-[^/]*\.js$/.test(file));
    expect(pages.length, `${address}: ${pages.join(' ')}`).toBeLessThanOrEqual(1);
    expect(
      files.filter((file) => file.includes('/admin')),
      address,
    ).toEqual([]);
  }
  expect(strangers).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

/** What the panel may load before its dashboard is usable, in transferred bytes with gzip. */
const panelBudget = { scripts: 200_000, fonts: 60_000, requests: 40 };

/** Records the time at which the dashboard shows its figures, newest entries and quick actions. */
const noteUse = (page: Page) =>
  page.addInitScript((figures) => {
    const sections = [figures, '[aria-labelledby=recent-activity]', '[aria-labelledby=quick-actions]'];
    const watch = new MutationObserver(() => {
      if (sections.some((section) => document.querySelector(`${section} a`) === null)) return;
      if (document.querySelector(`${figures}[aria-busy=true]`) !== null) return;
      document.documentElement.dataset['usable'] = String(performance.now());
      watch.disconnect();
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true });
  }, `[aria-label="${turkish.dashboard.counts}"]`);

/** The addresses requested until then. */
const askedUntilUse = (page: Page) =>
  page.evaluate(() => {
    const usable = Number(document.documentElement.dataset['usable']);
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= usable);
    return [location.href, ...asked.map(({ name }) => name)];
  });

test('the dashboard becomes usable within its budget, without what loads later', async ({
  page,
  request,
}) => {
  await arriveSignedIn(page);
  await noteUse(page);
  await page.goto('/admin/dashboard');
  await expect(page.locator('html')).toHaveAttribute('data-usable', /./);
  const asked = await askedUntilUse(page);
  const ending = (pattern: RegExp) => asked.filter((address) => pattern.test(address));
  const scripts = ending(/\.js$/);
  const measured = {
    scripts: await bytesOf(request, scripts),
    fonts: await bytesOf(request, ending(/\.woff2$/)),
    requests: asked.length,
  };
  test.info().annotations.push({ type: 'panel', description: JSON.stringify(measured) });

  for (const kind of ['scripts', 'fonts', 'requests'] as const) {
    expect.soft(measured[kind], kind).toBeLessThanOrEqual(panelBudget[kind]);
    expect.soft(measured[kind], kind).toBeGreaterThan(0);
  }
  const code = (
    await Promise.all(scripts.map(async (address) => (await request.get(address)).text()))
  ).join();
  expect(code).toContain(turkish.nothingLost);
  expect(code).not.toContain(english.nothingLost);
});

for (const width of [1280, 390]) {
  test(`a checklist that arrives late moves no figures, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await arriveSignedIn(page);
    await noteUse(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/ChecklistContainer/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/admin/dashboard');
    await expect(page.locator('html')).toHaveAttribute('data-usable', /./);
    const figures = page.getByRole('region', { name: turkish.dashboard.counts });
    const top = async () => (await figures.boundingBox())?.y;
    const before = await top();
    await expect(page.locator('#checklist')).toHaveCount(0);
    release();
    await expect(page.locator('#checklist')).toBeVisible();
    expect(await top()).toBeCloseTo(before ?? 0, 0);
  });
}

test('a menu that is pressed before its code has loaded opens afterwards', async ({ page }) => {
  await arriveSignedIn(page);
  await noteUse(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let held = 0;
  await page.route('**/assets/*.js', async (route) => {
    // What the first screen needs is named by the document or its dependencies, or is a language.
    if (/\/(?:index|rolldown-runtime|frame|first)-[^/]+$/.test(route.request().url()))
      return route.continue();
    held += 1;
    await released;
    return route.continue();
  });
  await page.goto('/admin/dashboard');
  await expect(page.locator('html')).toHaveAttribute('data-usable', /./);

  const menu = page.locator('header button[aria-haspopup=menu]:visible');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-busy', 'true');
  expect(held).toBeGreaterThan(0);
  release();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.locator('[role=menu]:focus-within')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});
