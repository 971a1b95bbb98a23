import type { Load } from '@vitrin/contract/load';
import { Plus } from 'lucide-react';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { ItemTable } from '../ItemTable/ItemTable.tsx';
import { ItemTableSkeleton } from '../ItemTable/ItemTableSkeleton.tsx';
import type { ItemView } from '../itemView.ts';
import { ListFrame } from '../ListFrame/ListFrame.tsx';
import { ListToolbar } from '../ListToolbar/ListToolbar.tsx';
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx';
import type { ContentItem, ListKind } from './listKind.ts';

/** What the screen of every list takes. */
export type ContentListScreenProps<T> = {
  items: Load<readonly T[]>;
  view: ItemView;
  /** The moment from which "5 minutes ago" is counted. */
  now: Date;
  /** Items whose switch waits for the server. */
  pending: ReadonlySet<string>;
  onView: (view: ItemView) => void;
  onToggle: (id: string) => void;
  /** Makes all of these visible, or none. */
  onActivate: (ids: readonly string[], active: boolean) => void;
  /** The whole list in its new order. */
  onReorder: (ids: readonly string[]) => void;
  onDelete: (ids: readonly string[]) => void;
};

export type ContentListProps<T> = ContentListScreenProps<T> & { kind: ListKind<T> };

/** The items of a kind as the website shows them: found, sorted, switched, moved, deleted. */
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
          view={props.view}
          searchLabel={kind.text.search}
          orderLabel={kind.orderLabel}
          action={create}
          onView={props.onView}
        />
        <ItemTableSkeleton detailColumn={kind.detailColumn} />
      </>
    );
  }
  if (items.data.length === 0) {
    return (
      <EmptyState
        drawing="emptyWindow"
        title={kind.text.emptyTitle}
        detail={kind.text.empty}
        action={create}
      />
    );
  }
  const rows = items.data.map((item) => kind.row(item, props.now));
  return (
    <ListFrame {...props} {...kind} items={rows} action={create}>
      {({ shown, ...framed }) => (
        <ItemTable
          {...framed}
          label={kind.text.title}
          items={shown}
          detailColumn={kind.detailColumn}
          sort={props.view.sort}
          pending={props.pending}
          onSort={(sort) => props.onView({ ...props.view, sort })}
          onToggle={props.onToggle}
        />
      )}
    </ListFrame>
  );
}
