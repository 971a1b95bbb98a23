const isLate = 'link[rel="stylesheet"][media="print"]';

const settled = (link: HTMLLinkElement): Promise<unknown> =>
  link.sheet === null
    ? new Promise((resolve) => {
        link.addEventListener('load', resolve, { once: true });
        // A sheet that fails to load must not keep the page from working.
        link.addEventListener('error', resolve, { once: true });
      })
    : Promise.resolve();

/**
 * Applies the style sheets that were loaded without blocking the first view: all in one step, since each alone would
 * come after rules of the page that belong behind it.
 */
export async function applyStyles(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>(isLate)];
  await Promise.all(links.map(settled));
  for (const link of links) link.media = 'all';
}
