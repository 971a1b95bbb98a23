import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../errors/error.ts';
import { defaultPalette, paletteKeys, quickColors } from './palette.ts';
import { hexColor, longHex, paletteFrom, samePalette, themeColors, themeColorsChange } from './theme.ts';

test('the default palette and the quick colours are colours, the keys complete', () => {
  expect(themeColors.parse(defaultPalette)).toEqual(defaultPalette);
  for (const color of Object.values(quickColors)) expect(hexColor.parse(color)).toBe(color);
  expect(paletteKeys).toEqual(Object.keys(defaultPalette));
});

test.each(['#fff', '#FFF', '#8FAA7A', '#8faa7a', ' #8FAA7A '])('"%s" is a colour', (color) => {
  expect(hexColor.safeParse(color).success).toBe(true);
});

test.each(['8FAA7A', '#8FAA7', '#8FAA7A80', '#ggg', 'red', '', '#fff;}body{}'])(
  '"%s" is not a colour',
  (color) => {
    expect(hexColor.safeParse(color).success).toBe(false);
  },
);

test('a change may omit keys but not add any', () => {
  expect(themeColorsChange.parse({ greyColor: '#111' })).toEqual({ greyColor: '#111' });
  const result = themeColorsChange.safeParse({ greyColor: '#111', pink: '#f0f' });
  expect(result.success ? {} : fieldErrors(result.error)).toHaveProperty('pink');
});

describe('a palette from a response', () => {
  test.each([undefined, null, 'x', 3, [], {}])('%j gives the default', (answer) => {
    expect(paletteFrom(answer)).toEqual(defaultPalette);
  });

  test('takes what is valid and completes the rest', () => {
    expect(paletteFrom({ primaryColor: '#123456', greyColor: 'grey', other: '#fff' })).toEqual({
      ...defaultPalette,
      primaryColor: '#123456',
    });
  });
});

test('palettes are compared without case and length of their colours', () => {
  expect(longHex(' #AbC ')).toBe('#aabbcc');
  expect(samePalette(defaultPalette, { ...defaultPalette, whiteColor: '#FFF' })).toBe(true);
  expect(samePalette(defaultPalette, { ...defaultPalette, whiteColor: '#FFE' })).toBe(false);
});
