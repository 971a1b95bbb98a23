import type { Load } from '@vitrin/contract/load';
import { Plus } from 'lucide-react';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { ItemTable } from '../ItemTable/ItemTable.tsx';
import { ItemTableSkeleton } from '../ItemTable/ItemTableSkeleton.tsx';
import { type ItemPage, type ItemView, showsAll } from '../itemView.ts';
import { ListFrame, type WholeAct } from '../ListFrame/ListFrame.tsx';
import { ListToolbar } from '../ListToolbar/ListToolbar.tsx';
import type { MoveTarget } from '../moved.ts';
import { draftedStatus, plannedStatus, statusWord } from '../statusWord.ts';
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx';
import type { ContentItem, ListKind } from './listKind.ts';

/** The props shared by all list screens. */
export type ContentListScreenProps<T> = {
  /** One page of the list; `busy` while it is still the previous page and the current one is loading. */
  items: Load<ItemPage<T>>;
  busy: boolean;
  view: ItemView;
  /** The current time, for "5 minutes ago". */
  now: Date;
  /** Items whose switch is waiting for the server. */
  pending: ReadonlySet<string>;
  /** Items that the user has a draft of. */
  drafted?: ReadonlySet<string> | undefined;
  /** When the next planned change of an item is due. */
  planned?: ReadonlyMap<string, string> | undefined;
  onView: (view: ItemView) => void;
  /**
   * Absent without the right to publish: entries cannot be switched or selected, and published ones cannot be deleted.
   */
  onToggle?: ((id: string) => void) | undefined;
  /** Shows or hides all of these items. */
  onActivate: (ids: readonly string[], active: boolean) => void;
  /** Moves an item in the website's order; without it, the order cannot be changed. */
  onMove?: ((id: string, to: MoveTarget) => void) | undefined;
  onDelete: (ids: readonly string[]) => void;
  /** Whether deleted items go to a trash. */
  trash?: boolean | undefined;
  /** Applies the action to all results of search and filter, on all pages. */
  onWhole?: ((act: WholeAct) => void) | undefined;
};

export type ContentListProps<T> = ContentListScreenProps<T> & { kind: ListKind<T> };

/** The items of a kind, which can be searched, sorted, switched, moved and deleted. */
export function ContentList<T extends ContentItem>(props: ContentListProps<T>) {
  const { items, kind } = props;
  if (items.status === 'failed') return <LoadFailure error={items.error} onRetry={items.retry} />;
  const create = (
    <ButtonLink href={kind.newHref} icon={<Plus size={16} aria-hidden />}>
      {kind.text.new}
    </ButtonLink>
  );
  if (items.status === 'loading') {
    return (
      <>
        <ListToolbar
          loading
          view={props.view}
          searchLabel={kind.text.search}
          orders={{ own: kind.orderLabel, title: kind.text.byTitle }}
          action={create}
          onView={props.onView}
        />
        <ItemTableSkeleton titleColumn={kind.text.titleColumn} detailColumn={kind.detailColumn} />
      </>
    );
  }
  const { view, onView } = props;
  const empty =
    items.data.total === 0 && showsAll(view) ? (
      <EmptyState
        drawing="emptyWindow"
        title={kind.text.emptyTitle}
        detail={kind.text.empty}
        action={create}
      />
    ) : undefined;
  const rows = items.data.items.map((item) => {
    const row = kind.row(item, props.now);
    const planned = props.planned?.get(row.id);
    const drafted = props.drafted?.has(row.id) === true;
    if (!drafted && planned === undefined) return row;
    const own = row.status ?? statusWord(row, props.now);
    const status = planned === undefined ? own : plannedStatus(own, planned);
    return { ...row, status: drafted ? draftedStatus(status) : status };
  });
  const page = { ...items.data, items: rows };
  return (
    <ListFrame {...props} {...kind} page={page} empty={empty} action={create}>
      {({ shown, ...framed }) => (
        <ItemTable
          {...framed}
          label={kind.text.title}
          items={shown}
          titleColumn={kind.text.titleColumn}
          detailColumn={kind.detailColumn}
          sort={view.sort}
          pending={props.pending}
          onSort={(sort) => onView({ ...view, sort, page: 1 })}
          onToggle={props.onToggle}
        />
      )}
    </ListFrame>
  );
}
