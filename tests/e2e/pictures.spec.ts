import type { Page } from '@playwright/test';
import { openPage } from './openPage.ts';
import { detailPages } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/** The allowed number of file pixels per displayed pixel, if a larger or smaller file exists. */
const bounds = { least: 1, most: 1.6 } as const;

/** For each picture, its file pixels per displayed pixel, and whether it is the largest or smallest file. */
const measure = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main picture img')];
    for (const picture of pictures) picture.loading = 'eager';
    // A loaded picture already shows which file was chosen; decoding all of them would double the test's duration.
    for (const picture of pictures) {
      if (picture.complete) continue;
      const { promise, resolve } = Promise.withResolvers<unknown>();
      for (const end of ['load', 'error']) picture.addEventListener(end, resolve);
      await promise;
    }
    const widest = new Map<string, number>();
    for (const { currentSrc, offsetWidth } of pictures)
      widest.set(currentSrc, Math.max(widest.get(currentSrc) ?? 0, offsetWidth));
    return pictures.flatMap((picture) => {
      if (picture.getClientRects().length === 0) return [];
      // A browser reuses a file that the page has already fetched for a larger place.
      if (picture.offsetWidth < (widest.get(picture.currentSrc) ?? 0)) return [];
      const files = [...(picture.parentElement?.querySelectorAll('source') ?? [])].map(
        ({ srcset, media }) => ({
          media,
          widths: new Map(
            srcset.split(', ').map((entry) => {
              const [url = '', width = ''] = entry.split(' ');
              return [new URL(url, location.href).href, Number.parseInt(width, 10)];
            }),
          ),
        }),
      );
      const source = files.find(({ widths }) => widths.has(picture.currentSrc));
      const file = source?.widths.get(picture.currentSrc);
      if (source === undefined || file === undefined) return [];
      const ratio =
        source.media === ''
          ? Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'))
          : 3 / 4;
      const covers = getComputedStyle(picture).objectFit === 'cover';
      const shown = covers
        ? Math.max(picture.offsetWidth, picture.offsetHeight * ratio)
        : picture.offsetWidth;
      const all = [...source.widths.values()];
      return {
        share: Math.round((file / (shown * devicePixelRatio)) * 100) / 100,
        isLargest: file === Math.max(...all),
        isSmallest: file === Math.min(...all),
        what: `${picture.alt} ${picture.offsetWidth}x${picture.offsetHeight} ${file}w`,
      };
    });
  });

for (const density of [1, 2] as const) {
  test(`pictures are neither too small nor needlessly large at a density of ${density}`, async ({
    browser,
    request,
    baseURL,
  }) => {
    test.slow();
    const { project, post, tag } = await detailPages(request);
    const addresses = [
      '/',
      '/hakkimizda',
      '/ekibimiz',
      '/hizmetlerimiz',
      '/insaat-hizmeti',
      '/projelerimiz',
      project.address,
      '/foto-galeri',
      '/video-galeri',
      '/blog',
      post.address,
      tag.address,
      '/ara?q=ev',
      '/projelerimiz/zeytindali-evler',
      '/teklif-al',
      '/iletisim',
      '/theme-demo',
    ];
    const { least, most } = bounds;
    const wrong: string[] = [];
    let seen = 0;
    for (const viewport of windows) {
      for (const address of addresses) {
        // A fresh context for each page: a browser reuses a cached larger file instead of fetching a smaller one.
        const context = await browser.newContext({
          viewport,
          deviceScaleFactor: density,
          reducedMotion: 'reduce',
          ...(baseURL !== undefined && { baseURL }),
        });
        const page = await context.newPage();
        // Pictures below the first view only load once the page's scripts have started.
        await openPage(page, address);
        for (const { share, isLargest, isSmallest, what } of await measure(page)) {
          seen += 1;
          if ((share < least && !isLargest) || (share > most && !isSmallest))
            wrong.push(`${viewport.width} ${address} ${what}: ${share}`);
        }
        await context.close();
      }
    }
    expect(seen).toBeGreaterThan(550);
    expect(wrong).toEqual([]);
  });
}
