import { emailForm, messageErrors } from './messageRules.ts';
import type { Attempt, Problems } from './messageRules.ts';
import { internationalPhone } from '../links/phone.ts';
import { isStorable, isWithin, storableOf } from '../text/storable.ts';

/** The most characters that each field of a request for a quote may have. */
export const quoteCharacters = {
  name: 200,
  phone: 40,
  email: 320,
  subject: 200,
  place: 200,
  size: 200,
  message: 5_000,
} as const;

/** The errors that this form has besides those of the contact form, as visitors read them. */
export const quoteErrors = {
  ...messageErrors,
  reach: 'Size ulaşabilmemiz için telefon numaranızı ya da e-posta adresinizi yazınız.',
  phone: 'Lütfen geçerli bir telefon numarası yazınız (örneğin 0532 555 01 40).',
} as const;

/** What a visitor types into the form that asks for a quote. */
export type QuoteTexts = Readonly<Record<keyof typeof quoteCharacters, string>>;

/** The fields of the form, in their order on the page. */
export const quoteFields = ['name', 'phone', 'email', 'subject', 'place', 'size', 'message'] as const;

/** The form before anything was typed. */
export const emptyQuote: QuoteTexts = {
  name: '',
  phone: '',
  email: '',
  subject: '',
  place: '',
  size: '',
  message: '',
};

/** One sentence for each field that is wrong. */
export type QuoteProblems = Problems<QuoteTexts>;

/** How an attempt to ask for a quote ended. */
export type QuoteAttempt = Attempt<QuoteTexts>;

/** The problems of a request: the rules of its schema, for pages that must not load a schema library. */
export function quoteProblems(texts: QuoteTexts): QuoteProblems {
  const problems: QuoteProblems = {};
  for (const field of quoteFields) {
    const problem = problemOf(field, texts[field]);
    if (problem !== undefined) problems[field] = problem;
  }
  if (problems.phone === undefined && problems.email === undefined && !isReachable(texts)) {
    problems.phone = quoteErrors.reach;
  }
  return problems;
}

/** Whether a phone number or an e-mail address is given: either is enough. */
export const isReachable = ({ phone, email }: Pick<QuoteTexts, 'phone' | 'email'>): boolean =>
  storableOf(phone).trim() !== '' || email.trim() !== '';

/** Whether a required field is empty. */
export const isQuoteIncomplete = (texts: QuoteTexts): boolean =>
  texts.name.trim() === '' || !isReachable(texts);

/** The problem of one text. Its length is checked first: no other check reads an overlong text. */
function problemOf(field: keyof QuoteTexts, given: string): string | undefined {
  if (!isWithin(quoteCharacters[field], given)) return quoteErrors.tooLong;
  if (field === 'email' && !isStorable(given)) return quoteErrors.emailForm;
  const text = storableOf(given).trim();
  if (text === '') return field === 'name' ? quoteErrors.name : undefined;
  if (field === 'phone') return internationalPhone(text) === undefined ? quoteErrors.phone : undefined;
  return field === 'email' && !emailForm.test(text) ? quoteErrors.emailForm : undefined;
}
