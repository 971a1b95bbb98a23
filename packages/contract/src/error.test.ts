import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './error.ts';

const errorsOf = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? {} : fieldErrors(result.error);
};

test('fields have dotted names, and the first error of each', () => {
  const schema = z.object({
    name: z.string().min(3, 'short').regex(/^a/, 'no a'),
    items: z.array(z.int('no number')),
  });
  expect(errorsOf(schema, { name: 'b', items: [1, 'x'] })).toEqual({ name: 'short', 'items.1': 'no number' });
});

test('unknown keys of a strict object are named', () => {
  expect(Object.keys(errorsOf(z.strictObject({}), { pink: 1 }))).toEqual(['pink']);
});

test('a value that is no object at all is the "body"', () => {
  expect(Object.keys(errorsOf(z.object({}), 'text'))).toEqual(['body']);
});
