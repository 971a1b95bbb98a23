import type { Page } from '@playwright/test';

/**
 * Waits until no transition is running: text that is fading, such as the curtain's, temporarily has another contrast.
 * Reactions to a change of size or colour scheme start some frames later and may take several steps. Long animations,
 * such as the banner's, belong to the page's appearance.
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
