import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 0, ['b', 'a', 'c']],
  [1, 1, ['a', 'b', 'c']],
])('moves the entry at %i to %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
});
