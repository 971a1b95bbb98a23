import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import { fold } from '@vitrin/contract/text/turkish';
import { searchText } from '@vitrin/contract/search/search';
import { sortKey } from '@vitrin/contract/entries/sortKey';
import type {
  ContactMessage,
  MessageChange,
  MessageDraft,
  QuoteDraft,
} from '@vitrin/contract/messages/message';
import { emailKeyOf } from '../auth/accounts.ts';
import type { Clock } from '../clock.ts';
import { definedOnly } from '../definedOnly.ts';
import { invalidFields } from '../http/httpErrors.ts';
import { queueAgain, queueLetters } from '../mail/letterQueue.ts';
import type { GivenMailServer } from '../mail/mailServer.ts';
import { readMailSetup } from '../mail/mailSetup.ts';
import { newId } from '../newId.ts';
import type { Reader, Store, Writer } from '../store/openStore.ts';
import type { ContactMessageRow } from '../store/schema.ts';
import { type Deletion, putAway } from '../trash/putAway.ts';
import { acceptedNotice } from '../privacy/noticeVersions.ts';
import { eraseMessages } from './eraseMessages.ts';
import { aboutOf } from './messageAbout.ts';
import { answeredMessage, labelKeysOf, requireMessage } from './messageQueries.ts';
import { inboxPeople } from './people.ts';
import { spamSigns, textKeyOf } from './spamSigns.ts';

/** What the contact form does not ask for. */
const onlyOfQuotes = { phone: '', place: '', size: '' };

/** The search and sort keys of a message. */
export const messageKeys = (
  texts: Pick<ContactMessageRow, 'name' | 'email' | 'phone' | 'subject' | 'place' | 'size' | 'message'>,
): Pick<ContactMessageRow, 'search' | 'sortKeys' | 'emailKey' | 'textKey'> => {
  const { name, email, subject, message, phone, place, size } = texts;
  return {
    search: searchText(name, [email, phone, subject, place, size, message]),
    sortKeys: { name: sortKey(name), subject: sortKey(subject) },
    emailKey: emailKeyOf(email),
    textKey: textKeyOf(message),
  };
};

/** The state of a new message. */
export const untouched = {
  read: false,
  archived: false,
  spam: false,
  spamReasons: [],
  answeredAt: null,
  answeredBy: '',
  note: '',
  labels: [],
  labelKeys: '',
  assigneeId: '',
} satisfies Partial<ContactMessageRow>;

const repeatMs = 24 * 60 * 60 * 1_000;

/** How many messages with the same text came in the last day; counting stops at a few. */
async function repeatsOf(reader: Reader, textKey: string, now: Date): Promise<number> {
  if (textKey === '') return 0;
  const rows = await reader
    .selectFrom('contactMessage')
    .select('id')
    .where('textKey', '=', textKey)
    .where('createdAt', '>', new Date(now.getTime() - repeatMs))
    .limit(10)
    .execute();
  return rows.length;
}

/**
 * Stores a visitor's message in the inbox, and queues it for the addresses that get it by mail: both or neither, and
 * nobody waits for a mail server. Spam is kept apart and not mailed.
 */
export async function storeMessage(
  store: Store,
  form: ContactMessage['form'],
  draft: MessageDraft | QuoteDraft,
  { clock, mailServer }: { clock: Clock; mailServer: GivenMailServer | undefined },
): Promise<void> {
  const { website, elapsedMs, campaign, notice: told, ...texts } = { ...onlyOfQuotes, ...draft };
  const now = clock.now();
  const id = newId(now.getTime());
  const keys = messageKeys(texts);
  await store.write(async (writer) => {
    const repeats = await repeatsOf(writer, keys.textKey, now);
    const { spam, reasons } = spamSigns({ ...texts, website, elapsedMs, repeats });
    await writer
      .insertInto('contactMessage')
      .values({
        ...texts,
        ...untouched,
        ...(await aboutOf(writer, texts)),
        ...keys,
        id,
        form,
        campaign: Object.fromEntries(Object.entries(campaign ?? {}).filter(([, value]) => value !== '')),
        notice: await acceptedNotice(writer, told, now),
        spam,
        spamReasons: reasons,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    if (spam) {
      await dropOldestSpam(writer);
      return;
    }
    const { server, recipients } = await readMailSetup(writer, mailServer);
    if (server === undefined) return;
    const letters = recipients.map((recipient) => ({ kind: 'message' as const, recipient, about: id }));
    await queueLetters(writer, letters, now);
  });
}

/** Bounds the amount of spam by removing what nobody has touched for the longest time. */
async function dropOldestSpam(writer: Writer): Promise<void> {
  const surplus = await writer
    .selectFrom('contactMessage')
    .select('id')
    .where('spam', '=', true)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .offset(limits.spamMessages)
    .limit(100)
    .execute();
  await eraseMessages(
    writer,
    surplus.map(({ id }) => id),
  );
}

/** Mails a message again to recipients that it did not reach. Throws 404. */
export const mailAgain = (
  store: Store,
  id: string,
  { clock, mailServer }: { clock: Clock; mailServer: GivenMailServer | undefined },
): Promise<ContactMessage> =>
  store.write(async (writer) => {
    // Locked, so that concurrent calls see each other's queued letters.
    await requireMessage(writer, id, true);
    const { recipients } = await readMailSetup(writer, mailServer);
    await queueAgain(writer, id, recipients, clock.now());
    return answeredMessage(writer, id);
  });

/** Changes the state of a message on behalf of a user. Throws 404, and 400 for an unknown assignee. */
export const changeMessage = (
  store: Store,
  id: string,
  change: MessageChange,
  { userName, now }: { userName: string; now: Date },
): Promise<ContactMessage> =>
  store.write(async (writer) => {
    const { answered, spam, labels, assigneeId, ...plain } = change;
    const before = await requireMessage(writer, id);
    if (assigneeId && !(await inboxPeople(writer)).has(assigneeId)) {
      throw invalidFields({ assigneeId: refusals.assigneeUnknown() });
    }
    const given = labels && [...new Map(labels.map((label) => [fold(label), label])).values()];
    await writer
      .updateTable('contactMessage')
      .set({
        ...definedOnly(plain),
        ...(answered !== undefined && answered !== (before.answeredAt !== null) && answeredBy(answered)),
        ...(spam !== undefined && spam !== before.spam && { spam, spamReasons: spam ? ['person'] : [] }),
        ...(given && { labels: given, labelKeys: labelKeysOf(given) }),
        ...(assigneeId !== undefined && { assigneeId: assigneeId ?? '' }),
        updatedAt: now,
      })
      .where('id', '=', id)
      .execute();
    return answeredMessage(writer, id);

    function answeredBy(is: boolean): Pick<ContactMessageRow, 'answeredAt' | 'answeredBy'> {
      return is ? { answeredAt: now, answeredBy: userName } : { answeredAt: null, answeredBy: '' };
    }
  });

/** Moves a message to the trash. Throws 404. */
export const removeMessage = (store: Store, id: string, deletion: Deletion): Promise<void> =>
  store.write(async (writer) => {
    const { name, subject } = await requireMessage(writer, id, true);
    const title = [name, subject].filter(Boolean).join(': ');
    await putAway(
      writer,
      { table: 'contactMessage', id, title, with: [['messageReply', 'message_id']], pictureIds: [] },
      deletion,
    );
  });
