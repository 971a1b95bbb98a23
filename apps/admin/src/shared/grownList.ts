import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Load } from '@vitrin/contract/load';
import { tellFailure } from './tellFailure.ts';

/** The entries that were loaded so far, whether there are more, and whether these are being loaded. */
export type GrownList<Item> = { items: readonly Item[]; more: boolean; reading: boolean };

/** A query of successive pages as one list, and a function that loads the next page and reports a failure. */
export function grownList<Item>(
  query: UseInfiniteQueryResult<InfiniteData<readonly Item[]>>,
  texts: { loadFailed: string; moreFailed: string },
): { load: Load<GrownList<Item>>; more: () => void } {
  async function more(): Promise<void> {
    const { isFetchNextPageError } = await query.fetchNextPage();
    if (isFetchNextPageError) tellFailure(texts.moreFailed, () => void more());
  }

  return { load: loadOf(), more: () => void more() };

  function loadOf(): Load<GrownList<Item>> {
    if (query.data !== undefined) {
      const items = query.data.pages.flat();
      return { status: 'ready', data: { items, more: query.hasNextPage, reading: query.isFetchingNextPage } };
    }
    if (query.isError && !query.isFetching)
      return { status: 'failed', error: texts.loadFailed, retry: () => void query.refetch() };
    return { status: 'loading' };
  }
}
