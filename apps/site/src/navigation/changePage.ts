import { startTransition } from 'react';
import { flushSync } from 'react-dom';

/** Marks the picture that goes over from a card to the page that it leads to; the website's styles name it. */
const mark = 'moving';

/**
 * Shows another page by `show`: with a transition of the browser where it has them and motion is wanted, and the picture of
 * the card that led to it grows into that of the page.
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
  // One that is skipped, as another page was opened or the window resized meanwhile, has shown the page as well.
  transition.finished.then(end, end);
  transition.ready.catch(() => {});
}

/** The picture of the card whose link was pressed, if it is in view. */
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
