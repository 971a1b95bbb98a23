import { ArrowUpDown, ChevronDown } from 'lucide-react';
import { Button } from '../../../elements/Button/Button.tsx';
import { Menu } from '../../../elements/Menu/Menu.tsx';
import { adminText } from '../../../text/panelText.ts';
import type { ItemView } from '../itemView.ts';
import * as styles from './ListToolbar.css.ts';

export type SortMenuProps = {
  sort: ItemView['sort'];
  /** The label of the items' default order. */
  orderLabel: string;
  /** The label of the order by title. */
  titleLabel: string;
  disabled: boolean;
  onSort: (sort: ItemView['sort']) => void;
};

/** Selects the order of a list. */
export function SortMenu(props: SortMenuProps) {
  const text = adminText.list;
  const labels: Record<ItemView['sort'], string> = {
    order: props.orderLabel,
    title: props.titleLabel,
    updated: text.byUpdated,
  };
  const chosen = labels[props.sort];
  const sorts = ['order', 'title', 'updated'] as const;
  return (
    <Menu
      trigger={
        <Button
          tone="plain"
          disabled={props.disabled}
          aria-label={text.sortBy(chosen)}
          icon={<ArrowUpDown size={16} aria-hidden />}
        >
          <span className={styles.order}>
            <span className={styles.sortWord}>{text.sort} </span>
            {chosen}
            <ChevronDown size={14} aria-hidden />
          </span>
        </Button>
      }
      groups={[
        {
          entries: sorts.map((sort) => ({
            kind: 'choice',
            label: labels[sort],
            chosen: sort === props.sort,
            onChoose: () => props.onSort(sort),
          })),
        },
      ]}
    />
  );
}
