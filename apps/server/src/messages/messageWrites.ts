import { searchText } from '@vitrin/contract/search';
import { sortKey } from '@vitrin/contract/sortKey';
import type { ContactMessage, MessageChange, MessageDraft, QuoteDraft } from '@vitrin/contract/message';
import type { Clock } from '../clock.ts';
import { definedOnly } from '../definedOnly.ts';
import { queueAgain, queueLetters } from '../mail/letterQueue.ts';
import type { GivenMailServer } from '../mail/mailServer.ts';
import { readMailSetup } from '../mail/mailSetup.ts';
import { newId } from '../newId.ts';
import type { Store } from '../store/openStore.ts';
import type { ContactMessageRow } from '../store/schema.ts';
import { type Deletion, putAway } from '../trash/putAway.ts';
import { answeredMessage, requireMessage } from './messageQueries.ts';

/** A person takes longer than this to write a message, in milliseconds. */
const quickestPersonMs = 2_000;

/** True for what a bot sent: it filled in the hidden field, or was faster than a person. */
export const isFromRobot = ({
  website = '',
  elapsedMs,
}: Pick<MessageDraft, 'website' | 'elapsedMs'>): boolean =>
  website !== '' || (elapsedMs !== undefined && elapsedMs < quickestPersonMs);

/** What the contact form does not ask for. */
const onlyOfQuotes = { phone: '', place: '', size: '', page: '' };

/** What a message is found and sorted by. */
export const messageKeys = (
  texts: Pick<ContactMessageRow, 'name' | 'email' | 'phone' | 'subject' | 'place' | 'size' | 'message'>,
): Pick<ContactMessageRow, 'search' | 'sortKeys'> => {
  const { name, email, subject, message, phone, place, size } = texts;
  return {
    search: searchText(name, [email, phone, subject, place, size, message]),
    sortKeys: { name: sortKey(name), subject: sortKey(subject) },
  };
};

/**
 * Puts what a visitor wrote in one of the forms into the inbox, and into the queue for the addresses that get it by mail:
 * both or neither, and nobody waits for a mail server.
 */
export async function storeMessage(
  store: Store,
  form: ContactMessage['form'],
  draft: MessageDraft | QuoteDraft,
  { clock, mailServer }: { clock: Clock; mailServer: GivenMailServer | undefined },
): Promise<void> {
  const { website: _trap, elapsedMs: _elapsed, ...texts } = { ...onlyOfQuotes, ...draft };
  const now = clock.now();
  const id = newId(now.getTime());
  await store.write(async (writer) => {
    await writer
      .insertInto('contactMessage')
      .values({
        ...texts,
        id,
        form,
        read: false,
        archived: false,
        ...messageKeys(texts),
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    const { server, recipients } = await readMailSetup(writer, mailServer);
    if (server === undefined) return;
    const letters = recipients.map((recipient) => ({ kind: 'message' as const, recipient, about: id }));
    await queueLetters(writer, letters, now);
  });
}

/** Mails a message once more to whom it did not reach. Throws 404. */
export const mailAgain = (
  store: Store,
  id: string,
  { clock, mailServer }: { clock: Clock; mailServer: GivenMailServer | undefined },
): Promise<ContactMessage> =>
  store.write(async (writer) => {
    await requireMessage(writer, id);
    const { recipients } = await readMailSetup(writer, mailServer);
    await queueAgain(writer, id, recipients, clock.now());
    return answeredMessage(writer, id);
  });

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
    return answeredMessage(writer, id);
  });

/** Moves a message to the trash. Throws 404. */
export const removeMessage = (store: Store, id: string, deletion: Deletion): Promise<void> =>
  store.write(async (writer) => {
    const { name, subject } = await requireMessage(writer, id);
    const title = [name, subject].filter(Boolean).join(': ');
    await putAway(writer, { table: 'contactMessage', id, title, pictureIds: [] }, deletion);
  });
