import { expect, test } from 'vitest';
import { errorBody } from './error.ts';
import { refusalOf, sentenceOf } from './refusalOf.ts';
import { refusals } from './refusals.ts';

test.each(Object.entries(refusals))('%s is recognised by its sentence, and vice versa', (code, sentence) => {
  const told: (...values: number[]) => string = sentence;
  for (const value of [1, 30, 7.5]) {
    const values = told.length === 0 ? [] : [value];
    expect(refusalOf(told(...values))).toEqual({ code, values });
    expect(sentenceOf(code, values)).toBe(told(...values));
  }
});

test.each(['', 'At most many characters', `${refusals.required()} `, 'x'.repeat(100_000)])(
  'a foreign text is not a refusal of ours: %.40s',
  (text) => {
    expect(refusalOf(text)).toBeUndefined();
  },
);

test.each([
  ['toString', []],
  ['unheardOf', []],
  ['tooLong', []],
  ['required', [1]],
])('for an API that sends %s with %j its message is used', (code, values) => {
  expect(sentenceOf(code, values)).toBeUndefined();
});

test('each sentence of an error has a code, and sentences without one a general one', () => {
  expect(errorBody(400, refusals.invalidFields(), { title: refusals.tooLong(200), tags: 'odd' })).toEqual({
    message: 'Some fields are not valid',
    code: 'invalidFields',
    errors: { title: 'At most 200 characters', tags: 'odd' },
    codes: { title: { code: 'tooLong', values: [200] }, tags: { code: 'invalid' } },
  });
  expect(errorBody(404, 'Service not found')).toEqual({ message: 'Service not found', code: 'notFound' });
});
