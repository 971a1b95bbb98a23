import { AsyncLocalStorage } from 'node:async_hooks';
import type { TablesRead } from '../../store/contentVersion.ts';
import { withTablesRead } from '../../store/tablesRead.ts';

/** The responses that something was made of: what was called, and what tells whether it would be the same again. */
export type Parts = ReadonlyMap<string, string>;

/** What is made of several responses is as fresh as the one that will change first. */
type Freshness = { until: Date | undefined; parts: Map<string, string> };

const collecting = new AsyncLocalStorage<Freshness>();

/** Notes until when a response is fresh that something is being made of. */
export function noteFreshness(until: Date | undefined): void {
  const freshness = collecting.getStore();
  if (freshness === undefined || until === undefined) return;
  if (freshness.until === undefined || until < freshness.until) freshness.until = until;
}

/** Notes a response that something is being made of. */
export function notePart(url: string, state: string): void {
  collecting.getStore()?.parts.set(url, state);
}

/**
 * Does work that calls the API inside this process, and tells until when all its responses are fresh, of which tables
 * they were made, and which they were.
 */
export async function withFreshness<T>(
  work: () => Promise<T>,
): Promise<{ made: T; until: Date | undefined; tables: TablesRead; parts: Parts }> {
  const freshness: Freshness = { until: undefined, parts: new Map() };
  const { made, tables } = await withTablesRead(() => collecting.run(freshness, work));
  return { made, until: freshness.until, tables, parts: freshness.parts };
}
