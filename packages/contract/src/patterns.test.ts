import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpointList } from './endpoints.ts';
import { growthOf, linearGrowth, repeated } from './testing/growth.ts';
import { hostileTexts } from './testing/hostileTexts.ts';
import { patternLiterals } from './testing/patternLiterals.ts';
import { inputsOf, patternsOf, textsOf } from './testing/schemaTexts.ts';

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts', '!./testing/**'], {
  eager: true,
});
const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts', '!./testing/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const exported = Object.values(modules).flatMap((module) => Object.values(module));
const inEndpoints = endpointList.flatMap(({ endpoint }) =>
  inputsOf(endpoint)
    .map(({ schema }) => schema)
    .concat(endpoint.answer),
);
const schemas = exported.filter((value) => value instanceof z.ZodType).concat(inEndpoints);
const patterns = new Map(
  [
    ...schemas.flatMap((schema) => textsOf(schema).flatMap((text) => patternsOf(text.schema))),
    ...Object.values(sources).flatMap(patternLiterals),
  ].map((pattern) => [String(pattern), pattern]),
);

/** The first non-linear growth on the texts that a pattern is slowest on. */
const growthOfPattern = (pattern: RegExp): number =>
  hostileTexts(pattern).reduce(
    (growth, make) => (growth > linearGrowth ? growth : growthOf((text) => text.search(pattern), make)),
    0,
  );

describe('patterns of the contract', () => {
  test('were found', () => {
    expect(patterns.size).toBeGreaterThan(20);
  });

  test.each([...patterns])('%s takes linear time', (_source, pattern) => {
    expect(growthOfPattern(pattern)).toBeLessThan(linearGrowth);
  });
});

describe('the measure', () => {
  const slow = [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, /^(?:a+)+$/, /\/+$/, /^\s*(.*?)\s*$/];

  test.each(slow)('finds %s', { tags: ['long'] }, (pattern) => {
    expect(growthOfPattern(pattern)).toBeGreaterThan(linearGrowth);
  });

  test('recognises linear work', () => {
    expect(growthOf((text) => text.includes('b'), repeated('a'))).toBeLessThan(linearGrowth);
  });
});
