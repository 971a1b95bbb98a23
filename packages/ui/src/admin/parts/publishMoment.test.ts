import { expect, test } from 'vitest';
import { inputOfMoment, momentOfInput } from './publishMoment.ts';

test.each([
  ['2026-11-21T21:30:00.000Z', '2026-11-22T00:30'],
  ['2026-07-01T06:00:00.000Z', '2026-07-01T09:00'],
])('%s is %s in Istanbul, both ways', (moment, value) => {
  expect(inputOfMoment(moment)).toBe(value);
  expect(momentOfInput(value)).toBe(moment);
});

test('an empty value means no moment', () => {
  expect(inputOfMoment(null)).toBe('');
  expect(momentOfInput('')).toBeNull();
});
