import { sitePaths } from '@vitrin/contract/paths/sitePaths';

let last = '';

/** Keeps the path of the page in view, for the page that asks for a quote. */
export function rememberPage(path: string): void {
  if (path !== sitePaths.quote()) last = path;
}

/** The path of the page of the site that the visitor was on before this one; empty where there was none. */
export function pageBefore(): string {
  if (last !== '') return last;
  const { referrer, location } = { referrer: document.referrer, location: window.location };
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  return origin === location.origin && pathname !== sitePaths.quote() ? pathname : '';
}
