import { sitePaths } from './sitePaths.ts';

const segmentOf = (path: string): string => path.split(/[/?]/)[1] ?? '';

// Those of entries are below the address of a list.
const { home: _home, service: _service, project: _project, post: _post, ...pages } = sitePaths;

/** First path segments below which the server serves all addresses itself. */
const serverSegments = ['paylasim', 'onizleme', 'api', 'admin', 'assets', 'images', 'storybook'] as const;

/** Prefixes of files that the server generates. */
const serverFiles = ['sitemap', 'feed', 'robots', 'manifest', 'favicon'] as const;

/** First path segments that services cannot use: those of pages, and those that the server uses itself. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...Object.values(pages).map((address) => segmentOf(address('x'))),
  ...serverSegments,
  ...serverFiles,
]);

const serverPath = new RegExp(
  `^/(?:(?:${serverSegments.join('|')})(?:/|$)|(?:${serverFiles.join('|')})[.-])`,
);

/** Whether the server serves an address itself, without a page. */
export const isServerPath = (path: string): boolean => serverPath.test(path);

// Those with a parameter have many pages.
const { serviceBySlug: _slug, serviceByOldSlug: _oldSlug, tag, search, ...single } = pages;
const fixedPages: ReadonlySet<string> = new Set(
  [sitePaths.home, search, ...Object.values(single)].map((address) => address()),
);

/** Whether an address is a page that every site has, or a tag's. */
export const isFixedPage = (path: string): boolean => fixedPages.has(path) || path.startsWith(tag(''));

/** Whether a path belongs to another page, to the server, or is the home page. */
export function isReservedPath(path: string): boolean {
  const first = segmentOf(path);
  return first === '' || reservedSegments.has(first);
}
