/** Waits until the browser has nothing better to do, for two seconds at most. Safari cannot tell: it waits a moment. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 300);
  });
