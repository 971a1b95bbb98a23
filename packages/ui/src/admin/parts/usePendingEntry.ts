import { useState } from 'react';

/** A list of which one entry may still be in its input. */
export type PendingEntry<T, Typed> = {
  /** The entries without the one that is being typed. */
  settled: readonly T[];
  /** The content of the input. */
  typed: Typed | undefined;
  /**
   * Changes the content, and the entry that it already represents, if any: that entry belongs to the list immediately.
   */
  type: (typed: Typed, entry: T | undefined) => void;
  /** Moves an entry of the list into the input; it keeps its position. */
  take: (entry: T, typed: Typed) => void;
  /** Returns the given entries with the one being typed at its position. */
  withTyped: (settled: readonly T[]) => T[];
  /** Clears the input; the entry stays in the list. */
  settle: () => void;
};

/**
 * Treats the content of an input as an entry of its list, the last one if it is new, so that it is saved, previewed and
 * drafted with the rest although it was not confirmed.
 */
export function usePendingEntry<T, Typed>(
  list: readonly T[],
  isSame: (a: T, b: T) => boolean,
  onChange: (list: T[]) => void,
): PendingEntry<T, Typed> {
  const [pending, setPending] = useState<{ typed: Typed; entry: T | undefined; place: number }>();
  // A new entry is always last, also while others are added before it.
  const { entry, place = Number.POSITIVE_INFINITY } = pending ?? {};
  const at = Math.min(place, list.length - 1);
  const there = list[at];
  const isThere = entry !== undefined && there !== undefined && isSame(there, entry);
  const settled = isThere ? list.toSpliced(at, 1) : list;
  // The form was discarded, or shows somebody else's version.
  if (entry !== undefined && !isThere) setPending(undefined);
  return {
    settled,
    typed: pending?.typed,
    type: (typed, next) => {
      setPending({ typed, entry: next, place });
      if (next !== undefined) onChange(settled.toSpliced(place, 0, next));
      else if (isThere) onChange([...settled]);
    },
    take: (taken, typed) => setPending({ typed, entry: taken, place: list.indexOf(taken) }),
    withTyped: (others) => (isThere ? others.toSpliced(at, 0, entry) : [...others]),
    settle: () => setPending(undefined),
  };
}
