import { expect, it } from 'vitest';
import { messageDraft } from './message.ts';
import {
  emptyMessage,
  isMessageIncomplete,
  messageErrors,
  messageProblems,
  type MessageTexts,
} from './messageRules.ts';

const good: MessageTexts = { name: 'Işıl', email: 'isil@ornek.example', subject: '', message: 'Merhaba' };

const cases: readonly [what: string, texts: MessageTexts, problems: Record<string, string>][] = [
  ['a good message', good, {}],
  ['spaces around', { ...good, name: '  Işıl ', email: ' isil@ornek.example ' }, {}],
  [
    'nothing typed',
    emptyMessage,
    { name: messageErrors.name, email: messageErrors.email, message: messageErrors.message },
  ],
  ['only spaces', { ...good, message: ' \n ' }, { message: messageErrors.message }],
  ['no @', { ...good, email: 'isil.ornek.example' }, { email: messageErrors.emailForm }],
  ['no dot', { ...good, email: 'isil@ornek' }, { email: messageErrors.emailForm }],
  ['a space inside', { ...good, email: 'is il@ornek.example' }, { email: messageErrors.emailForm }],
  ['a name too long', { ...good, name: 'a'.repeat(201) }, { name: messageErrors.tooLong }],
  ['a subject too long', { ...good, subject: 'a'.repeat(201) }, { subject: messageErrors.tooLong }],
  ['an address too long', { ...good, email: `a@${'.'.repeat(320)}@` }, { email: messageErrors.tooLong }],
  ['spaces that are too many', { ...good, name: ' '.repeat(201) }, { name: messageErrors.tooLong }],
  ['half a character', { ...good, message: 'a\ud83c' }, {}],
  ['half a character alone', { ...good, message: '\ud83c' }, { message: messageErrors.message }],
  ['a control character', { ...good, name: 'I\u000bşıl\u0000' }, {}],
  [
    'a control character in an address',
    { ...good, email: 'a\u0001@b.example' },
    { email: messageErrors.emailForm },
  ],
  ['characters that are written in two', { ...good, name: '🏠'.repeat(200) }, {}],
  ['too many of them', { ...good, name: '🏠'.repeat(201) }, { name: messageErrors.tooLong }],
  ['two dots in a row', { ...good, email: 'isil@a..b' }, {}],
  ['a dot at the end', { ...good, email: 'isil@ornek.' }, { email: messageErrors.emailForm }],
  ['a dot at the beginning', { ...good, email: 'isil@.ornek' }, { email: messageErrors.emailForm }],
  ['two @', { ...good, email: 'isil@a@ornek.example' }, { email: messageErrors.emailForm }],
  ['a message of full length', { ...good, message: 'a'.repeat(5_000) }, {}],
  ['a message too long', { ...good, message: 'a'.repeat(5_001) }, { message: messageErrors.tooLong }],
];

it.each(cases)('finds what is wrong with %s', (_what, texts, problems) => {
  expect(messageProblems(texts)).toEqual(problems);
});

it.each(cases)('agrees with the schema on %s', (_what, texts, problems) => {
  const parsed = messageDraft.safeParse(texts);
  const found = (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  expect(Object.fromEntries(found)).toEqual(problems);
});

it('tells an incomplete message from an invalid one', () => {
  expect(isMessageIncomplete({ ...good, email: ' ' })).toBe(true);
  expect(isMessageIncomplete({ ...good, email: 'isil' })).toBe(false);
});
