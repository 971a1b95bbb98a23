import type { Page } from '@playwright/test';

/** Waits until nothing moves of itself: words that fade, such as the curtain's, have another contrast on the way. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
