import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Load } from '@vitrin/contract/load';
import type { ListText } from '@vitrin/ui/text/listTexts.en';
import { createIdSet, type IdSet, useIds } from './idSet.ts';
import { loadOf } from './loadOf.ts';
import { tellFailure } from './tellFailure.ts';
import { undoable } from './undoable.ts';

/** What all listed items have. */
export type Listed = { id: string; active: boolean };

/** The calls behind a list, and what it says when they fail. */
export type ContentCalls<T> = {
  key: readonly string[];
  text: Pick<ListText, 'loadFailed' | 'statusFailed' | 'deleteFailed' | 'orderFailed' | 'deleted'>;
  list: (options: { signal: AbortSignal }) => Promise<T[]>;
  /** Flips the switch on the server; what it answers stands in the item's place. */
  toggle: (id: string, item: T) => Promise<T>;
  /** The item as it looks until the server answers. */
  flipped: (item: T) => T;
  remove: (id: string) => Promise<unknown>;
  /** Absent where admins do not decide the order. */
  reorder?: (items: readonly { id: string; displayOrder: number }[]) => Promise<T[]>;
  /** Called once the server has flipped the switches. */
  onToggled?: () => void;
};

/** What a list's container does: it changes at once on the screen, and back where the server refuses. */
export type ContentActions = {
  /** Flips the switches of these. */
  toggle: (ids: readonly string[]) => Promise<void>;
  /** Makes all of these visible on the website, or none. */
  activate: (ids: readonly string[], active: boolean) => void;
  /** Brings the whole list into a new order. */
  reorder: (ids: readonly string[]) => Promise<void>;
  /** Takes items off the screen, and deletes them when nobody has undone it for a while. */
  remove: (ids: readonly string[]) => void;
};

/** One list of the panel, with what outlives the screen that shows it. */
export type ContentList<T> = ContentCalls<T> & {
  /** Items whose switch waits for the server. */
  flipping: IdSet;
  /** Items that are gone from the screen while their deletion can still be undone. */
  leaving: IdSet;
  /** How often the order was changed; only the answer to the last change is shown. */
  moves: { count: number };
};

/** A list over the calls of one kind of content. */
export const createContentList = <T extends Listed>(calls: ContentCalls<T>): ContentList<T> => ({
  ...calls,
  flipping: createIdSet(),
  leaving: createIdSet(),
  moves: { count: 0 },
});

/** All items of a list but those that are leaving. */
export function useContentItems<T extends Listed>(list: ContentList<T>): Load<readonly T[]> {
  const gone = useIds(list.leaving);
  const query = useQuery({ queryKey: list.key, queryFn: ({ signal }) => list.list({ signal }) });
  const load = loadOf(query, list.text.loadFailed);
  return load.status === 'ready'
    ? { status: 'ready', data: load.data.filter(({ id }) => !gone.has(id)) }
    : load;
}

/** What can be done to the items of a list. */
export function useContentActions<T extends Listed>(list: ContentList<T>): ContentActions {
  const { key, text, flipping, leaving, moves } = list;
  const queries = useQueryClient();
  const hold = () => queries.cancelQueries({ queryKey: key, exact: true });
  const read = () => queries.getQueryData<T[]>(key) ?? [];
  const write = (change: (items: T[]) => T[]) =>
    queries.setQueryData<T[]>(key, (items) => items && change(items));
  const flip = (ids: readonly string[]) =>
    write((all) => all.map((item) => (ids.includes(item.id) ? list.flipped(item) : item)));

  async function toggle(ids: readonly string[]): Promise<void> {
    const wanted = read().filter(({ id }) => ids.includes(id) && !flipping.has(id));
    const wantedIds = wanted.map(({ id }) => id);
    flipping.add(wantedIds);
    await hold();
    flip(wantedIds);
    const failed = await failures(wanted, async (item) => {
      const answer = await list.toggle(item.id, list.flipped(item));
      write((all) => all.map((old) => (old.id === item.id ? answer : old)));
    });
    flip(failed);
    flipping.remove(wantedIds);
    if (failed.length > 0) tellFailure(text.statusFailed, () => void toggle(failed));
    else if (wanted.length > 0) list.onToggled?.();
  }

  function activate(ids: readonly string[], active: boolean): void {
    const changing = read().filter((item) => ids.includes(item.id) && item.active !== active);
    void toggle(changing.map(({ id }) => id));
  }

  async function reorder(ids: readonly string[]): Promise<void> {
    if (list.reorder === undefined) return;
    moves.count += 1;
    const move = moves.count;
    await hold();
    const before = read();
    const ordered = ids.flatMap((id) => before.filter((item) => item.id === id));
    const items = [...ordered, ...before.filter(({ id }) => !ids.includes(id))];
    write(() => items);
    try {
      const answer = await list.reorder(items.map(({ id }, index) => ({ id, displayOrder: index + 1 })));
      if (move === moves.count) write(() => answer);
    } catch {
      if (move === moves.count) write(() => before);
      tellFailure(text.orderFailed, () => void reorder(ids));
    }
  }

  function remove(ids: readonly string[]): void {
    leaving.add(ids);
    undoable(text.deleted(ids.length), {
      onUndo: () => leaving.remove(ids),
      onLapse: () => removeForGood(ids),
    });
  }

  async function removeForGood(ids: readonly string[]): Promise<void> {
    const doomed = ids.map((id) => ({ id }));
    const failed = await failures(doomed, async ({ id }) => {
      await list.remove(id);
      write((all) => all.filter((item) => item.id !== id));
    });
    leaving.remove(ids);
    if (failed.length > 0) tellFailure(text.deleteFailed, () => remove(failed));
  }

  return { toggle, activate, reorder, remove };
}

/** Calls `act` for all items at once and tells the ids of those that it failed for. */
async function failures<T extends { id: string }>(
  items: readonly T[],
  act: (item: T) => Promise<void>,
): Promise<string[]> {
  const results = await Promise.allSettled(items.map(act));
  return items.filter((_item, index) => results[index]?.status === 'rejected').map(({ id }) => id);
}
