/** A copy of a list with one entry moved. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, ...entry);
}

/** The target of a move: the position of another item, or a position in the whole list, counted from 1. */
export type MoveTarget = { onto: string } | { place: number };

/** A copy of a list with one item moved; unchanged if either item is not in the list. */
export function movedTo<T extends { id: string }>(list: readonly T[], id: string, to: MoveTarget): T[] {
  const at = (wanted: string) => list.findIndex((item) => item.id === wanted);
  const from = at(id);
  const target = 'onto' in to ? at(to.onto) : Math.min(Math.max(to.place, 1), list.length) - 1;
  return from < 0 || target < 0 ? [...list] : moved(list, from, target);
}

/** The target of a step up or down from an index of a page, which may be on the adjacent page. */
export function besides(
  items: readonly { id: string }[],
  index: number,
  by: -1 | 1,
  firstPlace: number,
): MoveTarget {
  const onto = items[index + by]?.id;
  return onto === undefined ? { place: firstPlace + index + by } : { onto };
}
