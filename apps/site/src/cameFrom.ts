import { sitePaths } from '@vitrin/contract/paths/sitePaths';

let last = '';

/** Remembers the path of the current page, for the quote page. */
export function rememberPage(path: string): void {
  if (path !== sitePaths.quote()) last = path;
}

/** The path of the page that the visitor came from within the site; empty if there is none. */
export function pageBefore(): string {
  if (last !== '') return last;
  const { referrer, location } = { referrer: document.referrer, location: window.location };
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  return origin === location.origin && pathname !== sitePaths.quote() ? pathname : '';
}
