import { limits } from '@vitrin/contract/limits';
import { expect, it } from 'vitest';
import { joinLists, pageRange } from './listPart.ts';

it.each([
  ['', 1, 1],
  ['sayfa=1', 1, 1],
  ['sayfa=2', 2, 2],
  ['sayfa=17', 17, 17],
  ['sayfa=1-3', 1, 3],
  ['sayfa=4-4', 4, 4],
  ['sayfa=4-6', 4, 6],
  ['sayfa=3-2', 1, 1],
  ['sayfa=2-', 1, 1],
  ['sayfa=0', 1, 1],
  ['sayfa=-3', 1, 1],
  ['sayfa=2.5', 1, 1],
  ['sayfa=iki', 1, 1],
  ['sayfa=99999999', 1, 1],
  ['sayfa=2-999999', 2, 1 + limits.grownPages],
])('"%s" opens pages %i to %i', (search, first, last) => {
  expect(pageRange(new URLSearchParams(search))).toEqual({ first, last });
});

it('shows an entry once if it has moved to the next page between two reads', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(
    joinLists([
      [a, b],
      [b, c],
    ]),
  ).toEqual([a, b, c]);
});
