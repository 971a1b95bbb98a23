import { expect, test } from 'vitest';
import { scrollStep } from './scrollStep.ts';

const view = { scrollY: 500, innerHeight: 1000, document: { documentElement: { scrollHeight: 4000 } } };

test.each([
  ['ArrowDown', 580],
  ['ArrowUp', 420],
  ['PageDown', 1400],
  ['PageUp', -400],
  ['Home', 0],
  ['End', 4000],
])('%s scrolls to %d', (key, top) => {
  expect(scrollStep(key, view)).toEqual({ top });
});

test.each(['Tab', 'Enter', 'a', ' '])('"%s" does not scroll', (key) => {
  expect(scrollStep(key, view)).toBeUndefined();
});
