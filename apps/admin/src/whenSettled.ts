import type { QueryClient } from '@tanstack/react-query';

/** Waits until the screen has read what it shows, and the browser has nothing better to do. */
export async function whenSettled(queries: QueryClient): Promise<void> {
  await whenIdle();
  if (queries.isFetching() === 0) return;
  await new Promise<void>((resolve) => {
    const leave = queries.getQueryCache().subscribe(() => {
      if (queries.isFetching() > 0) return;
      leave();
      resolve();
    });
  });
  // What has come is rendered first.
  await whenIdle();
}

/** Waits until the browser has nothing better to do, for two seconds at most. Safari cannot tell: it waits a moment. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 300);
  });
