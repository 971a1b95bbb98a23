import { expect, it } from 'vitest';
import { coverSizes } from './coverSizes.ts';

const landscape = { width: 1600, height: 1000 };

it('requests the width of a picture that is cropped to a tall frame', () => {
  expect(coverSizes(landscape, [{ width: '100vw', height: '68vh' }])).toBe('max(100vw, calc(1.600 * 68vh))');
  expect(coverSizes(landscape, [{ width: '40vw', ratio: 0.8 }])).toBe('calc(2.000 * 40vw)');
});

it('requests the width of a frame that crops the picture at top and bottom', () => {
  expect(coverSizes(landscape, [{ width: 'min(92vw, 1280px)', ratio: 2.1 }])).toBe('min(92vw, 1280px)');
});

it('has a width for each viewport', () => {
  const boxes = [
    { media: '(min-width: 720px)', width: '50vw', ratio: 3 },
    { width: '92vw', ratio: 0.8 },
  ];
  expect(coverSizes(landscape, boxes)).toBe('(min-width: 720px) 50vw, calc(2.000 * 92vw)');
});

it('treats a picture of unknown size as 16:9', () => {
  expect(coverSizes({}, [{ width: '100vw', height: 'clamp(320px, 52vw, 680px)' }])).toBe(
    'max(100vw, calc(1.778 * clamp(320px, 52vw, 680px)))',
  );
});
