import type { ListQuery, Sorts } from '@vitrin/contract/endpoints';
import { fold, turkishCollator } from '@vitrin/contract/turkish';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../store/schema.ts';

/** What a list can be sorted by, and its order where none is asked for. */
export type ListRules = {
  sort: Sorts;
  /** Such as `displayOrder` or `-createdAt`; entries with the same value stand in the order of their ids. */
  order: string;
};

/** A part of a list, and how many entries match on all pages together. */
export type ListPage<Row> = { rows: Row[]; total: number };

const defaultPageSize = 50;

type Order = { field: string; descending: boolean; kind: 'text' | 'value' };
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
  const part = partOf(asked);
  const matching = matchingRows(query, asked);
  if (order.kind === 'text') return sortedByText(matching, order, part);

  const rows = await inOrder(matching, order)
    .$if(part !== undefined, (all) => all.limit(part?.limit ?? 0).offset(part?.offset ?? 0))
    .execute();
  return { rows, total: part === undefined ? rows.length : await count(matching) };
}

/** The parameters have been parsed by the contract, which names the fields. */
function orderOf(asked: string | undefined, { sort, order }: ListRules): Order {
  const text = asked ?? order;
  const field = text.replace(/^-/, '');
  return { field, descending: text.startsWith('-'), kind: sort[field] ?? 'value' };
}

function partOf({ page, pageSize }: ListQuery): Part | undefined {
  if (page === undefined && pageSize === undefined) return undefined;
  const limit = pageSize ?? defaultPageSize;
  return { limit, offset: ((page ?? 1) - 1) * limit };
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

function inOrder<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { field, descending }: Order,
): SelectQueryBuilder<Tables, Table, Row> {
  const direction = descending ? 'desc' : 'asc';
  return query.orderBy(sql.ref(field), (by) => by[direction]().nullsLast()).orderBy(sql.ref('id'), direction);
}

/**
 * No database orders as a Turkish dictionary does, so ids and texts are read and sorted here, and then the rows of
 * the page alone: 10,000 entries take about a fiftieth of a second.
 */
async function sortedByText<Table extends keyof Tables, Row extends { id: string }>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { field, descending }: Order,
  part: Part | undefined,
): Promise<ListPage<Row>> {
  const keys = await query
    .clearSelect()
    .select([sql.ref<string>('id').as('id'), sql.ref<string>(field).as('text')])
    .execute();
  const sorted = keys.toSorted(
    (a, b) => (descending ? -1 : 1) * turkishCollator.compare(a.text, b.text) || (a.id < b.id ? -1 : 1),
  );
  const shown = part === undefined ? sorted : sorted.slice(part.offset, part.offset + part.limit);
  const place = new Map(shown.map(({ id }, index) => [id, index]));
  const rows = await query
    .$if(part !== undefined, (all) =>
      all.where(sql<boolean>`${sql.ref('id')} in (${sql.join([...place.keys(), ''])})`),
    )
    .execute();
  return {
    rows: rows.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
    total: keys.length,
  };
}

async function count<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
): Promise<number> {
  const { total } = await query
    .clearSelect()
    .select(sql<number | string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  // PostgreSQL counts in a type that its driver returns as text.
  return Number(total);
}
