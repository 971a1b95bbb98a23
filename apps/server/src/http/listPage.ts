import type { ListQuery, Sorts } from '@vitrin/contract/endpoints';
import { pagePart } from '@vitrin/contract/cutPage';
import { fold } from '@vitrin/contract/turkish';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../store/schema.ts';
import { allInOrder, inOrder, type ListOrder } from '../store/ordered.ts';

/** What a list can be sorted by, and its order where none is asked for. */
export type ListRules = { sort: Sorts; order: ListOrder };

/** A part of a list, and how many entries match on all pages together. */
export type ListPage<Row> = { rows: Row[]; total: number };

type Part = { limit: number; offset: number };

/**
 * Runs a query over one table as a list was asked for: search in the column `search`, `active`, order, page. Without
 * a page it answers everything.
 */
export async function listPage<Table extends keyof Tables, Row extends { id: string }>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  asked: ListQuery,
  rules: ListRules,
): Promise<ListPage<Row>> {
  const order = orderOf(asked.sort, rules);
  const part = pagePart(asked);
  const matching = matchingRows(query, asked);
  if (part !== undefined) return partOfList(matching, order, part);
  return allRows(matching, order);
}

/** All rows of a query in an order, and how many there are. */
export async function allRows<Table extends keyof Tables, Row extends object>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  order: ListOrder,
): Promise<ListPage<Row>> {
  const rows = await allInOrder(query, order);
  return { rows, total: rows.length };
}

/** A part of the rows of a query in an order, and how many there are. */
export async function partOfList<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  order: ListOrder,
  { limit, offset }: Part,
): Promise<ListPage<Row>> {
  const rows = await inOrder(query, order).limit(limit).offset(offset).execute();
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

/** The entries that hold every word of the search, and are as active as was asked. */
function matchingRows<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { q = '', active }: ListQuery,
): SelectQueryBuilder<Tables, Table, Row> {
  const words = fold(q).split(/\s+/).filter(Boolean);
  const found = words.reduce(
    (rest, word) =>
      rest.where(sql<boolean>`${sql.ref('search')} like ${`%${escapeLike(word)}%`} escape '\\'`),
    query,
  );
  return active === undefined
    ? found
    : found.where(sql<boolean>`${sql.ref('active')} = ${active === 'true'}`);
}

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, (letter) => `\\${letter}`);

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
