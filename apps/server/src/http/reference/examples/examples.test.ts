import { expect, test } from 'vitest';
import { examples } from './examples.ts';

test.each(
  [...examples].map(([schema, example]) => [schema.meta()?.id ?? 'a body without name', schema, example]),
)('the example of %s is what the schema takes, and nothing more', (_name, schema, example) => {
  expect(schema.parse(example)).toMatchObject(Object(example));
});
