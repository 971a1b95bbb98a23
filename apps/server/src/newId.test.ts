import { expect, test } from 'vitest';
import { newId } from './newId.ts';

test('is a UUID of version 7', () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('sorts by the time it was made', () => {
  expect(newId(1_700_000_000_000) < newId(1_700_000_000_001)).toBe(true);
});

test('differs within one millisecond', () => {
  expect(new Set(Array.from({ length: 1_000 }, () => newId(1))).size).toBe(1_000);
});
