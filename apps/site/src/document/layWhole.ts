/**
 * Lays out the rest of a page below its first view, and removes the marks of `startScript`: React must find the page as
 * the server sent it.
 */
export function layWhole(page: Document): void {
  delete page.documentElement.dataset['unlaid'];
  for (const part of page.querySelectorAll<HTMLElement>('[data-laid]')) delete part.dataset['laid'];
}
