import { startTransition } from 'react';
import { flushSync } from 'react-dom';

/** Marks the picture that moves from a card to the page that it leads to; the website's styles use the name. */
const mark = 'moving';

/**
 * Shows another page through `show`: with a view transition if the browser supports it and motion is allowed, in which
 * the picture of the card grows into that of the page.
 */
export function changePage(show: () => void, pathname: string): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!('startViewTransition' in document) || still || document.hidden) {
    startTransition(show);
    return;
  }
  const before = pictureOfCard(pathname);
  if (before !== undefined) before.dataset[mark] = '';
  let after: HTMLElement | undefined;
  const transition = document.startViewTransition(() => {
    delete before?.dataset[mark];
    flushSync(show);
    after = before && openingPicture();
    if (after !== undefined) after.dataset[mark] = '';
  });
  const end = (): void => {
    delete after?.dataset[mark];
  };
  // A skipped transition, because of another navigation or a resize, has shown the page as well.
  transition.finished.then(end, end);
  transition.ready.catch(() => {});
}

/** The picture of the card whose link was pressed, if it is visible. */
function pictureOfCard(pathname: string): HTMLElement | undefined {
  const link = document.activeElement?.closest('a');
  if (!link || link.pathname !== pathname) return undefined;
  const picture = link.closest('article')?.querySelector('img') ?? undefined;
  return picture && inView(picture) ? picture : undefined;
}

function openingPicture(): HTMLElement | undefined {
  const picture = document.querySelector<HTMLElement>('main article img') ?? undefined;
  return picture && inView(picture) ? picture : undefined;
}

function inView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
