import type { Page } from '@playwright/test';

/**
 * Waits until nothing appears or fades: words that do, such as the curtain's, have another contrast on the way.
 * What a page does upon a change of its size or colour scheme begins some frames later and may come in turns. What
 * goes on for long, as the banner does, is part of how the page looks.
 */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const long = 2_000;
    const moving = (): Animation[] =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number(effect?.getComputedTiming().endTime) <= long,
        );
    for (let turn = 0, still = 0; still < 3 && turn < 30; turn += 1) {
      const now = moving();
      still = now.length === 0 ? still + 1 : 0;
      await Promise.allSettled(now.map(({ finished }) => finished));
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
}
