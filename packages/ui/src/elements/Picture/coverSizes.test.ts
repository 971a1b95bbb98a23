import { expect, it } from 'vitest';
import { coverSizes } from './coverSizes.ts';

const landscape = { width: 1600, height: 1000 };

/** A width as it is asked for on every screen: by √1.5 wider on one of two pixels to a point. */
const each = (width: string, media?: string): string =>
  media === undefined
    ? `(resolution: 2dppx) calc(1.226 * ${width}), ${width}`
    : `${media} and (resolution: 2dppx) calc(1.226 * ${width}), ${media} ${width}`;

it('asks for the width that a picture has when it is cut to a tall frame', () => {
  expect(coverSizes(landscape, [{ width: '100vw', height: '68vh' }])).toBe(
    each('max(100vw, calc(1.600 * 68vh))'),
  );
  expect(coverSizes(landscape, [{ width: '40vw', ratio: 0.8 }])).toBe(each('calc(2.000 * 40vw)'));
});

it('asks for the width of a frame that the picture is cut to above and below', () => {
  expect(coverSizes(landscape, [{ width: 'min(92vw, 1280px)', ratio: 2.1 }])).toBe(each('min(92vw, 1280px)'));
});

it('asks for the width of its place where a picture is shown whole', () => {
  expect(coverSizes(landscape, [{ width: '92vw' }])).toBe(each('92vw'));
});

it('has a width for each window', () => {
  const boxes = [
    { media: '(min-width: 720px)', width: '50vw', ratio: 3 },
    { width: '92vw', ratio: 0.8 },
  ];
  expect(coverSizes(landscape, boxes)).toBe(
    `${each('50vw', '(min-width: 720px)')}, ${each('calc(2.000 * 92vw)')}`,
  );
});

it('takes a picture of unknown size for 16:9', () => {
  expect(coverSizes({}, [{ width: '100vw', height: 'clamp(320px, 52vw, 680px)' }])).toBe(
    each('max(100vw, calc(1.778 * clamp(320px, 52vw, 680px)))'),
  );
});
