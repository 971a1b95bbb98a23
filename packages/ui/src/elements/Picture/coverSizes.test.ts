import { expect, it } from 'vitest';
import { coverSizes } from './coverSizes.ts';

it('asks for the width that a picture has when it is cut to a tall frame', () => {
  expect(coverSizes({ url: '/a.jpg', width: 1600, height: 1000 }, '68vh')).toBe(
    'max(100vw, calc(1.600 * 68vh))',
  );
});

it('takes a picture of unknown size for 16:9', () => {
  expect(coverSizes({ url: '/a.jpg' }, 'clamp(320px, 52vw, 680px)')).toBe(
    'max(100vw, calc(1.778 * clamp(320px, 52vw, 680px)))',
  );
});
