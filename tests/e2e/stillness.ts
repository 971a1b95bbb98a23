import type { Page } from '@playwright/test';

/**
 * Waits until nothing moves of itself: words that fade, such as the curtain's, have another contrast on the way.
 * What a page does upon a change of its size or colour scheme begins some frames later, so it has to be still twice.
 */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = async (count: number): Promise<void> => {
      for (let frame = 0; frame < count; frame += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one frame after the other
        await new Promise((done) => requestAnimationFrame(done));
      }
    };
    const moving = (): Animation[] =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        );
    await frames(3);
    for (let now = moving(); now.length > 0; now = moving()) {
      // oxlint-disable-next-line no-await-in-loop -- what ends may begin something else
      await Promise.allSettled(now.map(({ finished }) => finished));
      // oxlint-disable-next-line no-await-in-loop
      await frames(3);
    }
  });
}
