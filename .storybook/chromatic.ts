import isChromatic from 'chromatic/isChromatic';

/** How Chromatic takes its pictures: each story at a phone's and a desk's width, at the end of every motion. */
export const chromatic = {
  modes: {
    phone: { viewport: { width: 390, height: 844 } },
    desktop: { viewport: { width: 1440, height: 900 } },
  },
  pauseAnimationAtEnd: true,
  prefersReducedMotion: 'reduce',
} as const;

const moment = Date.UTC(2026, 2, 18, 7);

/** Freezes the clock for snapshots, so that "3 hours ago" and the year are the same in every one. */
export function stopClockForPictures(): void {
  if (!isChromatic()) return;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, derived) =>
      Reflect.construct(target, given.length === 0 ? [moment] : given, derived),
    get: (target, name, self) => (name === 'now' ? () => moment : Reflect.get(target, name, self)),
  });
}
