import type { ListQuery, PartQuery } from '@vitrin/contract/endpoints';
import { pagePart } from '@vitrin/contract/entries/cutPage';
import { type SelectQueryBuilder, sql } from 'kysely';
import { seesHidden } from '../auth/permissions.ts';
import type { Viewer } from '../auth/sessions.ts';
import { notFound } from '../http/httpErrors.ts';
import { answerWhole, allMatching, listPage, partOfList, wholeList } from '../http/listPage.ts';
import { type JsonAnswer, listAnswer } from '../http/answers/sendAnswer.ts';
import type { Reader, Store } from '../store/openStore.ts';
import { inOrder, textRows } from '../store/ordered.ts';
import type { ContentTable, Tables } from '../store/schema.ts';
import { briefRows } from './briefRows.ts';
import type { ContentKind } from './contentKind.ts';

type Rows<Table extends ContentTable> = SelectQueryBuilder<Tables, Table, Tables[Table]>;

/** A row as the API returns it. */
export async function answerOf<Table extends ContentTable, Answer>(
  { answers, besides, label }: ContentKind<Table, Answer>,
  reader: Reader,
  row: Tables[Table],
): Promise<Answer> {
  const [answer] = await answers(reader, [row]);
  if (answer === undefined) throw new Error(`${label} ${row.id} has no answer`);
  return besides === undefined ? answer : { ...answer, ...(await besides(reader, answer)) };
}

/** Runs a query whose table is generic. */
export const rowsOf = <Table extends ContentTable, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
): Promise<Row[]> => query.execute();

/** The entries that are active. */
export const activeRows = <Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  reader: Reader,
): Rows<Table> => kind.rows(reader).where(sql<boolean>`${sql.ref('active')} = ${true}`);

/** The first of the entries that visitors see, without their long texts. */
export const listFirst = async <Table extends ContentTable, Answer, Summary>(
  kind: ContentKind<Table, Answer, Summary>,
  reader: Reader,
  limit: number,
  shown: Rows<Table> = activeRows(kind, reader),
): Promise<Summary[]> =>
  kind.summaries(reader, await rowsOf(inOrder(briefRows(kind, shown), kind.list.order).limit(limit)));

/** What visitors see, or an admin in the kind's own order: the requested page, or everything in chunks. */
export async function listShown<Table extends ContentTable, Answer, Summary>(
  kind: ContentKind<Table, Answer, Summary>,
  reader: Reader,
  asked: PartQuery,
  shown: Rows<Table> = activeRows(kind, reader),
): Promise<JsonAnswer<Summary[]>> {
  const { order } = kind.list;
  const part = pagePart(asked);
  if (part !== undefined) {
    const { rows, total } = await partOfList(briefRows(kind, shown), order, part);
    return listAnswer(await kind.summaries(reader, rows), total);
  }
  return answerWhole(await wholeList(shown, order, textRows), (rows) => kind.listed(reader, rows));
}

/** What the panel asks for, with the number of all that match; `among` are the rows that it is looked for in, where not all. */
export async function listAsked<Table extends ContentTable, Answer, Summary>(
  kind: ContentKind<Table, Answer, Summary>,
  { engine, read }: Pick<Store, 'engine' | 'read'>,
  asked: ListQuery,
  among?: Rows<Table>,
): Promise<JsonAnswer<Summary[]>> {
  const shown = among ?? kind.rows(read);
  const isWhole = Object.values(asked).every((value) => value === undefined);
  if (isWhole) return listShown(kind, read, asked, shown);
  const flag = asked.active === undefined ? undefined : asked.active === 'true';
  const query = flag === undefined ? shown : shown.where(sql<boolean>`${sql.ref('active')} = ${flag}`);
  const place = { engine, read, table: kind.table, flag, countsRows: among !== undefined };
  if (pagePart(asked) === undefined) {
    return answerWhole(await allMatching(query, asked, kind.list, place), (rows) => kind.listed(read, rows));
  }
  const { rows, total } = await listPage(briefRows(kind, query), asked, kind.list, place);
  return listAnswer(await kind.summaries(read, rows), total);
}

/** The row of an entry, if there is one; `lock` keeps others from changing it until the transaction ends. */
export async function findRow<Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  reader: Reader,
  id: string,
  lock = false,
): Promise<Tables[Table] | undefined> {
  const query = kind.rows(reader).where(sql<boolean>`${sql.ref('id')} = ${id}`);
  const [row] = await rowsOf(lock ? query.forUpdate() : query);
  return row;
}

/** The row of an entry; `lock` keeps others from changing it until the transaction ends. Throws 404. */
export async function requireRow<Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  reader: Reader,
  id: string,
  lock = false,
): Promise<Tables[Table]> {
  const row = await findRow(kind, reader, id, lock);
  if (row === undefined) throw notFound(kind.label);
  return row;
}

/** One entry; inactive ones are found by editors only. Throws 404. */
export async function readEntry<Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  reader: Reader,
  id: string,
  viewer: Viewer | null,
): Promise<Answer> {
  const row = await requireRow(kind, reader, id);
  if (!row.active && !seesHidden(viewer)) throw notFound(kind.label);
  return answerOf(kind, reader, row);
}
