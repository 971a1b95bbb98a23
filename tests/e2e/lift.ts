import { expect, type Page } from '@playwright/test';

/** Lifts the item whose handle has the focus; the arrow keys then move it. */
export async function lift(page: Page, told: string | RegExp): Promise<void> {
  await page.keyboard.press('Space');
  await expect(page.getByText(told)).toBeAttached();
  // The positions are measured in the frame after the announcement; a test can be faster than that.
  await nextFrames(page);
}

/** Waits until pending rendering is done, and what was deferred to the following frame. */
export const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
