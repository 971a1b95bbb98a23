import { libraryKinds, librarySizes, librarySorts } from '@vitrin/contract/files/library';
import type { LibraryView } from '@vitrin/ui/admin/LibraryScreen';
import { pageIn, searchIn } from '../lists/reading/useAddressView.ts';

/** The filters and page of the library view. */
export type PagedView = LibraryView & { page: number };

const wholeLibrary: PagedView = {
  search: '',
  unused: false,
  sort: 'newest',
  kind: 'all',
  size: 'all',
  page: 1,
};

/** The view of the library that an address describes; unknown values are ignored. */
export function libraryViewOf(params: URLSearchParams): PagedView {
  return {
    search: searchIn(params),
    unused: params.get('unused') === 'true',
    sort: librarySorts.find((sort) => sort === params.get('sort')) ?? wholeLibrary.sort,
    kind: libraryKinds.find((kind) => kind === params.get('kind')) ?? wholeLibrary.kind,
    size: librarySizes.find((size) => size === params.get('size')) ?? wholeLibrary.size,
    page: pageIn(params),
  };
}

/** The part of a view that is kept in the address: its differences from the default. */
export const libraryParamsOf = (view: PagedView): Record<string, string> => ({
  ...(view.search !== wholeLibrary.search && { q: view.search }),
  ...(view.kind !== wholeLibrary.kind && { kind: view.kind }),
  ...(view.size !== wholeLibrary.size && { size: view.size }),
  ...(view.unused && { unused: 'true' }),
  ...(view.sort !== wholeLibrary.sort && { sort: view.sort }),
  ...(view.page !== wholeLibrary.page && { page: String(view.page) }),
});
