import type { z } from 'zod';
import { limits } from '../limits.ts';
import { refusals } from './refusals.ts';

type Sentence = (number: number) => string;

/**
 * What a field expects, by stable code, if its schema has no message: for a missing value or one of another type, which
 * only programs send. Separate from the refusals, since no form has to word these.
 */
export const expectations = {
  textExpected: () => 'Expected a text',
  textEmpty: () => 'Expected a text that is not empty',
  textTooShort: (characters: number) => `Expected at least ${characters} characters`,
  numberExpected: () => 'Expected a number',
  wholeNumberExpected: () => 'Expected a whole number',
  atLeast: (least: number) => `Expected at least ${least}`,
  atMost: (most: number) => `Expected at most ${most}`,
  switchExpected: () => 'Expected true or false',
  listExpected: () => 'Expected a list',
  listTooShort: (entries: number) => `Expected a list of at least ${entries}`,
  objectExpected: () => 'Expected an object',
  momentExpected: () => 'Expected a moment such as 2026-11-21T10:00:00Z',
  fieldUnknown: () => 'There is no such field',
  otherExpected: () => 'Expected another value',
} as const satisfies Readonly<Record<string, Sentence>>;

const byType: Readonly<Record<string, () => string>> = {
  string: expectations.textExpected,
  number: expectations.numberExpected,
  int: expectations.wholeNumberExpected,
  boolean: expectations.switchExpected,
  array: expectations.listExpected,
  object: expectations.objectExpected,
  record: expectations.objectExpected,
};

/** Words an issue for which its schema has no message. */
function expected(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return (byType[issue.expected] ?? expectations.otherExpected)();
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_value':
    case 'invalid_union':
      return refusals.choice();
    case 'invalid_format':
      return issue.format === 'datetime' ? expectations.momentExpected() : expectations.otherExpected();
    case 'unrecognized_keys':
      return expectations.fieldUnknown();
    default:
      return expectations.otherExpected();
  }
}

function tooSmall(origin: string, least: number): string {
  if (origin === 'string') return least === 1 ? expectations.textEmpty() : expectations.textTooShort(least);
  return origin === 'array' ? expectations.listTooShort(least) : expectations.atLeast(least);
}

function tooBig(origin: string, most: number): string {
  if (origin === 'string') return refusals.tooLong(most);
  return origin === 'array' ? refusals.tooManyEntries(most) : expectations.atMost(most);
}

/** Parses what a request brings; each wrong field is worded by us, whatever its schema says itself. */
export const parseAsked = <T>(schema: z.ZodType<T>, given: unknown): z.ZodSafeParseResult<T> =>
  schema.safeParse(given, { error: expected });

/** The code of such a sentence, with its number; undefined for any other text. */
export function expectationOf(text: string): { code: string; values: readonly number[] } | undefined {
  if (text.length > limits.toldCharacters) return undefined;
  const number = Number(/-?\d{1,15}(?:\.\d{1,3})?/.exec(text)?.[0]);
  const sentences: readonly (readonly [string, Sentence])[] = Object.entries(expectations);
  const found = sentences.find(([, sentence]) => sentence(number) === text);
  return found && { code: found[0], values: found[1].length === 0 ? [] : [number] };
}
