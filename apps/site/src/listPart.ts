import type { Page } from '@vitrin/api-client/client';
import { limits } from '@vitrin/contract/limits';
import type { Load } from '@vitrin/contract/load';
import type { ListPlace } from '@vitrin/ui/site/ListPages';
import { type ReadSource, requireRead, useLoad } from './data.ts';
import { isMissing, source } from './reads.ts';
import type { LoaderArgs } from './navigation/page.ts';
import { pageError } from './routeError.ts';

/** The consecutive pages of a list that are shown, from 1. */
type PageRange = { first: number; last: number };

/**
 * The pages of a list that an address opens: `?sayfa=3`, or `?sayfa=1-3` after a visitor has loaded more. The first
 * page if the parameter is invalid.
 */
export function pageRange(search: URLSearchParams): PageRange {
  const [, from = '1', to = from] =
    /^([1-9]\d{0,5})(?:-([1-9]\d{0,5}))?$/.exec(search.get('sayfa') ?? '') ?? [];
  const [first, last] = [Number(from), Number(to)];
  return last < first
    ? { first: 1, last: 1 }
    : { first, last: Math.min(last, first + limits.grownPages - 1) };
}

/** The address of a page of a list. */
export const pageAddress = (path: string, page: number): string =>
  page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}sayfa=${page}`;

/** Consecutive pages of a list, the numbers of the first and the last, and the number of entries per page. */
export type ListPart<Items> = { of: ReadSource<Page<Items>>; page: number; last: number; size: number };

/** Joins the contents of several pages, in order. */
export type Join<Items> = (pages: readonly Items[]) => Items;

/** The entries of several pages; one that has moved to the next page meanwhile is included once. */
export const joinLists = <T extends { id: string }>(pages: readonly T[][]): T[] => [
  ...new Map(pages.flat().map((entry) => [entry.id, entry])).values(),
];

/**
 * Loads the pages of a list that the address asks for, with `size` entries each. On the server a page that cannot be
 * read is a 503, and one beyond the last, or of an impossible filter, a 404.
 */
export async function readPart<Items>(
  args: LoaderArgs,
  size: number,
  read: (input: { query: { page: number; pageSize: number } }) => Promise<Page<Items>>,
  join: Join<Items>,
): Promise<ListPart<Items>> {
  const { first, last } = pageRange(new URL(args.request.url).searchParams);
  const pages = Array.from({ length: last - first + 1 }, (_, index) =>
    read({ query: { page: first + index, pageSize: size } }),
  );
  const { of } = await source(joined(pages, join));
  if (isMissing(of)) throw pageError(404);
  requireRead(of, args);
  const isBeyondLast =
    !(of instanceof Promise) && of.ok && first > 1 && (of.data.total ?? 0) <= (first - 1) * size;
  if (isBeyondLast) throw pageError(404);
  return { of, page: first, last, size };
}

async function joined<Items>(
  reading: readonly Promise<Page<Items>>[],
  join: Join<Items>,
): Promise<Page<Items>> {
  const [first, ...others] = await Promise.all(reading);
  if (first === undefined) throw new Error('No page of the list was asked for');
  // A list without a total is complete.
  if (others.length === 0 || first.total === undefined) return first;
  return { items: join([first, ...others].map(({ items }) => items)), total: first.total };
}

/** The entries of a part and its place, in the form that screens expect. */
export function usePart<Items>({ of, page, last, size }: ListPart<Items>): {
  items: Load<Items>;
  place: ListPlace | undefined;
} {
  const load = useLoad(of);
  if (load.status !== 'ready') return { items: load, place: undefined };
  const { items, total } = load.data;
  return {
    items: { status: 'ready', data: items },
    place:
      total === undefined
        ? undefined
        : { page, last: Math.max(page, Math.min(last, Math.ceil(total / size))), size, total },
  };
}
