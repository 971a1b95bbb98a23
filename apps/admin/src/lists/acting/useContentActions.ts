import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vitrin/api-client/errors';
import type { BulkAct, BulkDone, NewPlace } from '@vitrin/contract/fields';
import { limits } from '@vitrin/contract/limits';
import { type ItemView, pagesOf } from '@vitrin/ui/admin/itemView';
import { type MoveTarget, movedTo } from '@vitrin/ui/admin/moved';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { adminFormsText, adminText } from '@vitrin/ui/text/panelText';
import { createListCache } from '../reading/listCache.ts';
import { failures, flipEach } from './flips.ts';
import { readPage } from '../reading/listReads.ts';
import { beginRun, type LongRun } from './longRun.ts';
import type { Listed, ManagedList } from '../managedList.ts';
import { isLost } from '../../shared/reasonOf.ts';
import { removed } from '../../shared/removed.ts';
import { tellFailure } from '../../shared/tellFailure.ts';
import { undoable } from '../../shared/undoable.ts';

/** The actions of a list: applied optimistically, and rolled back if the server refuses. */
export type ContentActions = {
  /** Flips the switches of these. */
  toggle: (ids: readonly string[]) => Promise<void>;
  /** Makes all of these visible on the website, or hides all. */
  activate: (ids: readonly string[], active: boolean) => void;
  /** Moves an item in the website's order. */
  move: (id: string, to: MoveTarget) => Promise<void>;
  /** Removes items from the screen, and deletes them after the undo period. */
  remove: (ids: readonly string[]) => void;
  /** Switches or removes all results of a view, across pages. */
  whole: (view: ItemView, act: BulkAct['act']) => Promise<void>;
};

/** The actions on the items of a list. */
export function useContentActions<T extends Listed>(list: ManagedList<T>): ContentActions {
  const { text, flipping, leaving, moves } = list;
  const queries = useQueryClient();
  const cache = createListCache<T>(queries, list);

  const setActive = (items: readonly T[], active: (item: T) => boolean) => {
    const states = new Map(items.map((item) => [item.id, active(item)]));
    cache.change((item) => list.switched(item, states.get(item.id) ?? item.active));
  };

  async function toggle(ids: readonly string[]): Promise<void> {
    const asked = new Set(ids);
    await flip(
      new Map(cache.items().flatMap(({ id, active }) => (asked.has(id) ? [[id, !active] as const] : []))),
    );
  }

  /** Flips the switches that are not as wanted yet, and returns how many failed. */
  async function flip(states: ReadonlyMap<string, boolean>): Promise<number> {
    const wanted = cache
      .items()
      .filter(({ id, active }) => (states.get(id) ?? active) !== active && !flipping.has(id));
    const wantedIds = wanted.map(({ id }) => id);
    flipping.add(wantedIds);
    await cache.hold();
    setActive(wanted, ({ active }) => !active);
    const run = beginRun(wanted.length, limits.bulkEntries);
    const failed = await switchAll(wanted, run);
    run.end();
    setActive(
      wanted.filter(({ id }) => failed.includes(id)),
      ({ active }) => active,
    );
    flipping.remove(wantedIds);
    const done = wanted.length - failed.length;
    if (run.stopped) notifySuccess(adminText.list.stopped(done, failed.length));
    else if (failed.length > 0) {
      const told =
        done > 0 && list.bulk ? adminFormsText.switched.some(done, failed.length) : text().statusFailed;
      // A retry wants the same as the first attempt, as the server may have acted although its response was lost.
      const left = new Set(failed);
      tellFailure(told, () => void flip(new Map([...states].filter(([id]) => left.has(id)))));
    } else if (done > 0) list.onToggled?.();
    // A refetch while a switch is pending would show its old state.
    if (flipping.read().size === 0) cache.refresh();
    return failed.length;
  }

  /** Switches one or many items on the server to the state shown, and returns the ids of those that failed. */
  async function switchAll(wanted: readonly T[], run: LongRun): Promise<string[]> {
    const { bulk } = list;
    if (bulk === undefined) {
      return flipEach(list, wanted, (answer) => cache.change((old) => (old.id === answer.id ? answer : old)));
    }
    const idsOf = (active: boolean) => wanted.filter((item) => item.active === active).map(({ id }) => id);
    return [
      ...(await leftBy(bulk, { act: 'activate', ids: idsOf(false) }, run)),
      ...(await leftBy(bulk, { act: 'deactivate', ids: idsOf(true) }, run)),
    ];
  }

  function activate(ids: readonly string[], active: boolean): void {
    void flip(new Map(ids.map((id) => [id, active])));
  }

  function changing(ids: readonly string[], active: boolean): string[] {
    const asked = new Set(ids);
    return cache.items().flatMap((item) => (asked.has(item.id) && item.active !== active ? [item.id] : []));
  }

  async function whole(view: ItemView, act: BulkAct['act']): Promise<void> {
    let ids: string[];
    try {
      ids = (await readWhole(queries, list, view)).filter((id) => !leaving.has(id));
    } catch {
      tellFailure(text().loadFailed, () => void whole(view, act));
      return;
    }
    if (act === 'delete') {
      remove(ids);
      return;
    }
    const active = act === 'activate';
    // Those that are that way already do not count.
    const wanted = changing(ids, active);
    const failed = await flip(new Map(wanted.map((id) => [id, active])));
    if (failed > 0 || list.onToggled !== undefined) return;
    const { visible, hidden } = adminFormsText.switched;
    notifySuccess((active ? visible : hidden)(wanted.length));
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

  /** A place on the page is sent as the neighbour there; places in the whole list are counted as displayed. */
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
      if (error instanceof ApiError && error.status === 409) tellFailure(adminFormsText.placeGone);
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
    const run = beginRun(ids.length, limits.bulkEntries);
    const failed = await removeAll(ids, run);
    run.end();
    const left = new Set(failed);
    cache.drop(ids.filter((id) => !left.has(id)));
    leaving.remove(ids);
    const done = ids.length - failed.length;
    if (run.stopped) notifySuccess(adminText.list.stopped(done, failed.length));
    else if (failed.length > 0) {
      tellFailure(done > 0 ? adminText.list.someDeleted(done, failed.length) : text().deleteFailed, () =>
        remove(failed),
      );
    }
    cache.refresh();
  }

  /** Deletes items on the server and returns the ids of those that failed. */
  const removeAll = (ids: readonly string[], run: LongRun): Promise<string[]> =>
    list.bulk === undefined || ids.length === 1
      ? failures(
          ids.map((id) => ({ id })),
          ({ id }) => removed(list.remove(id)),
        )
      : leftBy(list.bulk, { act: 'delete', ids }, run);

  return { toggle, activate, move, remove, whole };
}

