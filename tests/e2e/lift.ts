import { expect, type Page } from '@playwright/test';

/** Lifts the item whose handle has the focus; the arrow keys then move it. */
export async function lift(page: Page, told: string | RegExp): Promise<void> {
  await page.keyboard.press('Space');
  await expect(page.getByText(told)).toBeAttached();
  // The positions are measured in the frame after the announcement; a test is faster than any finger.
  await nextFrames(page);
}

/** Waits until the page has drawn what it was about to draw, and done what it left for the frame after. */
export const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
