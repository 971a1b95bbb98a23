import type { Writer } from '../store/openStore.ts';

/** Erases messages for good: with their answers and their letters, and with them what they are searched by. */
export async function eraseMessages(writer: Writer, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  await writer.deleteFrom('messageReply').where('messageId', 'in', ids).execute();
  // A letter holds nothing of a message; of an answer its recipient.
  await writer
    .deleteFrom('mailLetter')
    .where('about', 'in', ids)
    .where('kind', 'in', ['message', 'reply'])
    .execute();
  const erased = await writer.deleteFrom('contactMessage').where('id', 'in', ids).returning('id').execute();
  return erased.length;
}
