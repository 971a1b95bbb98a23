import { type EntryStatus, statusAt } from '@vitrin/contract/entries/isPublished';
import { searchRank, searchText, searchWords } from '@vitrin/contract/search/search';
import { turkishCollator } from '@vitrin/contract/text/turkish';

/** The filters, order and page of a list, counted from 1. */
export type ItemView = {
  search: string;
  show: 'all' | 'active' | 'scheduled' | 'inactive';
  sort: 'order' | 'title' | 'updated';
  page: number;
};

/** How many items there are regardless of the search, and how many of them are live, scheduled or hidden. */
export type ItemCounts = Record<'all' | 'active' | 'inactive', number> & {
  /** Absent if nothing can be scheduled. */
  scheduled?: number;
};

/** One page of a list. */
export type ItemPage<T> = {
  items: readonly T[];
  /** The page's number, counted from 1, and the page size. */
  page: number;
  size: number;
  /** The number of items that match search and filter, on all pages. */
  total: number;
  /** Absent until loaded. */
  counts?: ItemCounts | undefined;
};

/** The first page of all items, in the website's order. */
export const wholeView: ItemView = { search: '', show: 'all', sort: 'order', page: 1 };

/** What the client needs to search and sort an item; `words` is the searchable text. */
export type ItemFacts = { title: string; words: string };

/** Whether nothing is filtered out. */
export const showsAll = (view: ItemView): boolean => view.show === 'all' && view.search.trim() === '';

/** Whether the rows are in the website's order and unfiltered, so that moving one is meaningful. */
export const showsSiteOrder = (view: ItemView): boolean => view.sort === 'order' && showsAll(view);

/** The number of pages of a list; an empty list has one. */
export const pagesOf = ({ total, size }: Pick<ItemPage<unknown>, 'total' | 'size'>): number =>
  Math.max(1, Math.ceil(total / size));

type Dated = { active: boolean; publishDate?: string | null | undefined };
type Viewable = Dated & { updatedAt: string };

const shownAs = { live: 'active', scheduled: 'scheduled', hidden: 'inactive' } as const satisfies Record<
  EntryStatus,
  ItemView['show']
>;

/** The items of a view on all its pages, searched and sorted as the server does it. */
export function arrange<T extends Viewable>(
  items: readonly T[],
  view: ItemView,
  factsOf: (item: T) => ItemFacts,
): readonly T[] {
  const words = searchWords(view.search);
  const now = new Date();
  const asked = items.filter((item) => view.show === 'all' || shownAs[statusAt(item, now)] === view.show);
  const shown = words.length === 0 ? asked : found(asked, words, factsOf);
  if (view.sort === 'title') {
    return shown.toSorted((a, b) => turkishCollator.compare(factsOf(a).title, factsOf(b).title));
  }
  if (view.sort === 'updated') return shown.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return shown;
}

/** The items that contain every word, the best matches first. */
function found<T>(
  items: readonly T[],
  words: readonly string[],
  factsOf: (item: T) => ItemFacts,
): readonly T[] {
  return items
    .flatMap((item) => {
      const facts = factsOf(item);
      const rank = searchRank(searchText(facts.title, [facts.words]), words);
      return rank === undefined ? [] : [{ item, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** The page of a view in a complete list; the last page if it is out of range. */
export function pageOf<T extends Viewable>(
  all: readonly T[],
  view: ItemView,
  size: number,
  factsOf: (item: T) => ItemFacts,
): ItemPage<T> {
  const shown = arrange(all, view, factsOf);
  const page = Math.min(view.page, pagesOf({ total: shown.length, size }));
  const items = shown.slice((page - 1) * size, page * size);
  return { items, page, size, total: shown.length, counts: tally(all) };
}

/** How many items there are, and how many of each status. */
export function tally(items: readonly Dated[], now: Date = new Date()): Required<ItemCounts> {
  const counts = { all: items.length, active: 0, scheduled: 0, inactive: 0 };
  for (const item of items) counts[shownAs[statusAt(item, now)]] += 1;
  return counts;
}
