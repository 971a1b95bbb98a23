/** The margin above, in CSS pixels. */
const gap = 16;

/** The height of a sticky header in CSS pixels. */
function floatingHeader(view: Window): number {
  const header = view.document.querySelector('header');
  if (!header || !['fixed', 'sticky'].includes(view.getComputedStyle(header).position)) return 0;
  // The header itself may have no height, so that a page can start behind its bar.
  const bar = header.firstElementChild?.getBoundingClientRect();
  return Math.max(header.offsetHeight, bar?.height ?? 0);
}

/**
 * Scrolls a window to the first element that matches a CSS selector, below the page's header; to the top if nothing
 * matches. Unlike `scrollIntoView`, it does not scroll any parent window.
 */
export function bringIntoView(view: Window, selector: string): void {
  const element = view.document.querySelector(selector);
  const top = element ? element.getBoundingClientRect().top + view.scrollY - floatingHeader(view) - gap : 0;
  view.scrollTo({ top, behavior: 'instant' });
}
