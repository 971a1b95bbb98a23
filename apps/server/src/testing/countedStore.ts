import type { KyselyPlugin } from 'kysely';
import type { Store } from '../store/openStore.ts';

/** The reads of a store: the number of queries, their total rows, and the most rows of one. */
export type Counts = { queries: number; rows: number; most: number };

/** A store whose reads are counted, and a function that returns the counts since its last call. */
export function countedStore(store: Store): { store: Store; taken: () => Counts } {
  let counts: Counts = { queries: 0, rows: 0, most: 0 };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      const { length } = result.rows;
      counts = {
        queries: counts.queries + 1,
        rows: counts.rows + length,
        most: Math.max(counts.most, length),
      };
      return Promise.resolve(result);
    },
  };
  return {
    store: { ...store, read: store.read.withPlugin(plugin) },
    taken: () => {
      const before = counts;
      counts = { queries: 0, rows: 0, most: 0 };
      return before;
    },
  };
}
