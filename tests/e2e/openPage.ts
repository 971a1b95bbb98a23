import type { Page, Response } from '@playwright/test';

/**
 * Waits until a page is the browser's: React has taken over the server's HTML, which it marks the document with, and has
 * come to rest. What is clicked before is a plain link or form.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer$')));
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestIdleCallback(done);
      }),
  );
}

/** Opens a page of the website and waits until it is the browser's. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address);
  await hydrated(page);
  return answer;
}

/** Loads it again. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}
