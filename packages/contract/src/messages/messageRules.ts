import { isStorable, isWithin, storableOf } from '../text/storable.ts';

/** The contact form's field errors, as visitors read them. */
export const messageErrors = {
  name: 'Lütfen adınızı yazınız.',
  email: 'Lütfen e-posta adresinizi yazınız.',
  emailForm: 'Lütfen geçerli bir e-posta adresi yazınız.',
  message: 'Lütfen mesajınızı yazınız.',
  tooLong: 'Bu metin çok uzun.',
} as const;

/** The most characters that each field of a message may have. */
export const messageCharacters = { name: 200, email: 320, subject: 200, message: 5_000 } as const;

/** Something before and after a single @, with a dot in the second part; only a mail server knows the rest. */
export const emailForm = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** The texts of the contact form. */
export type MessageTexts = { name: string; email: string; subject: string; message: string };

/** The contact form before anything was typed. */
export const emptyMessage: MessageTexts = { name: '', email: '', subject: '', message: '' };

/** A message for each wrong field of a form. */
export type Problems<Texts> = Partial<Record<keyof Texts, string>>;

/** A message for each wrong field. */
export type MessageProblems = Problems<MessageTexts>;

/** The problems of a message: the rules of its schema, for pages that must not load a schema library. */
export function messageProblems(texts: MessageTexts): MessageProblems {
  const problems: MessageProblems = {};
  for (const field of ['name', 'email', 'subject', 'message'] as const) {
    const problem = problemOf(field, texts[field]);
    if (problem !== undefined) problems[field] = problem;
  }
  return problems;
}

/** The problem of one text. Its length is checked first: no other check reads an overlong text. */
function problemOf(field: keyof MessageTexts, given: string): string | undefined {
  if (!isWithin(messageCharacters[field], given)) return messageErrors.tooLong;
  if (field === 'email' && !isStorable(given)) return messageErrors.emailForm;
  const text = storableOf(given).trim();
  if (text === '') return field === 'subject' ? undefined : messageErrors[field];
  return field === 'email' && !emailForm.test(text) ? messageErrors.emailForm : undefined;
}

/** Whether a required field of a message is empty. */
export const isMessageIncomplete = (texts: MessageTexts): boolean =>
  [texts.name, texts.email, texts.message].some((text) => text.trim() === '');

/** The result of sending a form, with the typed texts if they have to be kept. */
export type Attempt<Texts> =
  | { outcome: 'none' }
  | { outcome: 'sent' }
  | { outcome: 'failed'; texts: Texts }
  /** The server refuses further messages of this visitor until some time has passed. */
  | { outcome: 'tooMany'; texts: Texts }
  | { outcome: 'refused'; texts: Texts; problems: Problems<Texts> };

/** The result of sending a message. */
export type MessageAttempt = Attempt<MessageTexts>;
