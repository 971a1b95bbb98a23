import { type EntryPaths, entryPathFrom } from '@vitrin/contract/kinds/entryPath';
import type { Collection, Item } from '../collection.ts';
import { MockFailure, missing } from '../mockFailure.ts';
import type { MockState } from '../state.ts';

type Addressed = Item & { path: string; title: string };
type Sent = { path?: string | undefined; title?: string | undefined };

/** The rules for the addresses of one kind of entry. */
type Rules = {
  /** The name of the kind, for messages and to keep the old addresses of different kinds apart. */
  name: string;
  taken: string;
  /** How a path is derived if none is sent; without it every entry has to send one. */
  paths?: EntryPaths;
};

/** The calls for entries that have their own addresses; `shown` returns those that visitors see. */
export function addressAnswers<T extends Addressed>(
  entries: Collection<T>,
  { oldPaths }: MockState,
  { name, taken, paths }: Rules,
  shown: () => readonly T[],
) {
  const oldKey = (path: string) => `${name} ${path}`;
  const isTaken = (path: string, id: string | undefined) =>
    entries.all().some((item) => item.path === path && item.id !== id);

  function addressOf(sent: Sent, id?: string, stored?: T): Sent {
    const path = sent.path ?? stored?.path ?? '';
    if (path !== '' || paths === undefined) {
      if (isTaken(path, id)) throw new MockFailure(409, taken, { errors: { path: taken } });
      return { path };
    }
    const base = entryPathFrom(sent.title ?? stored?.title ?? '', paths);
    for (let number = 1; ; number += 1) {
      const free = number === 1 ? base : `${base}-${number}`;
      if (!paths.reserved.includes(free) && !isTaken(free, id)) return { path: free };
    }
  }

  return {
    addressOf,
    byPath: ({ query: { path } }: { query: { path: string } }): T => {
      const at = (isAt: (item: T) => boolean) => shown().find(isAt);
      const found =
        at((item) => item.path === path) ??
        at(({ id }) => id === oldPaths.get(oldKey(path))) ??
        at(({ id }) => id === path);
      if (found === undefined) throw missing(name);
      return found;
    },
    update: ({
      params: { id },
      body,
    }: {
      params: { id: string };
      body: Sent & Parameters<typeof entries.change>[1];
    }): T => {
      const old = entries.find(id);
      const changed = entries.change(id, { ...body, ...addressOf(body, id, old) });
      if (changed.path !== old.path) oldPaths.set(oldKey(old.path), id);
      return changed;
    },
  };
}
