import { type ItemView, wholeView } from '@vitrin/ui/admin/itemView';
import { useSearchParams } from 'react-router-dom';

const shows = ['all', 'active', 'inactive'] as const;
const sorts = ['order', 'title', 'updated'] as const;

/** A list's search, filter and sort, kept in the address, so that they survive a visit to a form. */
export function useItemView(): [ItemView, (view: ItemView) => void] {
  const [params, setParams] = useSearchParams();
  const view: ItemView = {
    search: params.get('q') ?? wholeView.search,
    show: shows.find((show) => show === params.get('show')) ?? wholeView.show,
    sort: sorts.find((sort) => sort === params.get('sort')) ?? wholeView.sort,
  };
  const setView = (next: ItemView) =>
    setParams(
      {
        ...(next.search !== wholeView.search && { q: next.search }),
        ...(next.show !== wholeView.show && { show: next.show }),
        ...(next.sort !== wholeView.sort && { sort: next.sort }),
      },
      { replace: true, preventScrollReset: true },
    );
  return [view, setView];
}
