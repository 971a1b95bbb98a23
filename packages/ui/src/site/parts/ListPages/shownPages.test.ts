import { expect, test } from 'vitest';
import { shownPages } from './shownPages.ts';

test.each([
  [1, 1, 1, [1]],
  [1, 1, 2, [1, 2]],
  [2, 2, 3, [1, 2, 3]],
  [1, 1, 9, [1, 2, 9]],
  [5, 5, 9, [1, 4, 5, 6, 9]],
  [9, 9, 9, [1, 8, 9]],
  [12, 12, 9, [1, 9]],
  [1, 3, 9, [1, 3, 4, 9]],
  [4, 6, 9, [1, 3, 4, 6, 7, 9]],
])('pages %i to %i of %i lead to %j', (first, last, end, shown) => {
  expect(shownPages(first, last, end)).toEqual(shown);
});
