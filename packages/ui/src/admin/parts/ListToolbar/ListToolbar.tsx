import type { ReactNode } from 'react';
import { SearchField } from '../../../elements/SearchField/SearchField.tsx';
import { Segments } from '../../../elements/Segments/Segments.tsx';
import { adminText } from '../../../text/panelText.ts';
import type { ItemCounts, ItemView } from '../itemView.ts';
import * as styles from './ListToolbar.css.ts';
import { SortMenu } from './SortMenu.tsx';

export type ListToolbarProps = {
  view: ItemView;
  /** How many items each segment holds; absent until loaded. */
  counts?: ItemCounts | undefined;
  /** Set while there is nothing to filter yet. */
  loading?: boolean;
  searchLabel: string;
  /** The labels of the default order and of the order by title; absent if there is no choice. */
  orders?: { own: string; title: string };
  /** The control that creates an item. */
  action: ReactNode;
  onView: (view: ItemView) => void;
};

/** Filters and sorts the list below it, and contains the button for a new item. */
export function ListToolbar(props: ListToolbarProps) {
  const text = adminText.list;
  const { view, counts, loading = false } = props;
  const hasScheduled = view.show === 'scheduled' || (counts?.scheduled ?? 0) > 0;
  const onView = (change: Partial<ItemView>) => props.onView({ ...view, page: 1, ...change });
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <SearchField
          label={props.searchLabel}
          clearLabel={text.clearSearch}
          value={view.search}
          disabled={loading}
          onSearch={(search) => onView({ search })}
        />
      </div>
      <div className={styles.segments}>
        <Segments
          label={text.status}
          value={view.show}
          disabled={loading}
          segments={[
            { value: 'all', label: text.all, count: counts?.all },
            { value: 'active', label: text.active, count: counts?.active },
            ...(hasScheduled
              ? [{ value: 'scheduled' as const, label: text.scheduled, count: counts?.scheduled }]
              : []),
            { value: 'inactive', label: text.inactive, count: counts?.inactive },
          ]}
          onChoose={(show) => onView({ show })}
        />
      </div>
      {props.orders !== undefined && (
        <div className={styles.end}>
          <SortMenu
            sort={view.sort}
            orderLabel={props.orders.own}
            titleLabel={props.orders.title}
            disabled={loading}
            onSort={(sort) => onView({ sort })}
          />
        </div>
      )}
      <div className={styles.create}>{props.action}</div>
    </div>
  );
}
