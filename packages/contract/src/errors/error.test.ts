import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './error.ts';
import { limits } from '../limits.ts';

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

test('the number and length of named fields are limited, however much is wrong', () => {
  const long = 'k'.repeat(1_000);
  const wrong = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`${index}${long}`, 'x']));
  const errors = errorsOf(z.record(z.string(), z.int()), wrong);
  expect(Object.keys(errors)).toHaveLength(limits.toldErrors);
  expect(JSON.stringify(errors).length).toBeLessThan(limits.toldErrors * 500);
  expect(JSON.stringify(errorsOf(z.strictObject({}), wrong)).length).toBeLessThan(1_000);
});

test('a value that is not an object is reported as "body"', () => {
  expect(Object.keys(errorsOf(z.object({}), 'text'))).toEqual(['body']);
});
