import { sql } from 'kysely';
import type { Writer } from '../store/openStore.ts';
import type { OrderedTable } from '../store/schema.ts';

/** An entry with its sort key. */
export type Placed = { id: string; displayOrder: number };

/** Neighbours in an order; absent at its ends. */
export type Gap = { previous?: Placed | undefined; next?: Placed | undefined };

/** Numbers closer than this are spread out, before they become indistinguishable. */
const closest = 2 ** -20;

/** A number between two neighbours; undefined if they are too close. */
export function placeBetween({ previous, next }: Gap): number | undefined {
  if (next === undefined) return Math.floor(previous?.displayOrder ?? 0) + 1;
  const low = previous?.displayOrder ?? 0;
  const place = (low + next.displayOrder) / 2;
  return place - low < closest || next.displayOrder - place < closest ? undefined : place;
}

/** A condition for the rows on one side of an entry. */
export const isBeyond = ({ displayOrder, id }: Placed, sign: '<' | '>' | '>=') =>
  sql<boolean>`(display_order, id) ${sql.raw(sign)} (${displayOrder}, ${id})`;

/** How many entries on each side are renumbered at first; four times as many if that is too few. */
const firstReach = 16;

/**
 * Spreads the entries around a gap evenly over the numbers that they span, and returns the gap with its new numbers.
 * Few rows are written, since there is room nearby in most cases; a list where many have the same number is renumbered
 * as a whole.
 */
export async function makeRoom(writer: Writer, table: OrderedTable, id: string, next: Placed): Promise<Gap> {
  for (let reach = firstReach; ; reach *= 4) {
    const before = (await neighbours(writer, table, id, next, 'down', reach + 1)).toReversed();
    const after = await neighbours(writer, table, id, next, 'up', reach + 1);
    const [isFirst, isLast] = [before.length <= reach, after.length <= reach];
    const inner = { before: isFirst ? before : before.slice(1), after: after.slice(0, reach) };
    const steps = inner.before.length + inner.after.length + 2;
    const low = isFirst ? 0 : (before[0]?.displayOrder ?? 0);
    const last = after.at(-1)?.displayOrder ?? 0;
    const step = ((isLast ? Math.max(low + steps, last) : last) - low) / steps;
    if (step < 2 * closest && !(isFirst && isLast)) continue;
    const numbered = (rows: readonly Placed[], from: number): Placed[] =>
      rows.map((row, index) => ({ id: row.id, displayOrder: low + step * (from + index) }));
    // One step is left free between the two.
    const [head, tail] = [numbered(inner.before, 1), numbered(inner.after, inner.before.length + 2)];
    for (const row of [...head, ...tail]) await place(writer, table, row);
    return { previous: head.at(-1), next: tail[0] };
  }
}

/** Gives an entry its number. */
export const place = (writer: Writer, table: OrderedTable, { id, displayOrder }: Placed): Promise<unknown> =>
  writer.updateTable<OrderedTable>(table).set({ displayOrder }).where('id', '=', id).execute();

/** The nearest entries in one direction, those upwards with `from` itself. */
function neighbours(
  writer: Writer,
  table: OrderedTable,
  id: string,
  from: Placed,
  direction: 'up' | 'down',
  limit: number,
): Promise<Placed[]> {
  const order = direction === 'up' ? 'asc' : 'desc';
  return writer
    .selectFrom<OrderedTable>(table)
    .select(['id', 'displayOrder'])
    .where('id', '!=', id)
    .where(isBeyond(from, direction === 'up' ? '>=' : '<'))
    .orderBy('displayOrder', order)
    .orderBy('id', order)
    .limit(limit)
    .execute();
}
