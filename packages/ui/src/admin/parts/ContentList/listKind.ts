import type { ListText } from '../../../text/catalogue.ts';
import type { TableItem } from '../ItemTable/ItemTable.tsx';

/** The common properties of listed items. */
export type ContentItem = { id: string; active: boolean; updatedAt: string };

/** How the list shows items of one kind. */
export type ListKind<T> = {
  text: ListText;
  newHref: string;
  /** The heading of the column next to the title. */
  detailColumn: string;
  /** The label of the items' default order. */
  orderLabel: string;
  /** Whether admins decide the order. */
  orderable: boolean;
  /** The table row of an item. */
  row: (item: T, now: Date) => TableItem;
};
