import type { Writer } from '../store/openStore.ts';
import type { TrashedMessage } from './trashedMessages.ts';

/** Erases messages permanently, with their replies, letters and search keys. */
export async function eraseMessages(writer: Writer, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  // The messages first: a reply that is being sent holds its message, and is there once that can be deleted.
  const erased = await writer.deleteFrom('contactMessage').where('id', 'in', ids).returning('id').execute();
  await writer.deleteFrom('messageReply').where('messageId', 'in', ids).execute();
  await eraseLetters(writer, ids);
  return erased.length;
}

/** Erases messages in the trash permanently, with their letters, and returns how many. */
export async function eraseTrashed(writer: Writer, trashed: readonly TrashedMessage[]): Promise<number> {
  if (trashed.length === 0) return 0;
  // Their letters still refer to them, and an import may have brought one again.
  await eraseMessages(
    writer,
    trashed.map(({ message }) => message.id),
  );
  const trashIds = trashed.map(({ trashId }) => trashId);
  const { numDeletedRows } = await writer.deleteFrom('trash').where('id', 'in', trashIds).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Erases the letters about messages: they contain nothing of them, but that of a reply has its recipient. */
export async function eraseLetters(writer: Writer, messageIds: readonly string[]): Promise<void> {
  await writer
    .deleteFrom('mailLetter')
    .where('about', 'in', messageIds)
    .where('kind', 'in', ['message', 'reply'])
    .execute();
}
