import { useCallback } from 'react';
import { countable, countedText } from './countSteps.ts';

const countingMs = 1_400;

/** Fast at first, slow at the end. */
const eased = (share: number): number => 1 - (1 - share) ** 3;

/**
 * Counts a number up once, when its element scrolls into view. The initial text is the final number, so that nothing is
 * lost without JavaScript, or with reduced motion.
 */
export function useCounting(value: string): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (element: HTMLElement | null) => {
      const view = element?.ownerDocument.defaultView;
      if (!element || !view || countable(value) === undefined) return undefined;
      if (view.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
      let frame = 0;
      const count = (): void => {
        const begun = view.performance.now();
        const step = (now: number): void => {
          const share = Math.min(1, Math.max(0, now - begun) / countingMs);
          element.textContent = countedText(value, eased(share));
          if (share < 1) frame = view.requestAnimationFrame(step);
        };
        frame = view.requestAnimationFrame(step);
      };
      const observer = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        count();
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
        view.cancelAnimationFrame(frame);
        element.textContent = value;
      };
    },
    [value],
  );
}
