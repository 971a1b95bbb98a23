import type { Page } from '@playwright/test';

/**
 * Whether the focused element is visible; for a tall field, which the browser scrolls to its caret, the part in the
 * viewport counts.
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
    const points = [0.25, 0.5, 0.75].map((part) => [left + (right - left) * part, middle] as const);
    const seen = points.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (element.contains(there) || there.contains(element));
    });
    return { name, seen };
  });
}
