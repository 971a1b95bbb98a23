import { defaultPalette } from '@vitrin/contract/settings/palette';
import { describe, expect, it } from 'vitest';
import { sameColor, shownPalette, typedCode } from './colorCodes.ts';

describe('typedCode', () => {
  it.each([
    ['8FAA7A', '#8FAA7A'],
    [' #8a7 ', '#8a7'],
    ['', ''],
  ])('reads "%s" as "%s"', (typed, code) => {
    expect(typedCode(typed)).toBe(code);
  });
});

describe('codes of a palette', () => {
  const halfTyped = { ...defaultPalette, accentColor: '#9BB2' };

  it('shows the last valid colour in place of a half-typed one', () => {
    expect(shownPalette(halfTyped, defaultPalette)).toEqual(defaultPalette);
  });

  it('finds no change in another notation of the same colour', () => {
    expect(sameColor('#FFF', '#ffffff')).toBe(true);
    expect(sameColor('#9BB2', defaultPalette.accentColor)).toBe(false);
  });
});
