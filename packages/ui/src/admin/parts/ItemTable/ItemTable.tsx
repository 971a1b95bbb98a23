import { DndContext } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { Image } from '@vitrin/contract/files/image';
import type { ReactNode } from 'react';
import type { ItemView } from '../itemView.ts';
import { besides, type MoveTarget } from '../moved.ts';
import { withChoice } from '../ListFrame/ListFrame.tsx';
import { ItemRow } from './ItemRow.tsx';
import * as styles from './ItemTable.css.ts';
import { TableHead } from './TableHead.tsx';
import { type ListedPlaces, useRowDrag } from './useRowDrag.ts';

/** An item as its row shows it. */
export type TableItem = {
  id: string;
  title: string;
  subtitle: string;
  /** The content of the column next to the title. */
  detail: string;
  /** Absent for kinds that have none; `sign` may be shown instead. */
  image?: Image | null;
  sign?: ReactNode;
  active: boolean;
  /** Its status in words, if it is more than active or inactive. */
  status?: string | undefined;
  updatedAt: string;
  /** When it was last changed, in words. */
  updated: string;
  editHref: string;
  /** Its public page, if it currently has one. */
  siteHref?: string | undefined;
};

export type ItemTableProps = {
  /** The table's accessible name. */
  label: string;
  /** The headings of the columns that differ by kind. */
  titleColumn: string;
  detailColumn: string;
  items: readonly TableItem[];
  sort: ItemView['sort'];
  /** Set if the rows are in the website's order and complete, and can be moved. */
  orderable: boolean;
  selected: ReadonlySet<string>;
  /** Items whose switch is waiting for the server. */
  pending: ReadonlySet<string>;
  onSort: (sort: ItemView['sort']) => void;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** Without it, rows cannot be switched or selected, and visible ones cannot be deleted. */
  onToggle?: ((id: string) => void) | undefined;
  /** The position of the first row in the whole list, and its length. */
  places: ListedPlaces;
  /** There are further pages. */
  ofPage: boolean;
  onMove: (id: string, to: MoveTarget) => void;
  /** Opens the dialog that asks for the position. */
  onMoveTo: (id: string) => void;
  onDelete: (id: string) => void;
};

/** The items of a kind, one per row, which can be dragged by their handles, selected, switched, opened and deleted. */
export function ItemTable(props: ItemTableProps) {
  const { items, selected, places, onMove, onToggle } = props;
  const drag = useRowDrag(items, places, onMove);
  const chosen = items.filter((item) => selected.has(item.id)).length;
  const allChecked = chosen === 0 ? false : chosen === items.length || 'mixed';

  return (
    <DndContext {...drag}>
      <SortableContext items={items.map((item) => item.id)} strategy={verticalListSortingStrategy}>
        <table className={styles.table} aria-label={props.label}>
          <TableHead
            titleColumn={props.titleColumn}
            detailColumn={props.detailColumn}
            sort={props.sort}
            checked={allChecked}
            ofPage={props.ofPage}
            onSort={props.onSort}
            onCheck={
              onToggle && ((wanted) => props.onSelect(new Set(wanted ? items.map((item) => item.id) : [])))
            }
          />
          <tbody className={styles.body}>
            {items.map((item, index) => (
              <ItemRow
                key={item.id}
                item={item}
                orderable={props.orderable}
                first={places.first + index === 1}
                last={places.first + index === places.total}
                selected={selected.has(item.id)}
                busy={props.pending.has(item.id)}
                onSelect={(wanted) => props.onSelect(withChoice(selected, item.id, wanted))}
                onToggle={onToggle && (() => onToggle(item.id))}
                onMove={(by) => onMove(item.id, besides(items, index, by, places.first))}
                onMoveTo={() => props.onMoveTo(item.id)}
                onDelete={onToggle || !item.active ? () => props.onDelete(item.id) : undefined}
              />
            ))}
          </tbody>
        </table>
      </SortableContext>
    </DndContext>
  );
}
