import { expect, it } from 'vitest';
import { openingShape } from './openingShape.ts';

it.each([
  [1920, 1080, 'full'],
  [1200, 800, 'full'],
  [1199, 800, 'beside'],
  [300, 200, 'beside'],
  [2000, 2000, 'beside'],
  [3000, 4000, 'beside'],
  [3000, 1000, 'strip'],
  [600, 100, 'beside'],
] as const)('a picture of %ix%i opens a page %s', (width, height, shape) => {
  expect(openingShape({ width, height })).toBe(shape);
});

it('treats a picture of unknown size as a usual one', () => {
  expect(openingShape({})).toBe('full');
});
