import type { ListText } from '../../../text/catalogue.ts';
import type { TableItem } from '../ItemTable/ItemTable.tsx';

/** The common properties of listed items. */
export type ContentItem = { id: string; active: boolean; updatedAt: string };

/** How the list shows the items of one kind. */
export type ListKind<T> = {
  text: ListText;
  newHref: string;
  /** The name of the column next to the title. */
  detailColumn: string;
  /** The name of the order in which the items come. */
  orderLabel: string;
  /** Admins decide the order. */
  orderable: boolean;
  /** The item as its row shows it. */
  row: (item: T, now: Date) => TableItem;
};
