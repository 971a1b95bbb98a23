import { createHash } from 'node:crypto';
import { type MailFault, mailFaults, type MessageMail } from '@vitrin/contract/mail';
import type { Clock } from '../clock.ts';
import { newId } from '../newId.ts';
import type { Reader, Store, Writer } from '../store/openStore.ts';
import type { MailLetterRow } from '../store/schema.ts';

/** What letters are about; each kind has a maker in `letterMakers`. */
export type LetterKind = 'message' | 'digest' | 'passwordLink';

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
const isOfMessages = (row: MailLetterRow): row is MailLetterRow & { state: MessageMail['state'] } =>
  row.kind === 'message' && orderOfStates.some((state) => state === row.state);

/** How far messages have come, by their ids: a letter that failed tells more than one that waits or arrived. */
export async function mailOfMessages(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MessageMail>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.selectFrom('mailLetter').selectAll().where('about', 'in', ids).execute();
  const found = new Map<string, MessageMail>();
  for (const state of orderOfStates.toReversed()) {
    for (const row of rows.filter(isOfMessages).filter((each) => each.state === state)) {
      found.set(row.about, { state, fault: faultIn(row.fault), at: row.updatedAt.toISOString() });
    }
  }
  return found;
}

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
