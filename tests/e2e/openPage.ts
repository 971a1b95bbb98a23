import type { Page, Response } from '@playwright/test';

/** Whether a page is hydrated, by the document's attribute. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(document).some((key) => key.startsWith('__reactContainer$')));

/** Waits until a page is hydrated and idle. Before that, links and forms are plain HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer$')));
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestIdleCallback(done);
      }),
  );
}

/** Opens a page of the website and waits until it is hydrated. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address);
  await hydrated(page);
  return answer;
}

/** Reloads the page and waits until it is hydrated. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}
