import { type ContentList, type Listed, useContentActions, useContentItems } from './contentList.ts';
import { useIds } from './idSet.ts';
import { useItemView } from './useItemView.ts';
import { useNow } from './useNow.ts';

/** What the screen of a list takes, over the API; search, filter and sort stand in the address. */
export function useContentScreen<T extends Listed>(list: ContentList<T>) {
  const actions = useContentActions(list);
  const [view, onView] = useItemView();
  return {
    items: useContentItems(list),
    view,
    now: useNow(),
    pending: useIds(list.flipping),
    onView,
    onToggle: (id: string) => void actions.toggle([id]),
    onActivate: actions.activate,
    onReorder: (ids: readonly string[]) => void actions.reorder(ids),
    onDelete: actions.remove,
  };
}
