import type { Page } from '@vitrin/api-client/client';
import type { Load } from '@vitrin/contract/load';
import type { ListPlace } from '@vitrin/ui/site/ListPages';
import { type ReadSource, source, useLoad } from './data.ts';
import type { LoaderArgs } from './navigation/page.ts';
import { pageError } from './routeError.ts';

/** The number of the page that an address opens of its list, from 1; the first where its parameter is invalid. */
export function pageNumber(search: URLSearchParams): number {
  const asked = search.get('sayfa') ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}

/** The address of a page of a list. */
export const pageAddress = (path: string, page: number): string =>
  page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}sayfa=${page}`;

/** The parameters of addresses that pages are read by; a change of others is left to the page. */
const readParameters = ['q', 'tur', 'kategori', 'asama'];

/** What tells pages at the same path apart. */
export const pageKey = (search: URLSearchParams): string =>
  JSON.stringify([pageNumber(search), ...readParameters.map((name) => search.get(name) ?? '')]);

/** A page of a list, and which one it is. */
export type ListPart<Items> = { of: ReadSource<Page<Items>>; page: number; size: number };

/**
 * Reads the page of a list that the address asks for, with `size` entries. On the server a page that could not be read
 * is a 503, and one beyond the last a 404.
 */
export async function readPart<Items>(
  args: LoaderArgs,
  size: number,
  read: (input: { query: { page: number; pageSize: number } }) => Promise<Page<Items>>,
): Promise<ListPart<Items>> {
  const page = pageNumber(new URL(args.request.url).searchParams);
  const { of } = await source(read({ query: { page, pageSize: size } }));
  if (!(of instanceof Promise)) {
    if (!of.ok) args.answerWith(503);
    else if (page > 1 && (of.data.total ?? 0) <= (page - 1) * size) throw pageError(404);
  }
  return { of, page, size };
}

/** The entries of a page and its place, as screens expect them. */
export function usePart<Items>({ of, page, size }: ListPart<Items>): {
  items: Load<Items>;
  place: ListPlace | undefined;
} {
  const load = useLoad(of);
  if (load.status !== 'ready') return { items: load, place: undefined };
  const { items, total } = load.data;
  return {
    items: { status: 'ready', data: items },
    place: total === undefined ? undefined : { page, size, total },
  };
}
