import { expect, type Page } from '@playwright/test';

/** Lifts the item whose handle has the focus; the arrow keys move it from now on. */
export async function lift(page: Page, told: string | RegExp): Promise<void> {
  await page.keyboard.press('Space');
  await expect(page.getByText(told)).toBeAttached();
  // The places are measured in the frame after the announcement; nobody's finger is as quick as a test.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}
