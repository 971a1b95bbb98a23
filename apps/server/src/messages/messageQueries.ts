import type { ListQuery } from '@vitrin/contract/endpoints';
import { type ContactMessage, messageSorts } from '@vitrin/contract/message';
import { notFound } from '../http/httpErrors.ts';
import { listPage, type ListRules } from '../http/listPage.ts';
import type { Reader, Store } from '../store/openStore.ts';
import { mailOfMessages } from '../mail/letterQueue.ts';
import type { ContactMessageRow } from '../store/schema.ts';
import { messageOf } from './messageOf.ts';

const listRules: ListRules = {
  sort: messageSorts,
  order: { columns: ['createdAt', 'id'], descending: true },
};

/** The messages as the panel asks for them, newest first, and how many match. */
export async function findMessages(
  { engine, read }: Pick<Store, 'engine' | 'read'>,
  {
    archived,
    read: seen,
    ...asked
  }: ListQuery & Readonly<Partial<Record<'archived' | 'read', string | undefined>>>,
): Promise<{ items: ContactMessage[]; total: number }> {
  const flag = archived === 'true';
  const inFolder = read.selectFrom('contactMessage').selectAll().where('archived', '=', flag);
  const query = seen === undefined ? inFolder : inFolder.where('read', '=', seen === 'true');
  const place = { engine, read, table: 'contactMessage', flag } as const;
  const { rows, total } = await listPage(query, asked, listRules, place);
  return { items: await withMail(read, rows), total };
}

/** One message. Throws 404. */
export async function requireMessage(reader: Reader, id: string): Promise<ContactMessageRow> {
  const query = reader.selectFrom('contactMessage').selectAll().where('id', '=', id);
  const row = await query.executeTakeFirst();
  if (row === undefined) throw notFound('Message');
  return row;
}

/** Messages as the API answers them, with how far they have come by mail. */
async function withMail(reader: Reader, rows: readonly ContactMessageRow[]): Promise<ContactMessage[]> {
  const mail = await mailOfMessages(
    reader,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const sent = mail.get(row.id);
    return { ...messageOf(row), ...(sent && { mail: sent }) };
  });
}

/** One message as the API answers it. Throws 404. */
export async function answeredMessage(reader: Reader, id: string): Promise<ContactMessage> {
  const row = await requireMessage(reader, id);
  const [answered = messageOf(row)] = await withMail(reader, [row]);
  return answered;
}
