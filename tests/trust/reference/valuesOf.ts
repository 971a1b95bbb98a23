import * as fc from 'fast-check';
import { charactersIn } from '@vitrin/contract/text/storable';
import { testAdmin } from '../../../apps/server/src/testing/testApp.ts';
import { type JsonSchema, type Reference, resolve } from './document.ts';

/** Strings that break code which counts, compares, escapes or stores them carelessly. */
const letters = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 12 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('İIıi', '<p>x</p>', "' or 1=1 --", '\u202e', '%', '\\', '{{7*7}}'),
  },
);

/** A placeholder for an existing entry until the request is sent. */
export const existing = fc.nat({ max: 9 }).map((index) => `@${index}`);

const dayMs = 24 * 60 * 60 * 1_000;

const html = fc.constantFrom(
  '<p>Metin.</p>',
  '<h2>İki</h2><ul><li>a <b>b</b></li></ul>',
  '<img src="https://a.example/b.png"><script>alert(1)</script>',
  '<p><a href="javascript:alert(1)">x</a></p><p>\u000b\u0000</p>',
);

/** Values that get further than made-up ones, by field name; `openSubject` adds the entries that they refer to. */
const known: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  id: existing,
  ticket: existing,
  token: existing,
  challenge: existing,
  code: existing,
  email: fc.constant(testAdmin.email),
  password: fc.constant(testAdmin.password),
  currentPassword: fc.constant(testAdmin.password),
  newPassword: fc.constant(testAdmin.password),
  description: html,
  // Plans require a time in the future.
  at: fc.integer({ min: 1, max: 60 }).map((days) => new Date(Date.now() + days * dayMs).toISOString()),
  fields: fc.constantFrom('{}', '{"title":"Yarım"}', '{"title":"","name":"\\u0000","x":1}', '[]'),
  details: html,
  path: fc.constantFrom('/hizmet-100', '/hizmet-101', 'kayit-100', 'kayit-101'),
};

/** A field's values, mixed with known ones that get further. */
export function knownOr(name: string, values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const found = Object.hasOwn(known, name) ? known[name] : undefined;
  return found === undefined ? values : fc.oneof(found, values);
}

/** Values that a JSON schema accepts. */
export function valuesOf(reference: Reference, given: JsonSchema): fc.Arbitrary<unknown> {
  const schema = resolve(reference, given);
  const inner = (part: JsonSchema) => valuesOf(reference, part);
  if ('const' in schema && schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(inner));
  switch (schema.type) {
    case 'string':
      return textsOf(schema);
    case 'integer':
      return integersOf(schema);
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e12, max: schema.maximum ?? 1e12, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(inner(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 4),
      });
    case 'object':
      return objectsOf(schema, inner);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function textsOf(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.format === 'date-time') return dates().map((date) => date.toISOString());
  const { pattern, minLength = 0, maxLength = 20_000 } = schema;
  const wanted = [schema, ...(schema.allOf ?? [])].flatMap((part) => part.pattern ?? []).map(regular);
  const unwanted = schema.not?.pattern === undefined ? [] : [regular(schema.not.pattern)];
  const isMeant = (text: string): boolean => {
    const length = charactersIn(text);
    return (
      length >= minLength &&
      length <= maxLength &&
      wanted.every((each) => each.test(text)) &&
      !unwanted.some((each) => each.test(text))
    );
  };
  // An anchored pattern, which says more than the allowed characters.
  if (pattern?.startsWith('^') === true) {
    return fc.stringMatching(regular(pattern), { size: '-1' }).filter(isMeant);
  }
  // Occasionally the longest allowed text.
  const longest = letters.map((text) =>
    Array.from((text || 'a').repeat(maxLength))
      .slice(0, maxLength)
      .join(''),
  );
  return fc
    .oneof(
      { weight: 20, arbitrary: letters },
      { weight: maxLength > 20_000 ? 0 : 1, arbitrary: longest },
      { weight: minLength > 0 ? 10 : 0, arbitrary: letters.map((text) => text.padEnd(minLength, 'a')) },
    )
    .filter(isMeant);
}

const regular = (pattern: string): RegExp => new RegExp(pattern, 'u');

const dates = () =>
  fc.date({
    min: new Date('0000-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  });

function integersOf({ minimum = -1_000, maximum = 1_000 }: JsonSchema): fc.Arbitrary<number> {
  const small = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 50) });
  return fc.oneof(
    { weight: 8, arbitrary: small },
    { weight: 1, arbitrary: fc.constantFrom(minimum, maximum) },
  );
}

function objectsOf(
  { properties = {}, required = [], propertyNames, additionalProperties }: JsonSchema,
  inner: (part: JsonSchema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const named = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, knownOr(name, inner(part))])),
    { requiredKeys: required },
  );
  if (typeof additionalProperties !== 'object') return named;
  const keys = (propertyNames === undefined ? letters : inner(propertyNames)).map(String);
  return fc.dictionary(keys, inner(additionalProperties), { maxKeys: 4, noNullPrototype: true });
}
