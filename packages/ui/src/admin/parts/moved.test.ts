import { expect, test } from 'vitest';
import { besides, type MoveTarget, moved, movedTo } from './moved.ts';

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 0, ['b', 'a', 'c']],
  [1, 1, ['a', 'b', 'c']],
  [7, 0, ['a', 'b', 'c']],
])('moves the entry at %i to %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
});

const list = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

test.each<[string, MoveTarget, string]>([
  ['a', { onto: 'c' }, 'bcad'],
  ['d', { onto: 'b' }, 'adbc'],
  ['b', { place: 4 }, 'acdb'],
  ['b', { place: 1 }, 'bacd'],
  ['b', { place: 99 }, 'acdb'],
  ['b', { place: 0 }, 'bacd'],
  ['b', { onto: 'gone' }, 'abcd'],
  ['gone', { place: 1 }, 'abcd'],
])('moves %s to %o: %s', (id, to, expected) => {
  expect(
    movedTo(list, id, to)
      .map((item) => item.id)
      .join(''),
  ).toBe(expected);
});

test.each([
  [0, 1, { onto: 'b' }],
  [1, -1, { onto: 'a' }],
  [0, -1, { place: 25 }],
  [3, 1, { place: 30 }],
] as const)('a step from index %i by %i leads to %o', (index, by, target) => {
  expect(besides(list, index, by, 26)).toEqual(target);
});
