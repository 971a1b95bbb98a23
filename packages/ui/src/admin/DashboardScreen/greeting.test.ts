import { expect, test } from 'vitest';
import { greeting, today } from './greeting.ts';

test.each([
  ['2026-11-21T01:59:00.000Z', 'Good evening, Elif'],
  ['2026-11-21T02:00:00.000Z', 'Good morning, Elif'],
  ['2026-11-21T08:59:00.000Z', 'Good morning, Elif'],
  ['2026-11-21T09:00:00.000Z', 'Good afternoon, Elif'],
  ['2026-11-21T14:59:00.000Z', 'Good afternoon, Elif'],
  ['2026-11-21T15:00:00.000Z', 'Good evening, Elif'],
])('at %s: "%s"', (moment, words) => {
  expect(greeting(new Date(moment), 'Elif')).toBe(words);
});

test('without a name only the greeting is left', () => {
  expect(greeting(new Date('2026-11-21T06:00:00.000Z'), '')).toBe('Good morning');
});

test("the day is Istanbul's", () => {
  expect(today(new Date('2026-11-20T22:30:00.000Z'))).toMatch(/^Saturday,? 21 November 2026$/);
});
