import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpointList } from '../endpoints.ts';
import { day, line, optionalEmail, requiredLine, webAddress } from '../fields.ts';
import { id } from '../id.ts';
import { servicePath } from '../kinds/service.ts';
import { messageDraft } from '../messages/message.ts';
import { signupDraft } from '../accounts/session.ts';
import { isStorable } from './storable.ts';
import { inputsOf, textsOf } from '../testing/schemaTexts.ts';
import { exactText, filled, text } from './text.ts';
import { hexColor } from '../settings/theme.ts';

const unstorableParts = ['\0', '\u0001', '\u001f', '\u007f', '\ud800', '\udc00\ud800', '\ufffe', '\uffff'];

const given = endpointList.flatMap(({ name, endpoint }) =>
  inputsOf(endpoint).flatMap(({ part, schema }) =>
    textsOf(schema)
      .filter(({ made }) => !made)
      .map(({ schema: found, field }) => ({ name: `${name} ${part}.${field}`, schema: found })),
  ),
);

const issuesOf = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).error?.issues ?? [];

/** The maximum number of characters of a text, if the rule is checked first and aborts the parse. */
function limitOf(schema: z.core.$ZodType): number | undefined {
  const limit = z.globalRegistry.get(schema)?.['maxLength'];
  if (typeof limit !== 'number') return undefined;
  const issues = issuesOf(schema, '\0@'.repeat(limit));
  return issues.length === 1 && issues[0]?.message.match(/At most|uzun/) ? limit : undefined;
}

describe('a text that comes in', () => {
  test('is found', () => {
    expect(given.length).toBeGreaterThan(100);
  });

  test.each(given)('$name has a limit, which is checked first', ({ schema }) => {
    expect(limitOf(schema)).toBeGreaterThan(0);
  });

  test.each(given)('$name is refused, or stripped of what cannot be stored', ({ schema }) => {
    for (const part of unstorableParts) {
      const parsed = z.safeParse(schema, `a${part}b`);
      expect(parsed.success ? isStorable(parsed.data) : parsed.error.issues.length).toBeTruthy();
    }
  });
});

describe('what people write', () => {
  test.each([
    ['Çatı\u000bışıklığı', 'Çatı ışıklığı'],
    ['a\fb', 'a b'],
    ['a\u0000b\u0007c\u001f\u007f', 'abc'],
    ['a\tb\r\nc', 'a\tb\r\nc'],
    ['yarım \ud83c', 'yarım '],
    ['\ufffea\uffff', 'a'],
    ['çatı 🏠 \u200d \u00ad', 'çatı 🏠 \u200d \u00ad'],
    ['c\u0327atı I\u0307s\u0327 e\u0301', 'çatı İş é'],
  ])('%j is stored as %j', (written, kept) => {
    expect(text(20).parse(written)).toBe(kept);
  });

  test('is empty if nothing is left', () => {
    expect(filled(text(20), 'Empty').safeParse(' \u0001\ufeff ').error?.issues).toMatchObject([
      { message: 'Empty' },
    ]);
  });
});

test.each(unstorableParts)('what is taken verbatim may not hold %j', (part) => {
  expect(issuesOf(exactText(20), `a${part}b`)).toMatchObject([{ code: 'custom' }]);
});

test.each([
  ['abc', true],
  ['abcd', false],
  ['🏠🏠🏠', true],
  ['🏠🏠🏠🏠', false],
  ['🏠'.repeat(1_000), false],
])('%s is within three characters: %s', (written, within) => {
  expect(text(3).safeParse(written).success).toBe(within);
});

describe('the reference', () => {
  const written = [
    ...'| |a| a@b.c\n|a @b.c|@|#fff| #8FAA7A|#8faa7|https://a|HTTP://a b|x\n#fff'.split('|'),
    ...'2026-02-28|2026-02-30| 2024-02-29T10:00 |2026-02-28 10:00'.split('|'),
    ...'/a|/a/b-c|/blog|/blog/x|/bloglar|/a\n|aaaaaaaaa|aaaaaaaaaa'.split('|'),
    ...[5, 200, 201].map((count) => '🏠'.repeat(count)),
    ...unstorableParts.flatMap((part) =>
      ['*', 'a*', ' * ', '*#fff', 'a*@b', '/a*'].map((form) => form.replace('*', part)),
    ),
  ];
  const schemas = {
    line,
    required: requiredLine('Empty'),
    email: optionalEmail,
    address: webAddress,
    day,
    color: hexColor,
    path: servicePath,
    id,
    password: signupDraft.shape.password,
    message: messageDraft.shape.email,
  };

  test.each(Object.entries(schemas))('describes a %s as the schema does', (_name, schema) => {
    const isDeclared = new Ajv2020().compile(z.toJSONSchema(schema, { io: 'input' }));
    expect(written.filter((each) => isDeclared(each))).toEqual(
      written.filter((each) => schema.safeParse(each).success),
    );
  });
});
