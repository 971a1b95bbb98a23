import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Load } from '@vitrin/contract/load';
import { type ItemPage, type ItemView, pagesOf } from '@vitrin/ui/admin/itemView';
import { useIds } from '../../shared/idSet.ts';
import { pageLeft, resultsAmong } from './listCache.ts';
import { countsWithout, readPage } from './listReads.ts';
import { type Listed, type ManagedList, useContentSummary, useLeaving } from '../managedList.ts';
import { loadOf } from '../../shared/loadOf.ts';

/** How long pages are cached, so that a list has its former position after a long visit to a form. */
const rememberMs = 60 * 60 * 1_000;

/**
 * A page of a list without items with a pending deletion, and whether it is still the previous one while its own loads.
 */
export function useContentPage<T extends Listed>(
  list: ManagedList<T>,
  view: ItemView,
): { items: Load<ItemPage<T>>; busy: boolean } {
  const queries = useQueryClient();
  const gone = useIds(list.leaving);
  const leaving = useLeaving(list);
  const summary = useContentSummary(list);
  const query = useQuery({
    queryKey: [...list.key, 'page', view],
    queryFn: ({ signal }) => readPage(list, view, signal),
    placeholderData: keepPreviousData,
    gcTime: rememberMs,
  });
  const load = loadOf(query, list.text().loadFailed);
  const here = query.isPlaceholderData ? undefined : query.data;
  const leftOf = (page: ItemPage<T>) => page.items.filter(({ id }) => !gone.has(id));
  const totalOf = (page: ItemPage<T>) => page.total - resultsAmong(queries, list, view, gone);
  // A page that is being deleted shows what will be on it: what follows.
  const source = pageLeft(queries, list, view, gone);
  const isEmptied = here !== undefined && source !== view.page && (here.page - 1) * here.size < totalOf(here);
  const next = { ...view, page: source };
  const following = useQuery({
    queryKey: [...list.key, 'page', next],
    queryFn: ({ signal }) => readPage(list, next, signal),
    enabled: isEmptied,
    gcTime: rememberMs,
  });
  if (load.status !== 'ready') return { items: load, busy: false };
  const left = leftOf(load.data);
  const total = here ? totalOf(here) : load.data.total - (load.data.items.length - left.length);
  const items = isEmptied ? (following.data ? leftOf(following.data) : []) : left;
  const ofWhole = load.data.counts && countsWithout(load.data.counts, leaving);
  const counts = ofWhole ?? (summary.status === 'ready' ? summary.data.counts : undefined);
  const page: ItemPage<T> = { ...load.data, items, total, counts };
  // A page beyond the end is empty; the last page replaces it in a moment.
  const isBeyond = !query.isPlaceholderData && total > 0 && page.page > pagesOf(page);
  const isComing = items.length === 0 && total > 0 && (query.isFetching || following.isFetching);
  return { items: { status: 'ready', data: page }, busy: query.isPlaceholderData || isBeyond || isComing };
}
