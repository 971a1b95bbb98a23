import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Image } from '@vitrin/contract/files/image';
import type { BulkAct, BulkDone, NewPlace } from '@vitrin/contract/fields';
import type { Load } from '@vitrin/contract/load';
import type { ListText } from '@vitrin/ui/text/catalogue';
import { createIdSet, type IdSet, useIds } from '../shared/idSet.ts';
import { createListCache } from './reading/listCache.ts';
import {
  countsWithout,
  type Listed,
  type ListReads,
  type ListSummary,
  readSummary,
} from './reading/listReads.ts';
import { loadOf } from '../shared/loadOf.ts';

export type { Listed } from './reading/listReads.ts';

/** The calls behind a list, and the messages when they fail. */
export type ContentCalls<T> = ListReads<T> & {
  key: readonly string[];
  text: () => Pick<ListText, 'loadFailed' | 'statusFailed' | 'deleteFailed' | 'orderFailed' | 'deleted'>;
  /** Flips the switch on the server; its response replaces the item. */
  toggle: (id: string, item: T) => Promise<T>;
  /** The item as it looks until the server responds. */
  switched: (item: T, active: boolean) => T;
  remove: (id: string) => Promise<unknown>;
  /** The bulk version; absent if the API lacks it. */
  bulk?: ((body: BulkAct) => Promise<BulkDone>) | undefined;
  /** Moves an item; absent if admins do not decide the order, or the API lacks the call. */
  move?: ((id: string, to: NewPlace) => Promise<unknown>) | undefined;
  /** Called once the server has flipped the switches. */
  onToggled?: () => void;
};

/** One list of the panel, with state that outlives its screen. */
export type ManagedList<T> = ContentCalls<T> & {
  /** Items whose switch awaits the server. */
  flipping: IdSet;
  /** Items removed from the screen while their deletion can still be undone. */
  leaving: IdSet;
  /** The number of moves, and a promise for the last request; they are sent sequentially. */
  moves: { count: number; sent: Promise<void> };
};

type ById = { params: { id: string } };

/** The calls that load, delete from and reorder a kind's list, as far as the API has them. */
export type KindCalls<T> = {
  listAll: ListReads<T>['list'];
  remove: (input: ById) => Promise<unknown>;
  bulk: ((input: { body: BulkAct }) => Promise<BulkDone>) | undefined;
  move?: ((input: ById & { body: NewPlace }) => Promise<unknown>) | undefined;
};

/** The list operations built on these calls, the same for every kind. */
export const listedBy = <T>({ listAll, remove, bulk, move }: KindCalls<T>) => ({
  list: listAll,
  remove: (id: string) => remove({ params: { id } }),
  bulk: bulk && ((body: BulkAct) => bulk({ body })),
  move: move && ((id: string, body: NewPlace) => move({ params: { id }, body })),
});

/** A list over the calls of one kind of content. */
export const createManagedList = <T extends Listed>(calls: ContentCalls<T>): ManagedList<T> => ({
  ...calls,
  flipping: createIdSet(),
  leaving: createIdSet(),
  moves: { count: 0, sent: Promise.resolve() },
});

/** The counts and newest items of a list, without items with a pending deletion; nothing is loaded unless wanted. */
export function useContentSummary<T extends Listed>(
  list: ManagedList<T>,
  wanted = true,
): Load<ListSummary<T>> {
  const gone = useIds(list.leaving);
  const leaving = useLeaving(list);
  const query = useQuery({
    queryKey: [...list.key, 'summary'],
    queryFn: ({ signal }) => readSummary(list, signal),
    enabled: wanted,
  });
  const load = loadOf(query, list.text().loadFailed);
  if (load.status !== 'ready' || gone.size === 0) return load;
  const newest = load.data.newest.filter(({ id }) => !gone.has(id));
  return { status: 'ready', data: { counts: countsWithout(load.data.counts, leaving), newest } };
}

/** An item as the dashboard shows it. */
type Summarised = Pick<Listed, 'id' | 'active' | 'publishDate' | 'createdAt'> & {
  title: string;
  image: Image | null;
  href: string;
};

/** A hook with the summary of one list, whatever its items are; nothing is loaded unless wanted. */
export type UseSummary = (wanted: boolean) => Load<ListSummary<Summarised>>;

/** The hook of a list, by where its items are edited and what they show. */
export const summaryOf = <T extends Listed>(
  list: ManagedList<T>,
  hrefOf: (id: string) => string,
  imageOf: (item: T) => Image | null,
): UseSummary =>
  function useSummary(wanted) {
    const load = useContentSummary(list, wanted);
    if (load.status !== 'ready') return load;
    const newest = load.data.newest.map((item) => ({
      ...item,
      title: list.factsOf(item).title,
      image: imageOf(item),
      href: hrefOf(item.id),
    }));
    return { status: 'ready', data: { counts: load.data.counts, newest } };
  };

/** The items that are removed from the screen but still on the server. */
export function useLeaving<T extends Listed>(list: ManagedList<T>): readonly T[] {
  const gone = useIds(list.leaving);
  const queries = useQueryClient();
  return gone.size === 0
    ? []
    : createListCache<T>(queries, list)
        .items()
        .filter(({ id }) => gone.has(id));
}
