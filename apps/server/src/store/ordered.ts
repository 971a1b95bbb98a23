import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from './schema.ts';

/**
 * An order of rows. The columns contain no nulls and together are unique, so that each row has one place; the sort key
 * of a text is named `sortKeys.title`.
 */
export type ListOrder = { columns: readonly string[]; descending: boolean };

/** A query's rows in an order. */
export const inOrder = <Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { columns, descending }: ListOrder,
): SelectQueryBuilder<Tables, Table, Row> =>
  columns.reduce(
    (ordered, column) => ordered.orderBy(partOfOrder(column), descending ? 'desc' : 'asc'),
    query,
  );

/** The same expression as in the index. */
function partOfOrder(column: string) {
  const [name = '', key] = column.split('.');
  return key === undefined ? sql.ref(name) : sql`${sql.ref(name)} ->> ${sql.lit(key)}`;
}

/** How many rows are read at a time if there may be any number. */
export const chunkRows = 500;

/** The same for entries with long texts, which stay in memory while a response is streamed. */
export const textRows = 100;

/**
 * All rows of a query in an order, or those from a place on, in chunks. Each chunk starts after the last row of the one
 * before, so that a row that exists throughout comes exactly once, whatever is written meanwhile.
 */
export async function* inChunks<Table extends keyof Tables, Row extends object>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  order: ListOrder,
  size = chunkRows,
  from = 0,
): AsyncGenerator<Row[]> {
  let rest = from === 0 ? query : query.offset(from);
  for (;;) {
    const rows = await inOrder(rest, order).limit(size).execute();
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < size) return;
    rest = query.where(isAfter(last, order));
  }
}

function valueIn(row: object, column: string): unknown {
  const [name = '', key] = column.split('.');
  const value: unknown = new Map<string, unknown>(Object.entries(row)).get(name);
  if (key === undefined || typeof value !== 'object' || value === null) return value;
  return new Map<string, unknown>(Object.entries(value)).get(key);
}

/** A condition for the rows after one in an order. */
export function isAfter(row: object, { columns, descending }: ListOrder) {
  const here = sql.join(columns.map(partOfOrder));
  const there = sql.join(columns.map((column) => valueIn(row, column)));
  return sql<boolean>`(${here}) ${sql.raw(descending ? '<' : '>')} (${there})`;
}

/** The rows for a list of values, with at most a chunk of them per statement. */
export async function readInChunks<Value, Row>(
  values: readonly Value[],
  read: (chunk: readonly Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < values.length; start += chunkRows) {
    rows.push(...(await read(values.slice(start, start + chunkRows))));
  }
  return rows;
}
