import type { Page } from '@vitrin/api-client/client';
import type { ListQuery } from '@vitrin/contract/endpoints';
import { limits } from '@vitrin/contract/limits';
import {
  type ItemCounts,
  type ItemFacts,
  type ItemPage,
  type ItemView,
  pageOf,
  showsSiteOrder,
  tally,
} from '@vitrin/ui/admin/itemView';

/** The query of a list; `scheduled` only for kinds whose entries can be scheduled. */
type AskedList = ListQuery & { scheduled?: 'true' | 'false' };

/** The common properties of listed items. */
export type Listed = {
  id: string;
  active: boolean;
  publishDate?: string | null | undefined;
  updatedAt: string;
  createdAt?: string | null | undefined;
};

/** How a list is loaded: as a whole, or a page of it. */
export type ListReads<T> = {
  list: ((input: { signal?: AbortSignal | undefined; once?: boolean | undefined }) => Promise<T[]>) & {
    readonly page: (input: { query: AskedList; signal?: AbortSignal | undefined }) => Promise<Page<T[]>>;
  };
  /** The number of items per page. */
  size: number;
  /** Set if entries can be scheduled. */
  plans?: true;
  /** The field by which the server sorts titles. */
  titleField: 'title' | 'name';
  /** The texts to search and sort by if the server does neither. */
  factsOf: (item: T) => ItemFacts;
};

/** A page in the query cache, and whether it is in the website's order and unfiltered. */
export type StoredPage<T> = ItemPage<T> & { inSiteOrder: boolean };

/** A summary of a list: its counts, and its newest items. */
export type ListSummary<T> = { counts: ItemCounts; newest: readonly T[] };

/** The query parameters of a view. */
export const queryOf = (
  view: ItemView,
  { size, titleField, plans }: Pick<ListReads<unknown>, 'size' | 'titleField' | 'plans'>,
) => ({
  page: view.page,
  pageSize: size,
  ...(view.search.trim() !== '' && { q: view.search.trim() }),
  ...(view.sort !== 'order' && { sort: view.sort === 'title' ? titleField : '-updatedAt' }),
  ...(view.show === 'active' && { active: 'true' as const, ...(plans && { scheduled: 'false' as const }) }),
  ...(view.show === 'scheduled' && { scheduled: 'true' as const }),
  ...(view.show === 'inactive' && { active: 'false' as const }),
});

/** The page that a view shows. An API without totals has returned everything, and the page is cut from that. */
export async function readPage<T extends Listed>(
  reads: ListReads<T>,
  view: ItemView,
  signal?: AbortSignal,
): Promise<StoredPage<T>> {
  const { items, total } = await reads.list.page({ query: queryOf(view, reads), signal });
  const inSiteOrder = showsSiteOrder(view);
  return total === undefined
    ? { ...pageOf(items, view, reads.size, reads.factsOf), inSiteOrder }
    : { items, total, page: view.page, size: reads.size, inSiteOrder };
}

const newestFirst = '-createdAt';

/** The number of items in a list, and its newest ones. */
export async function readSummary<T extends Listed>(
  { list, plans }: Pick<ListReads<T>, 'list' | 'plans'>,
  signal?: AbortSignal,
): Promise<ListSummary<T>> {
  const [newest, active, scheduled] = await Promise.all([
    list.page({ query: { sort: newestFirst, page: 1, pageSize: limits.recentActivity }, signal }),
    list.page({ query: { active: 'true', page: 1, pageSize: 1 }, signal }),
    plans && list.page({ query: { scheduled: 'true', page: 1, pageSize: 1 }, signal }),
  ]);
  if (newest.total === undefined || active.total === undefined) {
    const inOrder = newest.items.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
    return { counts: tally(newest.items), newest: inOrder.slice(0, limits.recentActivity) };
  }
  const waiting = scheduled?.total;
  const counts = {
    all: newest.total,
    active: active.total - (waiting ?? 0),
    inactive: newest.total - active.total,
    ...(waiting !== undefined && { scheduled: waiting }),
  };
  return { counts, newest: newest.items };
}

/** Counts as they will be once these items are deleted. */
export function countsWithout(
  counts: ItemCounts,
  leaving: readonly Pick<Listed, 'active' | 'publishDate'>[],
): ItemCounts {
  const less = tally(leaving);
  return {
    all: counts.all - less.all,
    active: counts.active - less.active,
    inactive: counts.inactive - less.inactive,
    ...(counts.scheduled !== undefined && { scheduled: counts.scheduled - less.scheduled }),
  };
}
