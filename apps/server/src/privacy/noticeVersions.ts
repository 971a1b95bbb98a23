import { createHash } from 'node:crypto';
import { isEmptyHtml } from '@vitrin/contract/html/isEmptyHtml';
import type { PrivacyNotice } from '@vitrin/contract/pages/privacy';
import { privacyNoticeDraft } from '@vitrin/contract/pages/privacy';
import { readSetting } from '../settings/documents.ts';
import { storedFields } from '../settings/storedFields.ts';
import type { Writer } from '../store/openStore.ts';

/** The notice of a stored document; what an older version of Vitrin did not store is empty. */
export const noticeOf = (stored: Readonly<Record<string, unknown>>): PrivacyNotice => ({
  title: '',
  content: '',
  ...storedFields(privacyNoticeDraft, stored),
});

/**
 * The version of a notice: a digest of its text, so that it is the same whether the text was typed, imported or
 * restored. Undefined if there is no text.
 */
export const noticeIdOf = ({ title, content }: PrivacyNotice): string | undefined =>
  isEmptyHtml(content)
    ? undefined
    : createHash('sha256').update(`${title}\n${content}`).digest('base64url').slice(0, 22);

/** Keeps the text of a notice permanently, under its version. */
export async function keepNotice(
  writer: Writer,
  notice: PrivacyNotice,
  now: Date,
): Promise<string | undefined> {
  const id = noticeIdOf(notice);
  if (id === undefined) return undefined;
  await writer
    .insertInto('noticeVersion')
    .values({ id, ...notice, createdAt: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return id;
}

/** The version that a form reports, if it is known or the current one; otherwise empty. */
export async function acceptedNotice(writer: Writer, told: string | undefined, now: Date): Promise<string> {
  if (told === undefined || told === '') return '';
  const known = writer.selectFrom('noticeVersion').select('id').where('id', '=', told);
  if ((await known.executeTakeFirst()) !== undefined) return told;
  const current = noticeOf(await readSetting(writer, 'privacy'));
  return noticeIdOf(current) === told ? ((await keepNotice(writer, current, now)) ?? '') : '';
}
