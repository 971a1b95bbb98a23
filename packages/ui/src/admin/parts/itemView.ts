import { fold, turkishCollator } from '@vitrin/contract/turkish';

/** What a list shows of its items, and in which order. */
export type ItemView = {
  search: string;
  show: 'all' | 'active' | 'inactive';
  sort: 'order' | 'title' | 'updated';
};

/** All items, in the order of the website. */
export const wholeView: ItemView = { search: '', show: 'all', sort: 'order' };

type Viewable = { title: string; active: boolean; updatedAt: string };

/** True where the rows stand as on the website with none left out, so that moving one means something. */
export const showsSiteOrder = (view: ItemView): boolean =>
  view.sort === 'order' && view.show === 'all' && view.search.trim() === '';

/** The items that a view shows, in its order; `words` gives the text of an item that is searched. */
export function arrange<T extends Viewable>(
  items: readonly T[],
  view: ItemView,
  words: (item: T) => string,
): readonly T[] {
  const wanted = fold(view.search.trim());
  const shown = items.filter(
    (item) =>
      (view.show === 'all' || item.active === (view.show === 'active')) &&
      (wanted === '' || fold(words(item)).includes(wanted)),
  );
  if (view.sort === 'title') return shown.toSorted((a, b) => turkishCollator.compare(a.title, b.title));
  if (view.sort === 'updated') return shown.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return shown;
}

/** How many items there are, and how many of them are active or not. */
export function tally(items: readonly { active: boolean }[]): Record<ItemView['show'], number> {
  const active = items.filter((item) => item.active).length;
  return { all: items.length, active, inactive: items.length - active };
}

/** The list with the item at `from` moved to `to`. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  if (item === undefined) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
