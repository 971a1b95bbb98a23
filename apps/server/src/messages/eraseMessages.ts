import type { Writer } from '../store/openStore.ts';

/** Erases messages permanently, with their replies, letters and search keys. */
export async function eraseMessages(writer: Writer, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  await writer.deleteFrom('messageReply').where('messageId', 'in', ids).execute();
  await eraseLetters(writer, ids);
  const erased = await writer.deleteFrom('contactMessage').where('id', 'in', ids).returning('id').execute();
  return erased.length;
}

/** Erases the letters about messages: they contain nothing of them, but that of a reply has its recipient. */
export async function eraseLetters(writer: Writer, messageIds: readonly string[]): Promise<void> {
  await writer
    .deleteFrom('mailLetter')
    .where('about', 'in', messageIds)
    .where('kind', 'in', ['message', 'reply'])
    .execute();
}
