import { expect, it } from 'vitest';
import { bannerSizes, tallBanner, wholeInBanner } from './bannerBoxes.ts';

it.each([
  [1920, 1080, undefined],
  [1200, 800, undefined],
  [1199, 800, 'wide'],
  [300, 200, 'all'],
  [1000, 600, 'all'],
  [3000, 4000, 'wide'],
  [3000, 700, 'wide'],
])('a picture of %ix%i is shown whole on %s windows', (width, height, on) => {
  expect(wholeInBanner({ width, height })?.on).toBe(on);
});

it('covers the banner with a picture of unknown size', () => {
  expect(wholeInBanner({})).toBeUndefined();
  expect(bannerSizes({}).tallOn).toBe(tallBanner);
});

it('requests no tall crop if a picture is uncropped on phones as well', () => {
  expect(bannerSizes({ width: 300, height: 200 })).not.toHaveProperty('tallOn');
});
