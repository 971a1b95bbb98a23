import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { fixed } from '@vitrin/contract/fixed';
import { limits } from '@vitrin/contract/limits';
import { mailAddressForm } from '@vitrin/contract/settings/mail';
import { siteLocale } from '@vitrin/contract/text/siteLanguage';
import { internationalPhone, readablePhone } from '@vitrin/contract/links/phone';
import { beginEmailLink } from '../auth/emailChange.ts';
import { beginPasswordLink } from '../auth/passwords/passwordLinks.ts';
import type { Clock } from '../clock.ts';
import { messageOf } from '../messages/messageOf.ts';
import { findTrashedMessage } from '../messages/trashedMessages.ts';
import { readSiteInfo } from '../siteInfo/siteInfoQueries.ts';
import type { Reader, Store } from '../store/openStore.ts';
import type { MailLetterRow } from '../store/schema.ts';
import { serverText } from '../text/serverText.ts';
import type { LetterKind } from './letterQueue.ts';
import { type Letterhead, readLetterhead, type Sheet, sheetHtml, sheetText } from './letterSheet.ts';
import { dayIn } from './morning.ts';
import type { Letter } from './sendLetter.ts';

/** What letters are made from. */
export type LetterSources = {
  store: Store;
  clock: Clock;
  /** The site's own address; without it letters contain no links: a Host header cannot be trusted. */
  publicUrl: string | undefined;
};

/** A finished letter, and how to undo its side effects if it could not be sent. */
export type MadeLetter = { letter: Letter; unsent?: () => Promise<void> };

/**
 * Writes a letter of the queue; undefined if it is no longer wanted, and `later` while its message is in the trash or
 * in spam, from where it may return.
 */
export type LetterMaker = (
  sources: LetterSources,
  row: MailLetterRow,
) => Promise<MadeLetter | 'later' | undefined>;

/** The address of a panel page for use in a letter. */
const panelAddress = (publicUrl: string | undefined, path: string): string | undefined =>
  publicUrl === undefined ? undefined : new URL(path, new URL(publicUrl).origin).href;

const buttonTo = (label: string, href: string | undefined): Sheet['button'] =>
  href === undefined ? undefined : { label, href };

/** Builds the letter of a sheet. */
export const letterOf = (
  head: Letterhead,
  sheet: Sheet,
  more: Pick<Letter, 'id' | 'to' | 'subject'> & Partial<Letter>,
): Letter => ({
  from: head.companyName,
  text: sheetText(head, sheet),
  html: sheetHtml(head, sheet),
  ...more,
});

const words = serverText.letters;

const moments = new Intl.DateTimeFormat(siteLocale, {
  timeZone: fixed.timeZone,
  dateStyle: 'long',
  timeStyle: 'short',
});

/** A visitor's message, with the visitor as Reply-To. */
const messageLetter: LetterMaker = async ({ store, publicUrl }, { id, recipient, about }) => {
  const query = store.read.selectFrom('contactMessage').selectAll().where('id', '=', about);
  const row = await query.executeTakeFirst();
  if (row === undefined)
    return (await findTrashedMessage(store.read, about)) === undefined ? undefined : 'later';
  if (row.spam) return 'later';
  const message = messageOf(row);
  const head = await readLetterhead(store.read);
  const isQuote = message.form === 'quote';
  const page = panelAddress(publicUrl, message.page);
  const said = words.message;
  const wrote = said.wrote(message.name);
  const sheet: Sheet = {
    heading: isQuote ? said.quoteHeading : said.heading,
    lede: [mailAddressForm.test(message.email) ? `${wrote} ${said.answerable}` : wrote],
    facts: [
      { name: said.facts.name, value: message.name },
      { name: said.facts.email, value: message.email },
      { name: said.facts.phone, value: message.phone && readable(message.phone) },
      { name: said.facts.subject, value: message.subject },
      { name: said.facts.place, value: message.place },
      { name: said.facts.size, value: message.size },
      { name: said.facts.page, value: message.page && (page ?? message.page) },
      { name: said.facts.date, value: moments.format(row.createdAt) },
    ].filter(({ value }) => value !== ''),
    quoted: message.message,
    button: buttonTo(said.open, panelAddress(publicUrl, adminPaths.messages(message.id))),
    foot: said.foot,
  };
  const subject = [isQuote ? said.quoteSubject : said.subject, message.name, message.subject]
    .filter((part) => part !== '')
    .join(' – ');
  const replyTo = mailAddressForm.test(message.email)
    ? { name: message.name, address: message.email }
    : undefined;
  return { letter: letterOf(head, sheet, { id, to: recipient, subject, replyTo }) };
};

