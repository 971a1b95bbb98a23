import { expect, it } from 'vitest';
import { galleryRows } from './galleryRows.ts';

/** The places, grouped by row. */
function sharesByRow(ratios: readonly number[]): number[] {
  const sums: number[] = [];
  let left = 0;
  for (const { share, neighbours } of galleryRows(ratios)) {
    if (left === 0) {
      sums.push(0);
      left = neighbours + 1;
    }
    sums[sums.length - 1] = (sums.at(-1) ?? 0) + share;
    left -= 1;
  }
  expect(left).toBe(0);
  return sums;
}

it.each([3, 5, 7, 11, 23, 24])('fills every row of %i pictures to the edge', (count) => {
  const ratios = Array.from({ length: count }, (_, index) => [1.78, 0.75, 1.33, 1, 2.96][index % 5] ?? 1);
  for (const sum of sharesByRow(ratios)) expect(sum).toBeCloseTo(1, 5);
});

it('does not stretch a single picture too high', () => {
  expect(galleryRows([1])).toEqual([{ share: 1 / (4.6 / 1.6), neighbours: 0 }]);
});

it('gives a panorama its own row, and returns no rows for no pictures', () => {
  expect(galleryRows([12, 1.5, 1.5, 1.5])[0]).toEqual({ share: 1, neighbours: 0 });
  expect(galleryRows([])).toEqual([]);
});
