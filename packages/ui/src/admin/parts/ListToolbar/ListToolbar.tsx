import { ArrowUpDown, ChevronDown, Plus } from 'lucide-react';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { Menu } from '../../../elements/Menu/Menu.tsx';
import { SearchField } from '../../../elements/SearchField/SearchField.tsx';
import { Segments } from '../../../elements/Segments/Segments.tsx';
import { adminText } from '../../../text/admin.en.ts';
import type { ItemView } from '../itemView.ts';
import * as styles from './ListToolbar.css.ts';

export type ListToolbarProps = {
  view: ItemView;
  /** How many items each segment holds; absent while they load. */
  counts?: Record<ItemView['show'], number> | undefined;
  searchLabel: string;
  newLabel: string;
  newHref: string;
  onView: (view: ItemView) => void;
};

const text = adminText.list;

const orders: readonly { sort: ItemView['sort']; label: string }[] = [
  { sort: 'order', label: text.siteOrder },
  { sort: 'title', label: text.byTitle },
  { sort: 'updated', label: text.byUpdated },
];

/** Narrows and sorts the list below it, and leads to the form of a new item. */
export function ListToolbar(props: ListToolbarProps) {
  const { view, counts, onView } = props;
  const loading = counts === undefined;
  const order = orders.find(({ sort }) => sort === view.sort)?.label ?? text.siteOrder;
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <SearchField
          label={props.searchLabel}
          clearLabel={text.clearSearch}
          value={view.search}
          disabled={loading}
          onSearch={(search) => onView({ ...view, search })}
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
            { value: 'inactive', label: text.inactive, count: counts?.inactive },
          ]}
          onChoose={(show) => onView({ ...view, show })}
        />
      </div>
      <div className={styles.sort}>
        <Menu
          trigger={
            <Button
              tone="plain"
              disabled={loading}
              aria-label={text.sortBy(order)}
              icon={<ArrowUpDown size={16} aria-hidden />}
            >
              <span className={styles.order}>
                <span className={styles.sortWord}>{text.sort} </span>
                {order}
                <ChevronDown size={14} aria-hidden />
              </span>
            </Button>
          }
          groups={[
            {
              entries: orders.map(({ sort, label }) => ({
                kind: 'choice',
                label,
                chosen: sort === view.sort,
                onChoose: () => onView({ ...view, sort }),
              })),
            },
          ]}
        />
      </div>
      <div className={styles.create}>
        <ButtonLink href={props.newHref} icon={<Plus size={16} aria-hidden />}>
          {props.newLabel}
        </ButtonLink>
      </div>
    </div>
  );
}
