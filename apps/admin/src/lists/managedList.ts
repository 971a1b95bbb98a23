import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vitrin/api-client/errors';
import type { NewPlace } from '@vitrin/contract/fields';
import { limits } from '@vitrin/contract/limits';
import type { Load } from '@vitrin/contract/load';
import { type ItemPage, type ItemView, pagesOf } from '@vitrin/ui/admin/itemView';
import { type MoveTarget, movedTo } from '@vitrin/ui/admin/moved';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { adminText } from '@vitrin/ui/text/panelText';
import type { ListText } from '@vitrin/ui/text/catalogue';
import { createIdSet, type IdSet, useIds } from './idSet.ts';
import { createListCache } from './listCache.ts';
import {
  countsWithout,
  type Listed,
  type ListReads,
  type ListSummary,
  readPage,
  readSummary,
} from './listReads.ts';
import { loadOf } from '../loadOf.ts';
import { tellFailure } from '../tellFailure.ts';
import { undoable } from './undoable.ts';

export type { Listed } from './listReads.ts';

/** The calls behind a list, and what it says when they fail. */
export type ContentCalls<T> = ListReads<T> & {
  key: readonly string[];
  text: () => Pick<ListText, 'loadFailed' | 'statusFailed' | 'deleteFailed' | 'orderFailed' | 'deleted'>;
  /** Flips the switch on the server; its response replaces the item. */
  toggle: (id: string, item: T) => Promise<T>;
  /** The item as it looks until the server responds. */
  switched: (item: T, active: boolean) => T;
  remove: (id: string) => Promise<unknown>;
  /** Gives one item another place; absent where admins do not decide the order. */
  move?: (id: string, to: NewPlace) => Promise<unknown>;
  /** Called once the server has flipped the switches. */
  onToggled?: () => void;
};

/** The actions of a list: applied on the screen at once, and rolled back where the server refuses. */
export type ContentActions = {
  /** Flips the switches of these. */
  toggle: (ids: readonly string[]) => Promise<void>;
  /** Makes all of these visible on the website, or none. */
  activate: (ids: readonly string[], active: boolean) => void;
  /** Gives an item another place in the order of the website. */
  move: (id: string, to: MoveTarget) => Promise<void>;
  /** Removes items from the screen, and deletes them unless that is undone within a while. */
  remove: (ids: readonly string[]) => void;
};

/** One list of the panel, with what outlives the screen that shows it. */
export type ManagedList<T> = ContentCalls<T> & {
  /** Items whose switch waits for the server. */
  flipping: IdSet;
  /** Items that are gone from the screen while their deletion can still be undone. */
  leaving: IdSet;
  /**
   * How often the order was changed, and a promise that resolves when the last change was sent; they are sent one after
   * the other.
   */
  moves: { count: number; sent: Promise<void> };
};

/** A list over the calls of one kind of content. */
export const createManagedList = <T extends Listed>(calls: ContentCalls<T>): ManagedList<T> => ({
  ...calls,
  flipping: createIdSet(),
  leaving: createIdSet(),
  moves: { count: 0, sent: Promise.resolve() },
});

/** How long pages are remembered, so that a list stands where it was after a long visit to a form. */
const rememberMs = 60 * 60 * 1_000;

/**
 * A page of a list without the items that wait to be deleted, and whether it is still the previous one while its own
 * loads.
 */
export function useContentPage<T extends Listed>(
  list: ManagedList<T>,
  view: ItemView,
): { items: Load<ItemPage<T>>; busy: boolean } {
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
  if (load.status !== 'ready') return { items: load, busy: false };
  const items = load.data.items.filter(({ id }) => !gone.has(id));
  const total = load.data.total - (load.data.items.length - items.length);
  const ofWhole = load.data.counts && countsWithout(load.data.counts, leaving);
  const counts = ofWhole ?? (summary.status === 'ready' ? summary.data.counts : undefined);
  const page: ItemPage<T> = { ...load.data, items, total, counts };
  // A page beyond the end is empty; the last page replaces it in a moment.
  const isBeyond = !query.isPlaceholderData && total > 0 && page.page > pagesOf(page);
  return { items: { status: 'ready', data: page }, busy: query.isPlaceholderData || isBeyond };
}

/** The counts and newest items of a list, without the items that wait to be deleted. */
export function useContentSummary<T extends Listed>(list: ManagedList<T>): Load<ListSummary<T>> {
  const gone = useIds(list.leaving);
  const leaving = useLeaving(list);
  const query = useQuery({
    queryKey: [...list.key, 'summary'],
    queryFn: ({ signal }) => readSummary(list, signal),
  });
  const load = loadOf(query, list.text().loadFailed);
  if (load.status !== 'ready' || gone.size === 0) return load;
  const newest = load.data.newest.filter(({ id }) => !gone.has(id));
  return { status: 'ready', data: { counts: countsWithout(load.data.counts, leaving), newest } };
}

