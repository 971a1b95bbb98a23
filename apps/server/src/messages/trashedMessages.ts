import { z } from 'zod';
import type { Reader } from '../store/openStore.ts';
import type { KeptRows, TrashRow } from '../store/schema.ts';

/** The fields read of a message in the trash, whose row has database names. */
const keptMessage = z.object({
  id: z.string(),
  name: z.string().catch(''),
  email: z.string().catch(''),
  phone: z.string().catch(''),
  subject: z.string().catch(''),
  message: z.string().catch(''),
  form: z.string().catch(''),
  place: z.string().catch(''),
  size: z.string().catch(''),
  page: z.string().catch(''),
  note: z.string().catch(''),
  created_at: z.coerce.date(),
});

const keptReply = z.object({
  id: z.string(),
  message: z.string().catch(''),
  written_by: z.string().catch(''),
  created_at: z.coerce.date(),
});

/** A message in the trash, with its replies. */
export type TrashedMessage = {
  trashId: string;
  message: z.infer<typeof keptMessage>;
  replies: z.infer<typeof keptReply>[];
};

/** The rows of a table in a trash record, which may use the names of the code or of the database. */
const rowsOf = (record: KeptRows, names: readonly string[]): KeptRows[string] =>
  names.flatMap((name) => record[name] ?? []);

/** Converts column names to those of the database. */
const inDatabase = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

/** The messages in a record of the trash. */
export const messagesInTrash = ({ id, record }: Pick<TrashRow, 'id' | 'record'>): TrashedMessage[] =>
  rowsOf(record, ['contactMessage', 'contact_message']).flatMap((row) => {
    const { data: message } = keptMessage.safeParse(inDatabase(row));
    if (message === undefined) return [];
    const replies = rowsOf(record, ['messageReply', 'message_reply']).flatMap((each) => {
      const reply = keptReply.safeParse(inDatabase(each));
      return reply.success ? [reply.data] : [];
    });
    return [{ trashId: id, message, replies }];
  });

/** A message in the trash; undefined if it is not there. */
export async function findTrashedMessage(
  reader: Reader,
  messageId: string,
): Promise<TrashedMessage | undefined> {
  const rows = await reader
    .selectFrom('trash')
    .select(['id', 'record'])
    .where('kind', '=', 'messages')
    .where('entryId', '=', messageId)
    .execute();
  return rows.flatMap(messagesInTrash).find(({ message }) => message.id === messageId);
}
