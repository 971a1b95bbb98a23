import { useSyncExternalStore } from 'react';

/** A set of ids outside of any screen, so that it outlives navigation. */
export type IdSet = {
  add: (ids: readonly string[]) => void;
  remove: (ids: readonly string[]) => void;
  has: (id: string) => boolean;
  /** The present ids; the component renders again when they change. */
  use: () => ReadonlySet<string>;
};

/** An empty set of ids. */
export function createIdSet(): IdSet {
  let ids: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();

  function replace(next: ReadonlySet<string>) {
    ids = next;
    for (const listener of listeners) listener();
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return {
    add: (added) => replace(new Set([...ids, ...added])),
    remove: (removed) => replace(new Set([...ids].filter((id) => !removed.includes(id)))),
    has: (id) => ids.has(id),
    use: () => useSyncExternalStore(subscribe, () => ids),
  };
}
