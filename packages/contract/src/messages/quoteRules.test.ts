import { expect, it } from 'vitest';
import { quoteDraft } from './message.ts';
import { emptyQuote, quoteErrors, quoteProblems, type QuoteTexts } from './quoteRules.ts';

const good: QuoteTexts = { ...emptyQuote, name: 'Işıl', phone: '0532 555 01 40' };

const cases: readonly [what: string, texts: QuoteTexts, problems: Record<string, string>][] = [
  ['a name and a phone number', good, {}],
  ['a name and an e-mail address', { ...good, phone: '', email: 'isil@ornek.example' }, {}],
  ['no way to reach', { ...good, phone: ' ' }, { phone: quoteErrors.reach }],
  ['half a number', { ...good, phone: '0532 555' }, { phone: quoteErrors.phone }],
  ['a number too long', { ...good, phone: '0'.repeat(41) }, { phone: quoteErrors.tooLong }],
  ['words for a number', { ...good, phone: 'akşam arayın' }, { phone: quoteErrors.phone }],
  ['no dot', { ...good, email: 'isil@ornek' }, { email: quoteErrors.emailForm }],
  ['a place too long', { ...good, place: 'a'.repeat(201) }, { place: quoteErrors.tooLong }],
  ['a message too long', { ...good, message: 'a'.repeat(5_001) }, { message: quoteErrors.tooLong }],
  ['a control character in a number', { ...good, phone: '0532\u0000 555 01 40' }, {}],
];

it.each(cases)('finds what is wrong with %s', (_what, texts, problems) => {
  expect(quoteProblems(texts)).toEqual(problems);
});

it.each(cases)('agrees with the schema on %s', (_what, texts, problems) => {
  const parsed = quoteDraft.safeParse(texts);
  const found = (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  expect(Object.fromEntries(found)).toEqual(problems);
});

it('names all that is missing at once', () => {
  expect(quoteProblems(emptyQuote)).toEqual({ name: quoteErrors.name, phone: quoteErrors.reach });
});

const drafted = (page: string) => quoteDraft.parse({ ...good, page });

it('keeps the number in one form, and only pages of the site', () => {
  expect(drafted('/insaat-hizmeti')).toMatchObject({ phone: '+905325550140', page: '/insaat-hizmeti' });
  for (const page of ['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)', 'x']) {
    expect(drafted(page).page).toBe('');
  }
});
