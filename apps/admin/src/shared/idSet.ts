import { useSyncExternalStore } from 'react';

/** A set of ids outside of any screen, so that it outlives navigation. */
export type IdSet = {
  add: (ids: readonly string[]) => void;
  remove: (ids: readonly string[]) => void;
  has: (id: string) => boolean;
  read: () => ReadonlySet<string>;
  /** Calls the listener on every change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
};

/** The current ids of a set; the component re-renders when they change. */
export const useIds = (ids: IdSet): ReadonlySet<string> => useSyncExternalStore(ids.subscribe, ids.read);

/** An empty set of ids. */
export function createIdSet(): IdSet {
  let ids: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();

  function replace(next: ReadonlySet<string>) {
    ids = next;
    for (const listener of listeners) listener();
  }

  return {
    add: (added) => replace(new Set([...ids, ...added])),
    remove: (removed) => {
      const gone = new Set(removed);
      replace(new Set([...ids].filter((id) => !gone.has(id))));
    },
    has: (id) => ids.has(id),
    read: () => ids,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
