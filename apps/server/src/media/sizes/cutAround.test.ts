import { expect, test } from 'vitest';
import { cutAround } from './cutAround.ts';

const wide = { width: 1600, height: 900 };

test.each([
  [undefined, { left: 463, top: 0, width: 675, height: 900 }],
  [
    { x: 0, y: 0.9 },
    { left: 0, top: 0, width: 675, height: 900 },
  ],
  [
    { x: 1, y: 0 },
    { left: 925, top: 0, width: 675, height: 900 },
  ],
  [
    { x: 0.2, y: 0.5 },
    { left: 185, top: 0, width: 675, height: 900 },
  ],
])('a wide picture is cropped to a tall frame around %o', (point, part) => {
  expect(cutAround(wide, 3 / 4, point)).toEqual(part);
});

test('a tall picture is cropped at its upper and lower edges, and never beyond them', () => {
  expect(cutAround({ width: 900, height: 1600 }, 1200 / 630, { x: 0.1, y: 1 })).toEqual({
    left: 0,
    top: 1127,
    width: 900,
    height: 473,
  });
  expect(cutAround({ width: 1, height: 4_000 }, 4, { x: 1, y: 1 })).toMatchObject({ width: 1, height: 1 });
});
