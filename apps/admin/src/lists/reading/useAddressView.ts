import { limits } from '@vitrin/contract/limits';
import { useSearchParams } from 'react-router-dom';

type Paged = { search: string; page: number };

/** Shows another view; typing replaces the current history entry, everything else adds one. */
export type ShowView<View> = (view: View, history?: 'replace') => void;

/** How a view is stored in an address. */
export type AddressedView<View> = {
  /** The view that an address describes; unknown values are ignored. */
  viewOf: (params: URLSearchParams) => View;
  /** The query parameters of a view: its differences from the default. */
  paramsOf: (view: View) => Record<string, string>;
  /** A parameter that does not belong to the view and is kept. */
  kept?: string;
};

/** A list's search, filters, order and page, kept in the address, so that they survive a visit elsewhere. */
export function useAddressView<View extends Paged>(address: AddressedView<View>): [View, ShowView<View>] {
  const { viewOf, paramsOf, kept } = address;
  const [params, setParams] = useSearchParams();
  const view = viewOf(params);
  const show: ShowView<View> = (next, history) => {
    const isTyped = next.search !== view.search;
    setParams(
      (before) => {
        const value = kept === undefined ? null : before.get(kept);
        return { ...(kept !== undefined && value !== null && { [kept]: value }), ...paramsOf(next) };
      },
      {
        replace: history === 'replace' || isTyped,
        // A field whose value follows its letters later loses its caret, and letters.
        flushSync: isTyped,
        // A new page starts at its top.
        preventScrollReset: next.page === view.page,
      },
    );
  };
  return [view, show];
}

/** The search in an address; none by default. */
export const searchIn = (params: URLSearchParams): string =>
  (params.get('q') ?? '').slice(0, limits.listSearchCharacters);

/** The page number in an address; the first page by default. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
