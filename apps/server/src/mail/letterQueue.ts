import { createHash } from 'node:crypto';
import { type MailFault, mailFaults, type MessageMail } from '@vitrin/contract/settings/mail';
import type { Clock } from '../clock.ts';
import { newId } from '../newId.ts';
import type { Reader, Store, Writer } from '../store/openStore.ts';
import { readInChunks } from '../store/ordered.ts';
import type { MailLetterRow } from '../store/schema.ts';

/** The kinds of letters; each has a maker in `letterMakers`. */
export type LetterKind =
  | 'message'
  | 'reply'
  | 'digest'
  | 'passwordLink'
  | 'addressConfirm'
  | 'addressChanged';

/** Kinds whose delivery state is shown; others are removed once they are done. */
export const toldKinds: readonly string[] = ['message', 'reply'] satisfies readonly LetterKind[];

/** A letter to be written and sent: its recipient, and the id of its subject. */
export type QueuedLetter = { kind: LetterKind; recipient: string; about: string };

/** Parses a stored fault; null if it is unknown. */
const faultIn = (text: string): MailFault | null => mailFaults.find((fault) => fault === text) ?? null;

/** An older letter is given up at the next server fault, however often it was tried. */
export const oldestLetterMs = 2 * 24 * 60 * 60_000;

/** The state of a letter that has not been tried. */
const freshAt = (now: Date) => ({
  state: 'queued',
  fault: '',
  tries: 0,
  dueAt: now,
  createdAt: now,
  updatedAt: now,
});

/** Queues letters in the current transaction, so that they are sent only if it commits. */
export async function queueLetters(
  writer: Writer,
  letters: readonly (QueuedLetter & { id?: string })[],
  now: Date,
): Promise<void> {
  if (letters.length === 0) return;
  const fresh = freshAt(now);
  await writer
    .insertInto('mailLetter')
    .values(letters.map(({ id = newId(now.getTime()), ...letter }) => ({ ...letter, id, ...fresh })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** A letter of another installation, which did not send it. */
export type UnsentLetter = QueuedLetter & { id: string; createdAt: Date; mail: MessageMail };

/**
 * Takes over letters that another installation did not send. Those that waited there wait here; those that were given
 * up, or are so old that their recipients no longer expect them, are kept as given up, so that nobody takes them for
 * sent.
 */
export async function takeOverLetters(
  writer: Writer,
  letters: readonly UnsentLetter[],
  now: Date,
): Promise<void> {
  if (letters.length === 0) return;
  const oldest = new Date(now.getTime() - oldestLetterMs);
  const rows = letters.map(({ mail, createdAt, ...letter }) => ({
    ...letter,
    ...freshAt(now),
    state: createdAt < oldest ? 'failed' : mail.state,
    fault: mail.fault ?? '',
    createdAt,
    updatedAt: new Date(mail.at),
  }));
  await writer
    .insertInto('mailLetter')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * Queues a letter that a person requests, at most one of its kind at a time. Another request makes a waiting one due at
 * once, as if it were new: earlier attempts may have failed, and the next one may be hours away.
 */
export async function queueOnce(
  writer: Writer,
  letter: QueuedLetter & { id: string },
  now: Date,
): Promise<void> {
  const fresh = freshAt(now);
  await writer
    .insertInto('mailLetter')
    .values({ ...letter, ...fresh })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(fresh))
    .execute();
}

/** The limit on addresses waiting for a link, since strangers can type any; beyond it requests are dropped. */
const mostWishes = 1_000;

/**
 * Queues a request for a password link. The work done here, and its duration, do not depend on whether the address has
 * an account: that is found out when the letter is written.
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
    const id = createHash('sha256').update(`passwordLink ${emailKey}`).digest('base64url');
    await queueOnce(writer, { id, kind: 'passwordLink', recipient: emailKey, about: '' }, clock.now());
  });

/** The number of letters that are to be sent; one whose message is in the trash or in spam waits for its return. */
export async function countWaiting(reader: Reader): Promise<number> {
  const { count } = await reader
    .selectFrom('mailLetter')
    .select((row) => row.fn.countAll().as('count'))
    .where('state', '=', 'queued')
    .where((row) =>
      row.or([
        row('kind', '!=', 'message'),
        row(
          'about',
          'in',
          row.selectFrom('contactMessage').select('contactMessage.id').where('spam', '=', false),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

const orderOfStates = ['failed', 'queued', 'sent'] as const;

/** The delivery state of a letter; undefined for an unknown state. */
function mailOf({ state: stored, fault, updatedAt }: MailLetterRow): MessageMail | undefined {
  const state = orderOfStates.find((each) => each === stored);
  return state && { state, fault: faultIn(fault), at: updatedAt.toISOString() };
}

/** The delivery state of messages by id: a failed letter takes precedence over one that waits or was sent. */
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

/** The delivery state of the replies to messages, by the id of the reply. */
export async function mailOfReplies(
  reader: Reader,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, MessageMail>> {
  const found = new Map<string, MessageMail>();
  for (const row of await lettersAbout(reader, messageIds, 'reply')) {
    const mail = mailOf(row);
    if (mail !== undefined) found.set(row.id, mail);
  }
  return found;
}

const lettersAbout = (reader: Reader, ids: readonly string[], kind: LetterKind): Promise<MailLetterRow[]> =>
  readInChunks(ids, (some) =>
    reader.selectFrom('mailLetter').selectAll().where('about', 'in', some).where('kind', '=', kind).execute(),
  );

/** Queues a message again for addresses that it did not reach, and for those added since. */
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
