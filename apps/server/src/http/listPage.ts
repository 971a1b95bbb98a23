import type { ListQuery, Sorts } from '@vitrin/contract/endpoints';
import { pagePart } from '@vitrin/contract/entries/cutPage';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { Findings, SearchPlace } from '../store/search/finding.ts';
import { findingsOf } from '../store/search/findings.ts';
import { allInOrder, inOrder, type ListOrder } from '../store/ordered.ts';

/** What a list can be sorted by, and its order where none is asked for. */
export type ListRules = { sort: Sorts; order: ListOrder };

/** A part of a list, and how many entries match on all pages together. */
export type ListPage<Row> = { rows: Row[]; total: number };

type Part = { limit: number; offset: number };

/**
 * Runs a query over one table as a list was asked for: search, order, page. Without a page it answers everything. What a
 * search finds comes in the order of how well it fits, unless another one is asked for.
 */
export async function listPage<Table extends keyof Tables, Row extends { id: string }>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  asked: ListQuery,
  rules: ListRules,
  place: SearchPlace,
): Promise<ListPage<Row>> {
  const order = orderOf(asked.sort, rules);
  const part = pagePart(asked);
  const found = findingsOf(asked.q ?? '', place.engine);
  if (found === undefined) return part === undefined ? allRows(query, order) : partOfList(query, order, part);
  const { count: _count, ...uncounted } = found;
  const known: Findings = place.countsRows === true ? uncounted : found;
  if (asked.sort === undefined) return rankedRows(query, known, order, place, part);
  const matching = query.where(await known.all(place));
  if (part === undefined) return allRows(matching, order);
  return partOfList(matching, order, part, await known.count?.(place));
}

/** Found rows, the best first: the parts of what was found follow each other until the page is full. */
async function rankedRows<Table extends keyof Tables, Row extends { id: string }>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { all, ranked, count: countFound }: Findings,
  order: ListOrder,
  place: SearchPlace,
  part: Part = { limit: Number.POSITIVE_INFINITY, offset: 0 },
): Promise<ListPage<Row>> {
  const rows: Row[] = [];
  let before = 0;
  for (const finding of ranked) {
    const limit = part.limit - rows.length;
    if (limit === 0) break;
    const matching = query.where(await finding(place));
    const offset = Math.max(0, part.offset - before);
    const more = Number.isFinite(limit)
      ? await inOrder(matching, order).limit(limit).offset(offset).execute()
      : await allInOrder(matching, order);
    rows.push(...more);
    before += more.length > 0 || offset === 0 ? offset + more.length : await count(matching);
  }
  // Of what follows the page only the number is asked for.
  if (rows.length < part.limit) return { rows, total: before };
  const total = await (countFound?.(place) ?? all(place).then((found) => count(query.where(found))));
  return { rows, total };
}

/** All rows of a query in an order, and how many there are. */
export async function allRows<Table extends keyof Tables, Row extends object>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  order: ListOrder,
): Promise<ListPage<Row>> {
  const rows = await allInOrder(query, order);
  return { rows, total: rows.length };
}

/** A part of the rows of a query in an order, and how many there are; `known` is that number where it is known. */
export async function partOfList<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  order: ListOrder,
  { limit, offset }: Part,
  known?: number,
): Promise<ListPage<Row>> {
  if (known !== undefined && known <= offset) return { rows: [], total: known };
  const rows = await inOrder(query, order).limit(limit).offset(offset).execute();
  if (known !== undefined) return { rows, total: known };
  // A page that is not full is the last one, unless it is empty.
  const isLast = rows.length > 0 ? rows.length < limit : offset === 0;
  return { rows, total: isLast ? offset + rows.length : await count(query) };
}

/** The parameters have been parsed by the contract, which names the fields. */
function orderOf(asked: string | undefined, { sort, order }: ListRules): ListOrder {
  if (asked === undefined) return order;
  const field = asked.replace(/^-/, '');
  const column = sort[field] === 'text' ? `sortKeys.${field}` : field;
  return { columns: [column, 'id'], descending: asked.startsWith('-') };
}

/** How many rows a query has. */
export async function count<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
): Promise<number> {
  const { total } = await query
    .clearSelect()
    .select(sql<number | string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  // PostgreSQL counts in a type that its driver returns as text.
  return Number(total);
}
