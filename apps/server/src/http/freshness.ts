import { AsyncLocalStorage } from 'node:async_hooks';

/** What is made of several responses is as fresh as the one that will change first. */
type Freshness = { until: Date | undefined };

const collecting = new AsyncLocalStorage<Freshness>();

/** Notes until when a response is fresh that something is being made of. */
export function noteFreshness(until: Date | undefined): void {
  const freshness = collecting.getStore();
  if (freshness === undefined || until === undefined) return;
  if (freshness.until === undefined || until < freshness.until) freshness.until = until;
}

/** Does work that calls the API inside this process, and tells until when all its responses are fresh. */
export async function withFreshness<T>(
  work: () => Promise<T>,
): Promise<{ made: T; until: Date | undefined }> {
  const freshness: Freshness = { until: undefined };
  const made = await collecting.run(freshness, work);
  return { made, until: freshness.until };
}
