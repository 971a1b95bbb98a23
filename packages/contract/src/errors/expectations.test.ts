import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpointList } from '../endpoints.ts';
import { errorBody, fieldErrors } from './error.ts';
import { expectationOf, expectations, parseAsked } from './expectations.ts';
import { refusalOf } from './refusalOf.ts';

const errorsOf = (schema: z.ZodType, given: unknown) => {
  const { error } = parseAsked(schema, given);
  return error === undefined ? {} : fieldErrors(error);
};

test.each(Object.entries(expectations))('%s is recognised by its sentence', (code, sentence) => {
  const told: (number: number) => string = sentence;
  for (const number of [-1, 0, 30, 7.5]) {
    expect(expectationOf(told(number))).toEqual({ code, values: told.length === 0 ? [] : [number] });
  }
  expect(refusalOf(told(30))).toBeUndefined();
});

test.each(['', 'Expected at least many', 'x'.repeat(100_000)])('a foreign text is none: %.40s', (text) => {
  expect(expectationOf(text)).toBeUndefined();
});

test('each field says what it expects, unless its schema says so itself', () => {
  const schema = z.strictObject({
    title: z.string(),
    own: z.string('Please enter a title'),
    place: z.number().max(9),
    count: z.int().min(1),
    active: z.boolean(),
    tags: z.array(z.string()).max(2),
    kind: z.enum(['a', 'b']),
    at: z.iso.datetime(),
  });
  const given = { title: 7, place: 10, count: 1.5, tags: ['', '', ''], kind: 'c', at: 'soon', more: 1 };
  const errors = errorsOf(schema, given);
  expect(errors).toEqual({
    title: 'Expected a text',
    own: 'Please enter a title',
    place: 'Expected at most 9',
    count: 'Expected a whole number',
    active: 'Expected true or false',
    tags: 'At most 2 entries',
    kind: 'Expected one of the values that this field can have',
    at: 'Expected a moment such as 2026-11-21T10:00:00Z',
    more: 'There is no such field',
  });
  expect(errorBody(400, 'Some fields are not valid', errors).codes).toMatchObject({
    title: { code: 'textExpected' },
    place: { code: 'atMost', values: [9] },
    tags: { code: 'tooManyEntries', values: [2] },
  });
  expect(errorsOf(schema, 'text')).toEqual({ body: 'Expected an object' });
});

/** Values of each type, of which every field refuses most. */
const odd: readonly unknown[] = [undefined, null, 'x', '', 7, -1.5, true, [], {}];

test('no call answers with a sentence of the library', () => {
  const raw = endpointList.flatMap(({ name, endpoint: { body, query, params } }) =>
    [body, query, params].flatMap((schema) => {
      const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
      return odd
        .flatMap((value) => [value, Object.fromEntries(fields.map((field) => [field, value]))])
        .flatMap((given) => (schema === undefined ? [] : Object.entries(errorsOf(schema, given))))
        .filter(([, sentence]) => /^(?:Invalid|Too |Unrecognized)/.test(sentence))
        .map(([field, sentence]) => [name, field, sentence]);
    }),
  );
  expect(raw).toEqual([]);
});
