import type { NewPlace } from '@vitrin/contract/fields';
import { keepEntryVersion, stateOf } from '../history/entryVersion.ts';
import type { Author } from '../history/keepVersion.ts';
import { HttpError } from '../http/httpErrors.ts';
import type { Store, Writer } from '../store/openStore.ts';
import type { OrderedTable } from '../store/schema.ts';
import type { ContentKind } from './contentKind.ts';
import { answerOf } from './contentReads.ts';
import { lockRow } from './contentWrites.ts';
import { type Gap, isBeyond, makeRoom, place, placeBetween } from './room.ts';

/**
 * Moves one entry, and changes no other unless there is no room between its new neighbours. Throws 404, and 409 if the
 * entry that it should be next to is gone.
 */
export const moveEntry = <Table extends OrderedTable, Answer>(
  kind: ContentKind<Table, Answer>,
  { store, by }: { store: Store; by: Author },
  id: string,
  to: NewPlace,
): Promise<Answer> =>
  // Two concurrent moves to one place would get the same number.
  store.writeAlone(async (writer) => {
    const stored = await lockRow(kind, writer, id);
    if (to.before === id || to.after === id) return answerOf(kind, writer, stored);
    const { table } = kind;
    const gap = await gapAt(kind, writer, id, to);
    const free =
      placeBetween(gap) ?? placeBetween(gap.next ? await makeRoom(writer, table, id, gap.next) : gap);
    const displayOrder = free ?? stored.displayOrder;
    const before = await stateOf(kind, writer, stored);
    await place(writer, table, { id, displayOrder });
    const row = { ...stored, displayOrder };
    await keepEntryVersion(kind, writer, { before, row }, { by });
    return answerOf(kind, writer, row);
  });

/** The neighbours of a place; absent at an end of the list. */
async function gapAt<Table extends OrderedTable, Answer>(
  { table, label }: ContentKind<Table, Answer>,
  writer: Writer,
  id: string,
  { before, after, place: wanted = 1, without = [] }: NewPlace,
): Promise<Gap> {
  const others = writer.selectFrom<OrderedTable>(table).select(['id', 'displayOrder']).where('id', '!=', id);
  const beside = before ?? after;
  const upwards = others.orderBy('displayOrder').orderBy('id');
  const downwards = others.orderBy('displayOrder', 'desc').orderBy('id', 'desc');
  const first = (query: typeof others) => query.limit(1).executeTakeFirst();

  if (beside === undefined) {
    const counted = without.length > 0 ? upwards.where('id', 'not in', without) : upwards;
    const next = await first(counted.offset(wanted - 1));
    return { previous: await first(next ? downwards.where(isBeyond(next, '<')) : downwards), next };
  }
  const found = await first(others.where('id', '=', beside));
  if (found === undefined)
    throw new HttpError(409, `The ${label.toLowerCase()} beside which it should stand is gone`);
  return before === undefined
    ? { previous: found, next: await first(upwards.where(isBeyond(found, '>'))) }
    : { previous: await first(downwards.where(isBeyond(found, '<'))), next: found };
}
