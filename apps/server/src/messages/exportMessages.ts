import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MessageFilter } from '@vitrin/contract/messages/message';
import { fixed } from '@vitrin/contract/fixed';
import { readablePhone } from '@vitrin/contract/links/phone';
import { siteLocale } from '@vitrin/contract/text/siteLanguage';
import { dayInIstanbul, formatDate } from '@vitrin/contract/text/turkish';
import type { Store } from '../store/openStore.ts';
import { inChunks } from '../store/ordered.ts';
import { findingsOf } from '../store/search/findings.ts';
import { serverText } from '../text/serverText.ts';
import { messageOf } from './messageOf.ts';
import { filtered } from './messageQueries.ts';
import { inboxPeople } from './people.ts';

const words = serverText.messageTable;
const { columns: named } = words;

const yes = (is: boolean): string => (is ? words.yes : words.no);

const clockTime = new Intl.DateTimeFormat(siteLocale, {
  timeZone: fixed.timeZone,
  hour: '2-digit',
  minute: '2-digit',
});

/** "2026-03-02 12:00", in Istanbul's time. */
const sortedMoment = (moment: Date): string => `${dayInIstanbul(moment)} ${clockTime.format(moment)}`;

type Shown = ReturnType<typeof messageOf>;

/** The columns in order, with their Turkish names. */
const columns: readonly (readonly [name: string, of: (message: Shown) => string])[] = [
  [named.date, ({ createdAt }) => formatDate(createdAt)],
  // In this form a spreadsheet sorts it.
  [named.time, ({ createdAt }) => sortedMoment(new Date(createdAt))],
  [named.form, ({ form }) => (form === 'quote' ? words.quote : words.contact)],
  [named.name, ({ name }) => name],
  [named.email, ({ email }) => email],
  [named.phone, ({ phone }) => readablePhone(phone)],
  [named.subject, ({ subject }) => subject],
  [named.message, ({ message }) => message],
  [named.place, ({ place }) => place],
  [named.size, ({ size }) => size],
  [named.page, ({ page }) => page],
  [named.about, ({ about }) => about?.title ?? ''],
  [named.campaignSource, ({ campaign }) => campaign.source],
  [named.campaignMedium, ({ campaign }) => campaign.medium],
  [named.campaign, ({ campaign }) => campaign.campaign],
  [named.labels, ({ labels }) => labels.join(', ')],
  [named.assignee, ({ assignee }) => assignee?.name ?? ''],
  [named.answered, ({ answered }) => yes(answered !== null)],
  [named.answeredBy, ({ answered }) => answered?.by ?? ''],
  [named.note, ({ note }) => note],
  [named.notice, ({ notice }) => notice ?? ''],
  [named.spam, ({ spam }) => yes(spam)],
];

/**
 * A quoted value. If a spreadsheet would treat it as a formula, it gets a leading apostrophe, which marks it as text:
 * visitors write these values.
 */
export function csvValue(value: string): string {
  const safe = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

const line = (values: readonly string[]): string => `${values.map(csvValue).join(';')}\r\n`;

/**
 * Writes the messages that match a filter, newest first, in batches. With a byte order mark and semicolons, which Excel
 * in Turkish needs to read letters and columns correctly.
 */
export async function exportMessages(
  { engine, read }: Pick<Store, 'engine' | 'read'>,
  { q = '', ...filter }: Partial<MessageFilter> & { q?: string | undefined },
  output: Writable,
): Promise<void> {
  const people = await inboxPeople(read);
  const found = findingsOf(q, engine);
  const matching = await found?.all({ engine, read, table: 'contactMessage', countsRows: true });
  const all = filtered(read.selectFrom('contactMessage').selectAll(), filter);
  const asked = matching === undefined ? all : all.where(matching);
  async function* texts(): AsyncGenerator<string> {
    yield `\uFEFF${line(columns.map(([name]) => name))}`;
    for await (const rows of inChunks(asked, { columns: ['createdAt', 'id'], descending: true })) {
      const shown = rows.map((row) => messageOf(row, people));
      yield shown.map((message) => line(columns.map(([, of]) => of(message)))).join('');
    }
  }
  await pipeline(texts, output);
}
