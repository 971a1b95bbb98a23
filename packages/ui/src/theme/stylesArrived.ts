/** How long code waits for style sheets, in milliseconds: one that never loads must not block it forever. */
const longestMs = 10_000;

/** The style sheets that failed to load; the element itself does not expose that. */
export const missingStyles = new Set<HTMLLinkElement>();
if (typeof window !== 'undefined')
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missingStyles.add(target);
    },
    true,
  );

/**
 * Waits until no style sheet of the page is loading. Code that is loaded later waits for its own sheets, but not for
 * those that another part has just requested: it would be rendered without them.
 */
export async function stylesArrived(): Promise<void> {
  const awaited = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    (link) => link.sheet === null && !missingStyles.has(link),
  );
  if (awaited.length === 0) return;
  const timeout = AbortSignal.timeout(longestMs);
  await Promise.all(
    awaited.map(
      (link) =>
        new Promise<void>((resolve) => {
          for (const event of ['load', 'error'])
            link.addEventListener(event, () => resolve(), { once: true });
          timeout.addEventListener('abort', () => resolve(), { once: true });
        }),
    ),
  );
}
