import { pagePart } from '@vitrin/contract/entries/cutPage';
import type { ListQuery } from '@vitrin/contract/endpoints';
import {
  type ContactMessage,
  type MessageChoices,
  type MessageFilter,
  messageSorts,
} from '@vitrin/contract/messages/message';
import { fold } from '@vitrin/contract/text/turkish';
import { type SelectQueryBuilder, sql } from 'kysely';
import { notFound } from '../http/httpErrors.ts';
import { answerWhole, allMatching, listPage, type ListRules } from '../http/listPage.ts';
import { type JsonAnswer, listAnswer } from '../http/answers/sendAnswer.ts';
import type { Reader, Store } from '../store/openStore.ts';
import { mailOfMessages } from '../mail/letterQueue.ts';
import type { ContactMessageRow, Tables } from '../store/schema.ts';
import { escaped } from '../store/search/textLike.ts';
import { messageOf } from './messageOf.ts';
import { inboxPeople, inboxRoles } from './people.ts';

/** Labels that are offered. */
const mostLabels = 200;

const listRules: ListRules = {
  sort: messageSorts,
  order: { columns: ['createdAt', 'id'], descending: true },
};

/** The assignee that a filter gives for unassigned messages. */
const nobody = 'nobody';

/** Labels in searchable form: folded, each between bars. */
export const labelKeysOf = (labels: readonly string[]): string =>
  labels.length === 0 ? '' : `|${labels.map((label) => fold(label).replaceAll('|', ' ')).join('|')}|`;

/** The messages that match a filter. Spam is separate, archived or not; the archive is not part of the inbox. */
export function filtered<Row>(
  query: SelectQueryBuilder<Tables, 'contactMessage', Row>,
  {
    archived,
    spam,
    read,
    answered,
    label,
    assignee,
  }: { readonly [Name in keyof MessageFilter]?: MessageFilter[Name] },
): SelectQueryBuilder<Tables, 'contactMessage', Row> {
  let narrowed = query.where('spam', '=', spam === 'true');
  if (spam !== 'true' || archived !== undefined)
    narrowed = narrowed.where('archived', '=', archived === 'true');
  if (read !== undefined) narrowed = narrowed.where('read', '=', read === 'true');
  if (answered !== undefined)
    narrowed = narrowed.where('answeredAt', answered === 'true' ? 'is not' : 'is', null);
  if (assignee === nobody) {
    // Messages assigned to a removed account, or one without access, count as unassigned.
    narrowed = narrowed.where((row) =>
      row(
        'assigneeId',
        'not in',
        row.selectFrom('userAccount').select('userAccount.id').where('role', 'in', inboxRoles),
      ),
    );
  } else if (assignee !== undefined && assignee !== '') {
    narrowed = narrowed.where('assigneeId', '=', assignee);
  }
  if (label !== undefined && label !== '') {
    const key = `%|${escaped(fold(label).replaceAll('|', ' '))}|%`;
    narrowed = narrowed.where(sql<boolean>`label_keys like ${key} escape '\\'`);
  }
  return narrowed;
}

/** The messages that the panel asks for, newest first, and the number of matches. */
export async function findMessages(
  { engine, read }: Pick<Store, 'engine' | 'read'>,
  asked: ListQuery & { readonly [Name in keyof MessageFilter]?: MessageFilter[Name] },
): Promise<JsonAnswer<ContactMessage[]>> {
  const query = filtered(read.selectFrom('contactMessage').selectAll(), asked);
  const place = { engine, read, table: 'contactMessage', countsRows: true } as const;
  if (pagePart(asked) === undefined) {
    return answerWhole(await allMatching(query, asked, listRules, place), (rows) => answeredRows(read, rows));
  }
  const { rows, total } = await listPage(query, asked, listRules, place);
  return listAnswer(await answeredRows(read, rows), total);
}

/** One message; locked if it is about to be removed, replied to or mailed, since others may do so at once. Throws 404. */
export async function requireMessage(reader: Reader, id: string, lock = false): Promise<ContactMessageRow> {
  const query = reader.selectFrom('contactMessage').selectAll().where('id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) throw notFound('Message');
  return row;
}

/** Messages as the API returns them, with their mail state and assignee. */
async function answeredRows(reader: Reader, rows: readonly ContactMessageRow[]): Promise<ContactMessage[]> {
  const mail = await mailOfMessages(
    reader,
    rows.map(({ id }) => id),
  );
  const people = rows.some(({ assigneeId }) => assigneeId !== '') ? await inboxPeople(reader) : new Map();
  return rows.map((row) => {
    const sent = mail.get(row.id);
    return { ...messageOf(row, people), ...(sent && { mail: sent }) };
  });
}

/** One message as the API returns it. Throws 404. */
export async function answeredMessage(reader: Reader, id: string): Promise<ContactMessage> {
  const row = await requireMessage(reader, id);
  const [answered = messageOf(row)] = await answeredRows(reader, [row]);
  return answered;
}

/** How many sets of labels are read to find those in use. */
const mostSets = 2_000;

/** The values that messages can be filtered by and given. */
export async function findChoices(reader: Reader, canReply: boolean): Promise<MessageChoices> {
  const sets = await reader
    .selectFrom('contactMessage')
    .select('labels')
    .where('labelKeys', '!=', '')
    .orderBy('createdAt', 'desc')
    .limit(mostSets)
    .execute();
  const labels = new Map<string, string>();
  for (const label of sets.flatMap((row) => row.labels)) {
    const key = fold(label);
    if (!labels.has(key) && labels.size < mostLabels) labels.set(key, label);
  }
  const people = await inboxPeople(reader);
  return {
    labels: [...labels.keys()].toSorted().map((key) => labels.get(key) ?? key),
    people: [...people].map(([id, name]) => ({ id, name })),
    canReply,
  };
}
