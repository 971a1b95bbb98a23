import { type ItemView, wholeView } from '@vitrin/ui/admin/itemView';
import { pageIn, searchIn } from './useAddressView.ts';

const shows = ['all', 'active', 'scheduled', 'inactive'] as const;
const sorts = ['order', 'title', 'updated'] as const;

/** The view of a list of entries that an address describes; unknown values are ignored. */
export const viewOf = (params: URLSearchParams): ItemView => ({
  search: searchIn(params),
  show: shows.find((show) => show === params.get('show')) ?? wholeView.show,
  sort: sorts.find((sort) => sort === params.get('sort')) ?? wholeView.sort,
  page: pageIn(params),
});

/** The part of a view that is kept in the address: what differs from the defaults. */
export const paramsOf = (view: ItemView): Record<string, string> => ({
  ...(view.search !== wholeView.search && { q: view.search }),
  ...(view.show !== wholeView.show && { show: view.show }),
  ...(view.sort !== wholeView.sort && { sort: view.sort }),
  ...(view.page !== wholeView.page && { page: String(view.page) }),
});
