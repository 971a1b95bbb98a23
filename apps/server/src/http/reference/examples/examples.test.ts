import { expect, test } from 'vitest';
import { examples } from './examples.ts';

test.each(
  [...examples].map(([schema, example]) => [schema.meta()?.id ?? 'a body without name', schema, example]),
)('the example of %s matches its schema, without additional fields', (_name, schema, example) => {
  expect(schema.parse(example)).toMatchObject(Object(example));
});
