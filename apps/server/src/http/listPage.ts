import type { ListQuery, Sorts } from '@vitrin/contract/endpoints';
import { defaultPageSize, pagePart } from '@vitrin/contract/entries/cutPage';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Reader } from '../store/openStore.ts';
import type { Tables } from '../store/schema.ts';
import type { Findings, SearchPlace } from '../store/search/finding.ts';
import { findingsOf } from '../store/search/findings.ts';
import { chunkRows, inChunks, inOrder, isAfter, type ListOrder, textRows } from '../store/ordered.ts';
import { type JsonAnswer, listAnswer, listStream } from './answers/sendAnswer.ts';

/** What a list can be sorted by, and its default order. */
export type ListRules = { sort: Sorts; order: ListOrder };

/** A part of a list, and how many entries match on all pages together. */
export type ListPage<Row> = { rows: Row[]; total: number };

/** All rows of a list, so many at a time, and how many there are; each reading begins anew. */
export type WholeList<Row> = { chunks: () => AsyncIterable<Row[]>; total: number };

type Part = { limit: number; offset: number };

const firstPage: Part = { limit: defaultPageSize, offset: 0 };

/**
 * Runs a query over one table as a page of a list was asked for: search, order, page. What a search finds comes in the
 * order of how well it fits, unless another one is asked for.
 */
export async function listPage<Table extends keyof Tables, Row extends { id: string }>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  asked: ListQuery,
  rules: ListRules,
  place: SearchPlace,
): Promise<ListPage<Row>> {
  const order = orderOf(asked.sort, rules);
  const part = pagePart(asked) ?? firstPage;
  const found = foundIn(asked, place);
  if (found === undefined) return partOfList(query, order, part);
  if (asked.sort === undefined) return rankedRows(query, found, order, place, part);
  const matching = query.where(await found.all(place));
  return partOfList(matching, order, part, { known: await found.count?.(place) });
}

/** The same without a page: all that matches. */
export async function allMatching<Table extends keyof Tables, Row extends { id: string }>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  asked: ListQuery,
  rules: ListRules,
  place: SearchPlace,
): Promise<WholeList<Row>> {
  const order = orderOf(asked.sort, rules);
  const found = foundIn(asked, place);
  if (found === undefined) return wholeList(query, order, textRows);
  // Each chunk searches anew, so that they are not as small.
  const matching = query.where(await found.all(place));
  if (asked.sort !== undefined) return wholeList(matching, order);
  return { chunks: () => rankedChunks(query, found, order, place), total: await count(matching) };
}

function foundIn({ q = '' }: ListQuery, { engine, countsRows }: SearchPlace): Findings | undefined {
  const found = findingsOf(q, engine);
  if (found === undefined || countsRows !== true) return found;
  const { count: _count, ...uncounted } = found;
  return uncounted;
}

async function* rankedChunks<Table extends keyof Tables, Row extends { id: string }>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { ranked }: Findings,
  order: ListOrder,
  place: SearchPlace,
): AsyncGenerator<Row[]> {
  for (const finding of ranked) yield* inChunks(query.where(await finding(place)), order);
}

/** The rows found, best first: the ranks follow each other until the page is full. */
async function rankedRows<Table extends keyof Tables, Row extends { id: string }>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { all, ranked, count: countFound }: Findings,
  order: ListOrder,
  place: SearchPlace,
  part: Part,
): Promise<ListPage<Row>> {
  const rows: Row[] = [];
  let before = 0;
  for (const finding of ranked) {
    const limit = part.limit - rows.length;
    if (limit === 0) break;
    const matching = query.where(await finding(place));
    const offset = Math.max(0, part.offset - before);
    const more = await inOrder(matching, order).limit(limit).offset(offset).execute();
    rows.push(...more);
    before += more.length > 0 || offset === 0 ? offset + more.length : await count(matching);
  }
  // Beyond the page only the count is needed.
  if (rows.length < part.limit) return { rows, total: before };
  const total = await (countFound?.(place) ?? all(place).then((found) => count(query.where(found))));
  return { rows, total };
}

/** All rows of a query in an order. */
export const wholeList = async <Table extends keyof Tables, Row extends object>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  order: ListOrder,
  atOnce = chunkRows,
): Promise<WholeList<Row>> => ({
  chunks: () => inChunks(query, order, atOnce),
  total: await count(query),
});

/** A whole list as `show` shows its rows. A long one is read while the answer is. */
export async function answerWhole<Row, Item>(
  { chunks, total }: WholeList<Row>,
  show: (rows: Row[]) => Promise<Item[]>,
): Promise<JsonAnswer<Item[]>> {
  const shown = () => shownChunks(chunks(), show);
  if (total > chunkRows) return listStream(shown, total);
  const items: Item[] = [];
  for await (const some of shown()) items.push(...some);
  return listAnswer(items, items.length);
}

async function* shownChunks<Row, Item>(
  chunks: AsyncIterable<Row[]>,
  show: (rows: Row[]) => Promise<Item[]>,
): AsyncGenerator<Item[]> {
  for await (const rows of chunks) yield show(rows);
}

/** How the rows of a list are counted: their number if it is already known, or another way than by one statement. */
type Counting = { known?: number | undefined; counted?: () => Promise<number> };

/** A part of the rows of a query in an order, and how many there are. */
export async function partOfList<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  order: ListOrder,
  { limit, offset }: Part,
  { known, counted = () => count(query) }: Counting = {},
): Promise<ListPage<Row>> {
  if (known !== undefined && known <= offset) return { rows: [], total: known };
  const rows = await inOrder(query, order).limit(limit).offset(offset).execute();
  if (known !== undefined) return { rows, total: known };
  // A page that is not full is the last one, unless it is empty.
  const isLast = rows.length > 0 ? rows.length < limit : offset === 0;
  return { rows, total: isLast ? offset + rows.length : await counted() };
}

/** The parameters have been validated by the contract, which names the fields. */
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

/** How many rows are examined per statement: some milliseconds on SQLite, after which requests have their turn. */
const examinedRows = 5_000;

/** How many rows of a query fulfil a condition that is examined row by row. */
export async function countHolding<Table extends keyof Tables, Row extends object>(
  reader: Reader,
  query: SelectQueryBuilder<Tables, Table, Row>,
  condition: RawBuilder<boolean>,
  order: ListOrder,
): Promise<number> {
  let total = 0;
  let last: Row | undefined;
  do {
    const rest = inOrder(last === undefined ? query : query.where(isAfter(last, order)), order);
    const examined = rest
      .clearSelect()
      .select(sql<number>`case when ${condition} then 1 else 0 end`.as('holds'))
      .limit(examinedRows);
    const { rows } = await sql<{ holding: number | string | null }>`
      select sum(holds) as holding from (${examined}) as examined`.execute(reader);
    total += Number(rows[0]?.holding ?? 0);
    [last] = await rest
      .limit(1)
      .offset(examinedRows - 1)
      .execute();
  } while (last !== undefined);
  return total;
}
