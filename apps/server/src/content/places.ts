import { keepEntryVersion, stateOf } from '../history/entryVersion.ts';
import type { Author } from '../history/keepVersion.ts';
import type { JsonAnswer } from '../http/answers/sendAnswer.ts';
import type { Store, Writer } from '../store/openStore.ts';
import type { ContentKind } from './contentKind.ts';
import { listShown } from './contentReads.ts';
import { lockRow } from './contentWrites.ts';
import { place } from './room.ts';
import type { ListOrder } from '../store/ordered.ts';
import type { OrderedTable } from '../store/schema.ts';

/** The order that admins set; ties are broken by when entries were created. */
export const placeOrder: ListOrder = { columns: ['displayOrder', 'id'], descending: false };

/** The place after all others. */
export async function nextPlace(writer: Writer, table: OrderedTable): Promise<number> {
  const { last } = await writer
    .selectFrom<OrderedTable>(table)
    .select((is) => is.fn.max('displayOrder').as('last'))
    .executeTakeFirstOrThrow();
  return Math.floor(last ?? 0) + 1;
}

/** Sets the places of entries, all or none, and answers the whole list. Throws 404 where one does not exist. */
export async function reorderEntries<Table extends OrderedTable, Answer, Summary>(
  kind: ContentKind<Table, Answer, Summary>,
  { store, by }: { store: Store; by: Author },
  items: readonly { id: string; displayOrder: number }[],
): Promise<JsonAnswer<Summary[]>> {
  await store.write(async (writer) => {
    // In the order of ids, so that two of these at once wait for each other instead of deadlocking.
    for (const { id, displayOrder } of items.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const stored = await lockRow(kind, writer, id);
      if (stored.displayOrder === displayOrder) continue;
      const before = await stateOf(kind, writer, stored);
      await place(writer, kind.table, { id, displayOrder });
      await keepEntryVersion(kind, writer, { before, row: { ...stored, displayOrder } }, { by });
    }
  });
  // Others write while the list is read.
  return listShown(kind, store.read, {}, kind.rows(store.read));
}