/**
 * The ids of all results of a view, loaded in large pages: these stay in the cache, so that all of them are shown as
 * switched or gone.
 */
async function readWhole<T extends Listed>(
  queries: QueryClient,
  list: ManagedList<T>,
  view: ItemView,
): Promise<string[]> {
  const ids = new Set<string>();
  const reads = { ...list, size: limits.bulkEntries };
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const asked: ItemView = { ...view, sort: 'order', page };
    // Sequentially: the first page gives the total.
    const part = await queries.fetchQuery({
      queryKey: [...list.key, 'page', { ...asked, size: reads.size }],
      queryFn: async ({ signal }) => ({ ...(await readPage(reads, asked, signal)), inSiteOrder: false }),
    });
    for (const { id } of part.items) ids.add(id);
    pages = pagesOf(part);
  }
  return [...ids];
}

/** Runs a bulk action on items, as many at a time as the server accepts, and returns the ids of those that are left. */
async function leftBy(
  bulk: (body: BulkAct) => Promise<BulkDone>,
  { act, ids }: { act: BulkAct['act']; ids: readonly string[] },
  run: LongRun,
): Promise<string[]> {
  const left: string[] = [];
  let lost = false;
  for (let from = 0; from < ids.length; from += limits.bulkEntries) {
    // If the server does not respond any more, the rest is not attempted.
    if (run.stopped || lost) return [...left, ...ids.slice(from)];
    const part = ids.slice(from, from + limits.bulkEntries);
    try {
      // Sequentially, so that nobody else has to wait for all of them.
      const { missing } = await bulk({ act, ids: part });
      // What is already gone need not be deleted.
      if (act !== 'delete') left.push(...missing);
    } catch (error) {
      lost = isLost(error);
      left.push(...part);
    }
    run.advance(part.length);
  }
  return left;
}
