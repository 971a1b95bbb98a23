import { defaultPalette } from '@vitrin/contract/palette';
import { describe, expect, it } from 'vitest';
import { changedKeys, shownPalette, typedCode, wrongKeys } from './colorCodes.ts';

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

  it('names the ones that are no colours', () => {
    expect(wrongKeys(defaultPalette)).toEqual([]);
    expect(wrongKeys(halfTyped)).toEqual(['accentColor']);
  });

  it('shows the last right colour in place of a half typed one', () => {
    expect(shownPalette(halfTyped, defaultPalette)).toEqual(defaultPalette);
  });

  it('finds no change in another spelling of the same colour', () => {
    expect(changedKeys({ ...defaultPalette, whiteColor: '#FFF' }, defaultPalette)).toEqual([]);
    expect(changedKeys(halfTyped, defaultPalette)).toEqual(['accentColor']);
  });
});
