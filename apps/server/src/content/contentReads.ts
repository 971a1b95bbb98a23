import type { ListQuery } from '@vitrin/contract/endpoints';
import { type SelectQueryBuilder, sql } from 'kysely';
import { notFound } from '../http/httpErrors.ts';
import { listPage } from '../http/listPage.ts';
import { type JsonAnswer, listAnswer } from '../http/sendAnswer.ts';
import type { Reader } from '../store/openStore.ts';
import type { ContentTable, OrderedTable, Tables } from '../store/schema.ts';
import type { ContentKind } from './contentKind.ts';

/** A row as the API answers it. */
export async function answerOf<Table extends ContentTable, Answer>(
  { answers, label }: ContentKind<Table, Answer>,
  reader: Reader,
  row: Tables[Table],
): Promise<Answer> {
  const [answer] = await answers(reader, [row]);
  if (answer === undefined) throw new Error(`${label} ${row.id} has no answer`);
  return answer;
}

/** The rows of a query in the order that admins set; those with the same place by the time they were made. */
export const inPlace = <Table extends OrderedTable, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> => query.orderBy(sql.ref('displayOrder')).orderBy(sql.ref('id'));

/** Runs a query whose rows are known by their table alone. */
const rowsOf = <Table extends ContentTable, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
): Promise<Row[]> => query.execute();

/** What visitors see, in order; at most so many where `limit` is given. */
export async function listActive<Table extends OrderedTable, Answer>(
  kind: ContentKind<Table, Answer>,
  reader: Reader,
  limit?: number,
): Promise<Answer[]> {
  const active = inPlace(kind.rows(reader)).where(sql<boolean>`${sql.ref('active')} = ${true}`);
  return kind.answers(reader, await rowsOf(limit === undefined ? active : active.limit(limit)));
}

/** Everything in order. */
export const listEverything = async <Table extends OrderedTable, Answer>(
  kind: ContentKind<Table, Answer>,
  reader: Reader,
): Promise<Answer[]> => kind.answers(reader, await rowsOf(inPlace(kind.rows(reader))));

/** What the panel asks for, with the number of all that match. */
export async function listAsked<Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  reader: Reader,
  asked: ListQuery,
): Promise<JsonAnswer<Answer[]>> {
  const { rows, total } = await listPage(kind.rows(reader), asked, kind.list);
  return listAnswer(await kind.answers(reader, rows), total);
}

/** The row of an entry; `lock` keeps others from changing it before the transaction ends. Throws 404. */
export async function requireRow<Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  reader: Reader,
  id: string,
  lock = false,
): Promise<Tables[Table]> {
  const query = kind.rows(reader).where(sql<boolean>`${sql.ref('id')} = ${id}`);
  const [row] = await rowsOf(lock ? query.forUpdate() : query);
  if (row === undefined) throw notFound(kind.label);
  return row;
}

/** One entry; an inactive one is found by signed-in callers only. Throws 404. */
export async function readEntry<Table extends ContentTable, Answer>(
  kind: ContentKind<Table, Answer>,
  reader: Reader,
  id: string,
  viewer: object | null,
): Promise<Answer> {
  const row = await requireRow(kind, reader, id);
  if (!row.active && viewer === null) throw notFound(kind.label);
  return answerOf(kind, reader, row);
}