/**
 * A reply's text and the message that it answers. Whoever replied and then moved the message to the trash has answered
 * it, so it is looked for there as well.
 */
async function findReply(
  reader: Reader,
  { id, about }: Pick<MailLetterRow, 'id' | 'about'>,
): Promise<{ text: string; subject: string; message: string; createdAt: Date } | undefined> {
  const there = await reader
    .selectFrom('messageReply')
    .innerJoin('contactMessage', 'contactMessage.id', 'messageReply.messageId')
    .select(['messageReply.message as text', 'contactMessage.subject'])
    .select(['contactMessage.message', 'contactMessage.createdAt'])
    .where('messageReply.id', '=', id)
    .executeTakeFirst();
  if (there !== undefined) return there;
  const trashed = await findTrashedMessage(reader, about);
  const reply = trashed?.replies.find((each) => each.id === id);
  if (trashed === undefined || reply === undefined) return undefined;
  const { subject, message, createdAt } = trashed.message;
  return { text: reply.message, subject, message, createdAt };
}

/** A reply to a visitor from the company, with the company's address as Reply-To. */
const replyLetter: LetterMaker = async ({ store }, { id, recipient, about }) => {
  const row = await findReply(store.read, { id, about });
  if (row === undefined) return undefined;
  const [head, { email }] = await Promise.all([readLetterhead(store.read), readSiteInfo(store.read)]);
  const sheet: Sheet = {
    heading: words.reply.heading,
    lede: row.text.split(/\n{2,}/),
    quoted:
      row.message === ''
        ? undefined
        : `${words.reply.quoted(moments.format(row.createdAt))}\n\n${row.message}`,
    foot: words.reply.foot,
  };
  const subject = words.reply.subject(row.subject);
  const replyTo = mailAddressForm.test(email) ? { name: head.companyName, address: email } : undefined;
  return { letter: letterOf(head, sheet, { id, to: recipient, subject, replyTo }) };
};

const readable = (phone: string): string => readablePhone(internationalPhone(phone) ?? phone);

/** The number of messages that a digest lists; of further ones it gives the count. */
const namedMessages = 10;

/** Unread messages, on the morning of the day that it is about. */
const digestLetter: LetterMaker = async ({ store, clock, publicUrl }, { id, recipient, about }) => {
  if (about !== dayIn(clock.now())) return undefined;
  const unread = store.read
    .selectFrom('contactMessage')
    .where('read', '=', false)
    .where('archived', '=', false)
    .where('spam', '=', false);
  const newest = unread.selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(namedMessages);
  const [{ count }, rows] = await Promise.all([
    unread.select((row) => row.fn.countAll().as('count')).executeTakeFirstOrThrow(),
    newest.execute(),
  ]);
  const total = Number(count);
  if (total === 0) return undefined;
  const head = await readLetterhead(store.read);
  const more = total - rows.length;
  const sheet: Sheet = {
    heading: words.digest.heading(total),
    lede: [words.digest.lede],
    facts: [
      ...rows.map((row) => ({
        name: moments.format(row.createdAt),
        value: [row.name, row.subject].filter((part) => part !== '').join(' – '),
      })),
      ...(more > 0 ? [{ name: '…', value: words.digest.more(more) }] : []),
    ],
    button: buttonTo(words.digest.open, panelAddress(publicUrl, adminPaths.messages())),
    foot: words.digest.foot,
  };
  const subject = words.digest.subject(total);
  return { letter: letterOf(head, sheet, { id, to: recipient, subject }) };
};

