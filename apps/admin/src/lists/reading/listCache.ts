import type { QueryClient } from '@tanstack/react-query';
import { type ItemView, pagesOf } from '@vitrin/ui/admin/itemView';
import { countsWithout, type Listed, type ListSummary, type StoredPage } from './listReads.ts';

/** The pages of a list in the query cache, and the whole list if it was loaded. */
export type ListCache<T> = {
  /** Keeps pending responses from overwriting the current change. */
  hold: () => Promise<void>;
  /** The known items, each in its latest version. */
  items: () => T[];
  /** Changes items on all pages. */
  change: (change: (item: T) => T) => void;
  drop: (ids: readonly string[]) => void;
  /** Reorders the pages that are in the website's order. */
  arrange: (arrange: (items: readonly T[]) => T[]) => void;
  /** Whether an item comes after another one on a page in the website's order. */
  isAfter: (id: string, other: string) => boolean;
  /** Snapshots the pages; the returned function restores them. */
  remember: () => () => void;
  /** Refetches what is shown, and marks the rest as stale. */
  refresh: () => void;
};

/** The part of the query cache that holds a list. */
export function createListCache<T extends Listed>(
  queries: QueryClient,
  { key }: { key: readonly string[] },
): ListCache<T> {
  const pages = { queryKey: [...key, 'page'] };
  const seen = () =>
    queries
      .getQueryCache()
      .findAll(pages)
      .toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
      .flatMap(({ queryKey }) => queries.getQueryData<StoredPage<T>>(queryKey)?.items ?? []);
  const changePages = (change: (page: StoredPage<T>) => StoredPage<T>) =>
    queries.setQueriesData<StoredPage<T>>(pages, (page) => page && change(page));
  const changeWhole = (change: (items: T[]) => T[]) =>
    queries.setQueryData<T[]>(key, (items) => items && change(items));

  const known = () => {
    const whole = queries.getQueryData<T[]>(key) ?? [];
    return [...new Map([...whole, ...seen()].map((item) => [item.id, item])).values()];
  };

  return {
    hold: () => queries.cancelQueries({ queryKey: key }),
    items: known,
    change: (change) => {
      changePages((page) => ({ ...page, items: page.items.map(change) }));
      changeWhole((items) => items.map(change));
    },
    drop: (ids) => {
      const gone = new Set(ids);
      const isKept = ({ id }: T) => !gone.has(id);
      const dropped = known().filter(({ id }) => gone.has(id));
      queries.setQueryData<ListSummary<T>>(
        [...key, 'summary'],
        (summary) =>
          summary && {
            counts: countsWithout(summary.counts, dropped),
            newest: summary.newest.filter(isKept),
          },
      );
      // All pages of a view have its total, whichever of them the items were on.
      const less = queries
        .getQueriesData<StoredPage<T>>(pages)
        .map(([queryKey]) => [queryKey, resultsAmong(queries, { key }, viewIn(queryKey), gone)] as const);
      for (const [queryKey, count] of less) {
        queries.setQueryData<StoredPage<T>>(
          queryKey,
          (page) =>
            page && {
              ...page,
              items: page.items.filter(isKept),
              total: page.total - count,
              counts: page.counts && countsWithout(page.counts, dropped),
            },
        );
      }
      changeWhole((items) => items.filter(isKept));
    },
    arrange: (arrange) =>
      void changePages((page) => (page.inSiteOrder ? { ...page, items: arrange(page.items) } : page)),
    isAfter: (id, other) =>
      queries.getQueriesData<StoredPage<T>>(pages).some(([, page]) => {
        const places = [other, id].map((one) => page?.items.findIndex((item) => item.id === one) ?? -1);
        const [first = -1, second = -1] = places;
        return page?.inSiteOrder === true && first >= 0 && second > first;
      }),
    remember: () => {
      const before = queries.getQueriesData<StoredPage<T>>(pages);
      return () => {
        for (const [queryKey, page] of before) queries.setQueryData(queryKey, page);
      };
    },
    refresh: () => void queries.invalidateQueries({ queryKey: key }),
  };
}

type Key = { key: readonly string[] };

/** What decides which items a view shows, in whatever order. */
type Narrowed = Partial<Pick<ItemView, 'search' | 'show'>>;

function viewIn(queryKey: readonly unknown[]): Narrowed {
  const view = queryKey.at(-1);
  return typeof view === 'object' && view !== null ? view : {};
}

/** How many of these are among the results of a view, as far as its pages are in the cache. */
export function resultsAmong(
  queries: QueryClient,
  { key }: Key,
  { search, show }: Narrowed,
  ids: ReadonlySet<string>,
): number {
  const pages = queries
    .getQueriesData<StoredPage<Listed>>({ queryKey: [...key, 'page'] })
    .filter(([queryKey]) => viewIn(queryKey).search === search && viewIn(queryKey).show === show);
  return new Set(
    pages.flatMap(([, page]) => page?.items.flatMap(({ id }) => (ids.has(id) ? [id] : [])) ?? []),
  ).size;
}

/** The page from which a view gets what it shows, while all items of the pages before it are being deleted. */
export function pageLeft(
  queries: QueryClient,
  { key }: Key,
  view: ItemView,
  gone: ReadonlySet<string>,
): number {
  for (let { page } = view; ; page += 1) {
    const known = queries.getQueryData<StoredPage<Listed>>([...key, 'page', { ...view, page }]);
    if (known === undefined || page >= pagesOf(known)) return page;
    if (known.items.some(({ id }) => !gone.has(id))) return page;
  }
}
