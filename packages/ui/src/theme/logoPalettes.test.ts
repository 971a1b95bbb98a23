import { paletteKeys } from '@vitrin/contract/settings/palette';
import { themeColors } from '@vitrin/contract/settings/theme';
import { describe, expect, test } from 'vitest';
import { contrast, lchOf } from './colorMath.ts';
import { deriveTheme } from './derive.ts';
import { logoPalettes } from './logoPalettes.ts';

const solid = (...colors: (readonly number[])[]) => colors.flatMap((color) => color.concat(255));
const red = [200, 30, 40] as const;
const white = [255, 255, 255] as const;

const logos: readonly (readonly [string, number[]])[] = [
  ['red on white', solid(white, white, red, red, red)],
  ['two colours', solid([20, 60, 160], [20, 60, 160], [20, 60, 160], [240, 150, 20])],
  ['ink alone', solid([10, 10, 10], white)],
  ['glaring yellow', solid([255, 240, 0], [250, 235, 10])],
  ['nothing but what is transparent', [1, 2, 3, 0]],
];

describe.each(logos)('a logo of %s', (_what, pixels) => {
  test.each(logoPalettes(pixels).entries().toArray())(
    'has palette %i, in which text reads',
    (_index, palette) => {
      expect(Object.keys(themeColors.parse(palette))).toEqual([...paletteKeys]);
      const tokens = deriveTheme(palette);
      expect(contrast(tokens.text, tokens.paper)).toBeGreaterThanOrEqual(7);
      expect(contrast(tokens.primary.on, tokens.primary.base)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tokens.onStrong, tokens.strong)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tokens.onInk, tokens.ink)).toBeGreaterThanOrEqual(7);
    },
  );
});

test('the main colour has the logo’s main hue, and the accent its second hue', () => {
  const [close] = logoPalettes(solid(...Array.from({ length: 9 }, () => red), white));
  expect(Math.abs(lchOf(close.primaryColor).h - lchOf('#c81e28').h)).toBeLessThan(4);
  const [both] = logoPalettes(solid([20, 60, 160], [20, 60, 160], [240, 150, 20]));
  expect(Math.abs(lchOf(both.accentColor).h - lchOf('#f09614').h)).toBeLessThan(8);
});