/** A link for a new password, if the address has an account; otherwise nothing. */
const passwordLetter: LetterMaker = async ({ store, clock, publicUrl }, row) => {
  const page = panelAddress(publicUrl, adminPaths.newPassword());
  // Nobody waits longer than that.
  const isOver = row.createdAt.getTime() + limits.passwordLinkMs <= clock.now().getTime();
  if (page === undefined || isOver) return undefined;
  const link = await beginPasswordLink(store, row.recipient, clock);
  if (link === undefined) return undefined;
  const head = await readLetterhead(store.read);
  const minutes = limits.passwordLinkMs / 60_000;
  const sheet: Sheet = {
    heading: words.password.heading,
    lede: [words.password.lede(head.companyName, minutes), words.password.unasked],
    // What stands after # is sent to no server and stands in no log.
    button: { label: words.password.open, href: `${page}#${link.token}` },
    foot: words.password.foot,
  };
  const letterId = `${row.id}-${link.tokenHash.slice(0, 8)}`;
  return {
    letter: letterOf(head, sheet, { id: letterId, to: link.email, subject: words.password.heading }),
    unsent: link.forget,
  };
};

/** A link that confirms a new address of an account, sent to that address. */
const confirmLetter: LetterMaker = async ({ store, clock, publicUrl }, { id, recipient, about }) => {
  const page = panelAddress(publicUrl, adminPaths.confirmEmail());
  if (page === undefined) return undefined;
  const link = await beginEmailLink(store, { userId: about, email: recipient, clock });
  if (link === undefined) return undefined;
  const head = await readLetterhead(store.read);
  const hours = limits.emailLinkMs / 3_600_000;
  const sheet: Sheet = {
    heading: words.confirm.heading,
    lede: [words.confirm.lede(head.companyName, hours), words.confirm.unasked],
    button: { label: words.confirm.open, href: `${page}#${link.token}` },
    foot: words.confirm.foot,
  };
  const letterId = `${id}-${link.tokenHash.slice(0, 8)}`;
  return {
    letter: letterOf(head, sheet, { id: letterId, to: recipient, subject: words.confirm.heading }),
  };
};

/** Notifies the former address of an account that it was changed, in case its owner did not want that. */
const addressLetter: LetterMaker = async ({ store, publicUrl }, { id, recipient, about, createdAt }) => {
  const account = await store.read
    .selectFrom('userAccount')
    .select('email')
    .where('id', '=', about)
    .executeTakeFirst();
  if (account === undefined || account.email === recipient) return undefined;
  const head = await readLetterhead(store.read);
  const sheet: Sheet = {
    heading: words.address.heading,
    lede: [words.address.lede(head.companyName, moments.format(createdAt)), words.address.unasked],
    button: buttonTo(words.address.open, panelAddress(publicUrl, adminPaths.login())),
    foot: words.address.foot,
  };
  return { letter: letterOf(head, sheet, { id, to: recipient, subject: words.address.heading }) };
};

/** What the panel's button sends. */
export const testSheet = (): Sheet => ({ ...words.test, lede: [words.test.lede] });

/** The maker of each kind of letter. */
export const letterMakers: Readonly<Record<LetterKind, LetterMaker>> = {
  message: messageLetter,
  reply: replyLetter,
  digest: digestLetter,
  passwordLink: passwordLetter,
  addressConfirm: confirmLetter,
  addressChanged: addressLetter,
};

/** Whether a stored kind of letter is known: an older version may meet those of a newer one. */
export const isLetterKind = (kind: string): kind is LetterKind => Object.hasOwn(letterMakers, kind);
