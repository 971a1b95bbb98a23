import { searchText } from '@vitrin/contract/search';
import { sortKey } from '@vitrin/contract/sortKey';
import type { ContactMessage, MessageChange, MessageDraft } from '@vitrin/contract/message';
import type { Clock } from '../clock.ts';
import { definedOnly } from '../definedOnly.ts';
import { notFound } from '../http/httpErrors.ts';
import { newId } from '../newId.ts';
import type { Store } from '../store/openStore.ts';
import { messageOf, requireMessage } from './messageQueries.ts';

/** A person takes longer than this to write a message, in milliseconds. */
const quickestPersonMs = 2_000;

/** True for what a bot sent: it filled in the hidden field, or was faster than a person. */
export const isFromRobot = ({ website = '', elapsedMs }: MessageDraft): boolean =>
  website !== '' || (elapsedMs !== undefined && elapsedMs < quickestPersonMs);

/** Puts a message into the inbox. */
export async function storeMessage(store: Store, draft: MessageDraft, clock: Clock): Promise<void> {
  const { name, email, subject, message } = draft;
  const now = clock.now();
  await store.write((writer) =>
    writer
      .insertInto('contactMessage')
      .values({
        id: newId(now.getTime()),
        name,
        email,
        subject,
        message,
        read: false,
        archived: false,
        search: searchText(name, [email, subject, message]),
        sortKeys: { name: sortKey(name), subject: sortKey(subject) },
        createdAt: now,
        updatedAt: now,
      })
      .execute(),
  );
}

/** Marks a message as read or unread, archives it or takes it back. Throws 404. */
export const changeMessage = (
  store: Store,
  id: string,
  change: MessageChange,
  clock: Clock,
): Promise<ContactMessage> =>
  store.write(async (writer) => {
    await writer
      .updateTable('contactMessage')
      .set({ ...definedOnly(change), updatedAt: clock.now() })
      .where('id', '=', id)
      .execute();
    return messageOf(await requireMessage(writer, id));
  });

/** Deletes a message for good. Throws 404. */
export const removeMessage = (store: Store, id: string): Promise<void> =>
  store.write(async (writer) => {
    const { numDeletedRows } = await writer
      .deleteFrom('contactMessage')
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('Message');
  });
