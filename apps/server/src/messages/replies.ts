import { limits } from '@vitrin/contract/limits';
import { mailAddressForm, type MessageMail } from '@vitrin/contract/settings/mail';
import type { ContactMessage, MessageReply } from '@vitrin/contract/messages/message';
import { refusals } from '@vitrin/contract/errors/refusals';
import { HttpError } from '../http/httpErrors.ts';
import { mailOfReplies, queueLetters } from '../mail/letterQueue.ts';
import type { GivenMailServer } from '../mail/mailServer.ts';
import { readMailSetup } from '../mail/mailSetup.ts';
import { newId } from '../newId.ts';
import type { Reader, Store } from '../store/openStore.ts';
import type { MessageReplyRow } from '../store/schema.ts';
import { answeredMessage, requireMessage } from './messageQueries.ts';

/** The state of a reply whose letter was sent so long ago that its record is gone. */
const longSent = ({ createdAt }: MessageReplyRow): MessageMail => ({
  state: 'sent',
  fault: null,
  at: createdAt.toISOString(),
});

/** The replies to a message, oldest first. Throws 404. */
export async function findReplies(reader: Reader, messageId: string): Promise<MessageReply[]> {
  await requireMessage(reader, messageId);
  const rows = await reader
    .selectFrom('messageReply')
    .selectAll()
    .where('messageId', '=', messageId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limits.messageReplies)
    .execute();
  const mail = await mailOfReplies(reader, [messageId]);
  return rows.map((row) => replyOf(row, mail.get(row.id) ?? longSent(row)));
}

const replyOf = (row: MessageReplyRow, mail: MessageMail): MessageReply => ({
  id: row.id,
  message: row.message,
  by: row.writtenBy,
  mail,
  createdAt: row.createdAt.toISOString(),
});

/** Whether replies can be sent from the panel. */
export const canReply = async (reader: Reader, given: GivenMailServer | undefined): Promise<boolean> =>
  (await readMailSetup(reader, given)).server !== undefined;

/** Whether a reply of a message has an id. Throws 400 if another message's reply has it. */
async function isReplyOf(reader: Reader, messageId: string, id: string): Promise<boolean> {
  const known = await reader
    .selectFrom('messageReply')
    .select('messageId')
    .where('id', '=', id)
    .executeTakeFirst();
  if (known === undefined) return false;
  if (known.messageId !== messageId) throw new HttpError(400, 'Idempotency-Key names another reply');
  return true;
}

/** The id of a reply that the sender may have chosen, the author, and the mail server of the configuration. */
type Sending = { id: string | undefined; by: string; now: Date; mailServer: GivenMailServer | undefined };

/**
 * Queues a reply, and marks its message as answered; a repeated request sends nothing again. Throws 404, and 409 if
 * mail cannot be sent.
 */
export const sendReply = (
  store: Store,
  messageId: string,
  message: string,
  { id: given, by, now, mailServer }: Sending,
): Promise<ContactMessage> =>
  store.write(async (writer) => {
    // Of replies that arrive at once each sees those before it.
    const { email, answeredAt } = await requireMessage(writer, messageId, true);
    if (given !== undefined && (await isReplyOf(writer, messageId, given))) {
      return answeredMessage(writer, messageId);
    }
    if (!mailAddressForm.test(email) || !(await canReply(writer, mailServer))) {
      throw new HttpError(409, refusals.replyNotPossible());
    }
    const others = writer.selectFrom('messageReply').select('id').where('messageId', '=', messageId);
    if ((await others.limit(limits.messageReplies).execute()).length >= limits.messageReplies) {
      throw new HttpError(409, refusals.tooManyReplies(limits.messageReplies));
    }
    const id = given ?? newId(now.getTime());
    const row: MessageReplyRow = { id, messageId, message, writtenBy: by, recipient: email, createdAt: now };
    await writer.insertInto('messageReply').values(row).execute();
    // The letter has the id of the reply and belongs to the message, so that it is deleted with it.
    await queueLetters(writer, [{ id, kind: 'reply', recipient: email, about: messageId }], now);
    const answered = answeredAt === null ? { answeredAt: now, answeredBy: by } : {};
    await writer
      .updateTable('contactMessage')
      .set({ ...answered, read: true, updatedAt: now })
      .where('id', '=', messageId)
      .execute();
    return answeredMessage(writer, messageId);
  });
