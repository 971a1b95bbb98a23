import { AsyncLocalStorage } from 'node:async_hooks';
import type { TablesRead } from '../../store/contentVersion.ts';
import { withTablesRead } from '../../store/tablesRead.ts';

/**
 * The responses that something was made from: the URL of each, and a state that tells whether it would be the same
 * again.
 */
export type Parts = ReadonlyMap<string, string>;

/** The combined freshness of several responses is that of the first one to change. */
type Freshness = { until: Date | undefined; parts: Map<string, string> };

const collecting = new AsyncLocalStorage<Freshness>();

/** Records until when a response that is used for the current work is fresh. */
export function noteFreshness(until: Date | undefined): void {
  const freshness = collecting.getStore();
  if (freshness === undefined || until === undefined) return;
  if (freshness.until === undefined || until < freshness.until) freshness.until = until;
}

/** Records a response that is used for the current work. */
export function notePart(url: string, state: string): void {
  collecting.getStore()?.parts.set(url, state);
}

/**
 * Runs work that calls the API in this process, and returns until when all of its responses are fresh, which tables
 * they were made from, and which responses they were.
 */
export async function withFreshness<T>(
  work: () => Promise<T>,
): Promise<{ made: T; until: Date | undefined; tables: TablesRead; parts: Parts }> {
  const freshness: Freshness = { until: undefined, parts: new Map() };
  const { made, tables } = await withTablesRead(() => collecting.run(freshness, work));
  return { made, until: freshness.until, tables, parts: freshness.parts };
}
