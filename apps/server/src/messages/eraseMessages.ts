import type { Writer } from '../store/openStore.ts';

/** Erases messages permanently, with their replies, letters and search keys. */
export async function eraseMessages(writer: Writer, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  await writer.deleteFrom('messageReply').where('messageId', 'in', ids).execute();
  // A letter contains nothing of a message; the letter of a reply contains its recipient.
  await writer
    .deleteFrom('mailLetter')
    .where('about', 'in', ids)
    .where('kind', 'in', ['message', 'reply'])
    .execute();
  const erased = await writer.deleteFrom('contactMessage').where('id', 'in', ids).returning('id').execute();
  return erased.length;
}
