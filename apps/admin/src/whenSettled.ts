import type { QueryClient } from '@tanstack/react-query';

/** Waits until the screen has loaded its data, and the browser is idle. */
export async function whenSettled(queries: QueryClient): Promise<void> {
  const cache = queries.getQueryCache();
  // A slow browser may be idle before the screen has requested anything.
  const isSettled = () => cache.getAll().length > 0 && queries.isFetching() === 0;
  do {
    await whenIdle();
    await new Promise<void>((resolve) => {
      const look = () => {
        if (!isSettled()) return;
        leave();
        resolve();
      };
      const leave = cache.subscribe(look);
      look();
    });
    // What has arrived is rendered first, and may request more.
    await whenIdle();
  } while (!isSettled());
}

/** Waits until the browser is idle, for two seconds at most. Safari has no such event, so it waits a moment. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 300);
  });
