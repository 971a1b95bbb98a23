import type { Page } from '@playwright/test';

/**
 * Whether the focused element is visible. The part in the viewport counts: the browser scrolls a tall field to its
 * caret, and leaves a button at the end of a row that scrolls sideways where it is.
 */
export function focusView(page: Page): Promise<{ name: string; seen: boolean } | null> {
  return page.evaluate(async () => {
    // An element that lost the focus, such as the skip link, may still be animating out; endless animations are
    // ignored.
    const leaving = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 2_000,
      );
    await Promise.allSettled(leaving.map(({ finished }) => finished));
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const name = `${element.tagName} "${(element.textContent ?? '').trim().slice(0, 30)}" ${element.getAttribute('aria-label') ?? ''}`;
    const middle = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
    const start = Math.max(left, 0);
    const end = Math.min(right, window.innerWidth);
    const points = [0.25, 0.5, 0.75].map((part) => [start + (end - start) * part, middle] as const);
    const seen = points.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (element.contains(there) || there.contains(element));
    });
    return { name, seen };
  });
}