/** The items that are removed from the screen and still on the server. */
function useLeaving<T extends Listed>(list: ManagedList<T>): readonly T[] {
  const gone = useIds(list.leaving);
  const queries = useQueryClient();
  return gone.size === 0
    ? []
    : createListCache<T>(queries, list)
        .items()
        .filter(({ id }) => gone.has(id));
}

/** The actions on the items of a list. */
export function useContentActions<T extends Listed>(list: ManagedList<T>): ContentActions {
  const { text, flipping, leaving, moves } = list;
  const cache = createListCache<T>(useQueryClient(), list);

  const setActive = (items: readonly T[], active: (item: T) => boolean) => {
    const states = new Map(items.map((item) => [item.id, active(item)]));
    cache.change((item) => list.switched(item, states.get(item.id) ?? item.active));
  };

  async function toggle(ids: readonly string[]): Promise<void> {
    const wanted = cache.items().filter(({ id }) => ids.includes(id) && !flipping.has(id));
    const wantedIds = wanted.map(({ id }) => id);
    flipping.add(wantedIds);
    await cache.hold();
    setActive(wanted, ({ active }) => !active);
    const failed = await failures(wanted, async (item) => {
      const answer = await list.toggle(item.id, list.switched(item, !item.active));
      cache.change((old) => (old.id === item.id ? answer : old));
    });
    setActive(
      wanted.filter(({ id }) => failed.includes(id)),
      ({ active }) => active,
    );
    flipping.remove(wantedIds);
    if (failed.length > 0) tellFailure(text().statusFailed, () => void toggle(failed));
    else if (wanted.length > 0) list.onToggled?.();
    // A refetch while a switch is pending would show its old state.
    if (flipping.read().size === 0) cache.refresh();
  }

  function activate(ids: readonly string[], active: boolean): void {
    const changing = cache.items().filter((item) => ids.includes(item.id) && item.active !== active);
    void toggle(changing.map(({ id }) => id));
  }

  async function move(id: string, to: MoveTarget): Promise<void> {
    moves.count += 1;
    const count = moves.count;
    await cache.hold();
    const before = cache.remember();
    const place = placeOf(id, to);
    if ('onto' in to) cache.arrange((items) => movedTo(items, id, to));
    moves.sent = moves.sent.then(() => send(id, to, place, { count, restore: before }));
    await moves.sent;
  }

  /** A place on the page is told by the neighbour there; places of the whole list are counted as they are shown. */
  function placeOf(id: string, to: MoveTarget): NewPlace {
    if ('place' in to)
      return { place: to.place, without: [...leaving.read()].slice(0, limits.withoutEntries) };
    return cache.isAfter(to.onto, id) ? { after: to.onto } : { before: to.onto };
  }

  async function send(
    id: string,
    to: MoveTarget,
    place: NewPlace,
    { count, restore }: { count: number; restore: () => void },
  ): Promise<void> {
    try {
      await list.move?.(id, place);
      if ('place' in to) tellPlace(id, to.place);
    } catch (error) {
      if (count === moves.count) restore();
      if (error instanceof ApiError && error.status === 409) tellFailure(adminText.list.placeGone);
      else tellFailure(text().orderFailed, () => void move(id, to));
    }
    if (count === moves.count) cache.refresh();
  }

  function tellPlace(id: string, place: number) {
    const item = cache.items().find((one) => one.id === id);
    if (item) notifySuccess(adminText.list.movedTo(list.factsOf(item).title, place));
  }

  function remove(ids: readonly string[]): void {
    leaving.add(ids);
    undoable(text().deleted(ids.length), {
      onUndo: () => leaving.remove(ids),
      onLapse: () => removeForGood(ids),
    });
  }

  async function removeForGood(ids: readonly string[]): Promise<void> {
    const doomed = ids.map((id) => ({ id }));
    const failed = await failures(doomed, async ({ id }) => {
      await list.remove(id);
      cache.drop(id);
    });
    leaving.remove(ids);
    if (failed.length > 0) tellFailure(text().deleteFailed, () => remove(failed));
    cache.refresh();
  }

  return { toggle, activate, move, remove };
}

/** Calls `act` for all items in parallel and returns the ids of those that it failed for. */
async function failures<T extends { id: string }>(
  items: readonly T[],
  act: (item: T) => Promise<void>,
): Promise<string[]> {
  const results = await Promise.allSettled(items.map(act));
  return items.filter((_item, index) => results[index]?.status === 'rejected').map(({ id }) => id);
}
