import { sitePaths } from '@vitrin/contract/paths/sitePaths';

let last = '';

/** The pages of the forms: none of them is what a visitor writes about. */
const forms: ReadonlySet<string> = new Set([sitePaths.quote(), sitePaths.contact()]);

/** Remembers the path of the current page, for the forms. */
export function rememberPage(path: string): void {
  if (!forms.has(path)) last = path;
}

/** The path of the page that the visitor came from within the site; empty if there is none. */
export function pageBefore(): string {
  if (last !== '') return last;
  const { referrer, location } = { referrer: document.referrer, location: window.location };
  if (!URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  return origin === location.origin && !forms.has(pathname) ? pathname : '';
}
