import { type ItemView, wholeView } from '@vitrin/ui/admin/itemView';
import { useSearchParams } from 'react-router-dom';

const shows = ['all', 'active', 'scheduled', 'inactive'] as const;
const sorts = ['order', 'title', 'updated'] as const;

/** Shows another view; typing replaces the current history entry, everything else adds one. */
export type ShowView = (view: ItemView, history?: 'replace') => void;

/** A list's search, filter, sort and page, kept in the address, so that they survive a visit to a form. */
export function useItemView(): [ItemView, ShowView] {
  const [params, setParams] = useSearchParams();
  const view = viewOf(params);
  const show: ShowView = (next, history) =>
    setParams(paramsOf(next), {
      replace: history === 'replace' || next.search !== view.search,
      // A new page starts at its top.
      preventScrollReset: next.page === view.page,
    });
  return [view, show];
}

/** The view that an address describes; unknown values are ignored. */
export function viewOf(params: URLSearchParams): ItemView {
  const page = Number(params.get('page'));
  return {
    search: params.get('q') ?? wholeView.search,
    show: shows.find((show) => show === params.get('show')) ?? wholeView.show,
    sort: sorts.find((sort) => sort === params.get('sort')) ?? wholeView.sort,
    page: Number.isSafeInteger(page) && page > 0 ? page : wholeView.page,
  };
}

/** The part of a view that is kept in the address: what differs from the defaults. */
export const paramsOf = (view: ItemView): Record<string, string> => ({
  ...(view.search !== wholeView.search && { q: view.search }),
  ...(view.show !== wholeView.show && { show: view.show }),
  ...(view.sort !== wholeView.sort && { sort: view.sort }),
  ...(view.page !== wholeView.page && { page: String(view.page) }),
});
