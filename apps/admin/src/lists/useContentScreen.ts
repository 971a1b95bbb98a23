import { pagesOf } from '@vitrin/ui/admin/itemView';
import { useEffect, useState } from 'react';
import { client } from '../api.ts';
import type { Listed, ManagedList } from './managedList.ts';
import { useContentActions } from './acting/useContentActions.ts';
import { useContentPage } from './reading/useContentPage.ts';
import { useDrafted } from './reading/useDrafted.ts';
import { usePlanned } from './reading/usePlanned.ts';
import { useIds } from '../shared/idSet.ts';
import { paramsOf, viewOf } from './reading/itemAddress.ts';
import { useAddressView } from './reading/useAddressView.ts';
import { useRole } from '../session/session.ts';
import { useNow } from '../shared/useNow.ts';
import { useIsHere } from '../shared/useIsHere.ts';
import { useCalm } from '../shared/useCalm.ts';

const address = { viewOf, paramsOf };

/** The debounce of the search, in milliseconds. */
const typingMs = 200;

/** The props of a list's screen, over the API; search, filter, sort and page are kept in the address. */
export function useContentScreen<T extends Listed>(list: ManagedList<T>) {
  // Authors are the only non-editors who see a list, and they cannot switch entries.
  const publishes = useRole() !== 'author';
  const actions = useContentActions(list);
  const [view, onView] = useAddressView(address);
  const [gathering, setGathering] = useState(false);
  const search = useCalm(view.search, typingMs);
  const { items, busy } = useContentPage(list, { ...view, search });
  const isHere = useIsHere();
  const last = items.status === 'ready' && items.data.page === view.page ? pagesOf(items.data) : undefined;

  useEffect(() => {
    if (last !== undefined && view.page > last && isHere()) onView({ ...view, page: last }, 'replace');
  });

  return {
    items,
    busy: busy || gathering || search !== view.search,
    view,
    now: useNow(),
    pending: useIds(list.flipping),
    drafted: useDrafted(list),
    planned: usePlanned(list),
    onView,
    onToggle: publishes ? (id: string) => void actions.toggle([id]) : undefined,
    onActivate: actions.activate,
    onMove: list.move && ((...move: Parameters<typeof actions.move>) => void actions.move(...move)),
    onDelete: actions.remove,
    trash: client.trash !== undefined,
    onWhole:
      list.bulk &&
      ((act: Parameters<typeof actions.whole>[1]) => {
        setGathering(true);
        void actions.whole(view, act).finally(() => setGathering(false));
      }),
  };
}
