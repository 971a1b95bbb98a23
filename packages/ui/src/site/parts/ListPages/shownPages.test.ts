import { expect, test } from 'vitest';
import { shownPages } from './shownPages.ts';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 9, [1, 2, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
  [12, 9, [1, 9]],
])('page %i of %i leads to %j', (page, last, shown) => {
  expect(shownPages(page, last)).toEqual(shown);
});
