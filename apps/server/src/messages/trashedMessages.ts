import { z } from 'zod';
import { readingsOf } from '../store/columns.ts';
import type { Reader } from '../store/openStore.ts';
import type { KeptRows, TrashRow } from '../store/schema.ts';
import { decodeRow, inCode } from '../store/valueCodec.ts';
import type { ShownRow } from './messageOf.ts';

const text = z.string().catch('');
const texts = z.array(z.string()).catch([]);
const is = z.boolean().catch(false);

/** The fields read of a message in the trash, which may be older than some of them. */
const keptMessage: z.ZodType<ShownRow> = z.object({
  id: z.string(),
  name: text,
  email: text,
  phone: text,
  subject: text,
  message: text,
  form: text,
  place: text,
  size: text,
  page: text,
  aboutKind: text,
  aboutId: text,
  aboutTitle: text,
  campaign: z.record(z.string(), z.string()).catch({}),
  notice: text,
  read: is,
  archived: is,
  spam: is,
  spamReasons: texts,
  answeredAt: z.date().nullable().catch(null),
  answeredBy: text,
  note: text,
  labels: texts,
  assigneeId: text,
  createdAt: z.date(),
  updatedAt: z.date(),
});

const keptReply = z.object({ id: z.string(), message: text, writtenBy: text, createdAt: z.date() });

/** A message in the trash, with its replies. */
export type TrashedMessage = {
  trashId: string;
  message: ShownRow;
  replies: z.infer<typeof keptReply>[];
};

/** The rows of a table in a trash record, which may use the names of the code or of the database. */
const rowsOf = (record: KeptRows, table: 'contactMessage' | 'messageReply'): Record<string, unknown>[] => {
  const readings = readingsOf([table]);
  const rows = Object.entries(record).flatMap(([name, kept]) => (inCode(name) === table ? kept : []));
  return rows.map((row) =>
    decodeRow(
      Object.fromEntries(Object.entries(row).map(([name, value]) => [inCode(name), value])),
      readings,
    ),
  );
};

/** The messages in a record of the trash. */
export const messagesInTrash = ({ id, record }: Pick<TrashRow, 'id' | 'record'>): TrashedMessage[] =>
  rowsOf(record, 'contactMessage').flatMap((row) => {
    const { data: message } = keptMessage.safeParse(row);
    if (message === undefined) return [];
    const replies = rowsOf(record, 'messageReply').flatMap((each) => {
      const reply = keptReply.safeParse(each);
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
