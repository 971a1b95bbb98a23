import { createHash } from 'node:crypto';
import { type MailFault, mailFaults, type MessageMail } from '@vitrin/contract/settings/mail';
import type { Clock } from '../clock.ts';
import { newId } from '../newId.ts';
import type { Reader, Store, Writer } from '../store/openStore.ts';
import { readInChunks } from '../store/ordered.ts';
import type { MailLetterRow } from '../store/schema.ts';

/** What letters are about; each kind has a maker in `letterMakers`. */
export type LetterKind =
  | 'message'
  | 'reply'
  | 'digest'
  | 'passwordLink'
  | 'addressConfirm'
  | 'addressChanged';

/** Kinds of which it is told how far they have come: the others are nobody's business once they are over. */
export const toldKinds: readonly string[] = ['message', 'reply'] satisfies readonly LetterKind[];

/** A letter that is to be written and sent: to whom, and the id of what it is about. */
export type QueuedLetter = { kind: LetterKind; recipient: string; about: string };

/** What is stored of a fault, where it is none of ours. */
const faultIn = (text: string): MailFault | null => mailFaults.find((fault) => fault === text) ?? null;

/** Puts letters into the queue, in the transaction at hand: they are sent if and only if it is kept. */
export async function queueLetters(
  writer: Writer,
  letters: readonly (QueuedLetter & { id?: string })[],
  now: Date,
): Promise<void> {
  if (letters.length === 0) return;
  const fresh = { state: 'queued', fault: '', tries: 0, dueAt: now, createdAt: now, updatedAt: now };
  await writer
    .insertInto('mailLetter')
    .values(letters.map(({ id = newId(now.getTime()), ...letter }) => ({ ...letter, id, ...fresh })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Addresses that strangers type may wait for a link; more are not taken in. */
const mostWishes = 1_000;

/**
 * Queues the wish for a link that replaces a password. What is done here, and how long it takes, is the same whether the
 * address is somebody's or not: that is found out when the letter is written.
 */
export const queueWish = (store: Store, emailKey: string, clock: Clock): Promise<void> =>
  store.write(async (writer) => {
    const { count } = await writer
      .selectFrom('mailLetter')
      .select((row) => row.fn.countAll().as('count'))
      .where('state', '=', 'queued')
      .where('kind', '=', 'passwordLink')
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostWishes) return;
    // One at a time for each address.
    const id = createHash('sha256').update(`passwordLink ${emailKey}`).digest('base64url');
    await queueLetters(writer, [{ id, kind: 'passwordLink', recipient: emailKey, about: '' }], clock.now());
  });

const orderOfStates = ['failed', 'queued', 'sent'] as const;

/** How far a letter has come; undefined for a state that is none of ours. */
function mailOf({ state: stored, fault, updatedAt }: MailLetterRow): MessageMail | undefined {
  const state = orderOfStates.find((each) => each === stored);
  return state && { state, fault: faultIn(fault), at: updatedAt.toISOString() };
}

/** How far messages have come, by their ids: a letter that failed tells more than one that waits or arrived. */
export async function mailOfMessages(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MessageMail>> {
  if (ids.length === 0) return new Map();
  const rows = await lettersAbout(reader, ids, 'message');
  const found = new Map<string, MessageMail>();
  for (const state of orderOfStates.toReversed()) {
    for (const row of rows.filter((each) => each.state === state)) {
      const mail = mailOf(row);
      if (mail !== undefined) found.set(row.about, mail);
    }
  }
  return found;
}

/** How far the answers to a message have come, by their ids. */
export async function mailOfReplies(
  reader: Reader,
  messageId: string,
): Promise<ReadonlyMap<string, MessageMail>> {
  const found = new Map<string, MessageMail>();
  for (const row of await lettersAbout(reader, [messageId], 'reply')) {
    const mail = mailOf(row);
    if (mail !== undefined) found.set(row.id, mail);
  }
  return found;
}

const lettersAbout = (reader: Reader, ids: readonly string[], kind: LetterKind): Promise<MailLetterRow[]> =>
  readInChunks(ids, (some) =>
    reader.selectFrom('mailLetter').selectAll().where('about', 'in', some).where('kind', '=', kind).execute(),
  );

/** Queues a message again for those addresses that it did not reach, and for addresses that were added since. */
export async function queueAgain(
  writer: Writer,
  about: string,
  recipients: readonly string[],
  now: Date,
): Promise<void> {
  if (recipients.length === 0) return;
  await writer
    .deleteFrom('mailLetter')
    .where('about', '=', about)
    .where('kind', '=', 'message')
    .where('state', '=', 'failed')
    .execute();
  const others = await writer
    .selectFrom('mailLetter')
    .select('recipient')
    .where('about', '=', about)
    .where('kind', '=', 'message')
    .execute();
  const reached = new Set(others.map(({ recipient }) => recipient));
  const letters = recipients
    .filter((recipient) => !reached.has(recipient))
    .map((recipient) => ({ kind: 'message' as const, recipient, about }));
  await queueLetters(writer, letters, now);
}
