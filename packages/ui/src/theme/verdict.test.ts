import { defaultPalette, paletteKeys, type Palette } from '@vitrin/contract/settings/palette';
import { describe, expect, it } from 'vitest';
import { deriveTheme } from './derive.ts';
import { verdictOn, whiteOn } from './verdict.ts';

const judge = (palette: Palette, key: keyof Palette) => verdictOn(key, palette, deriveTheme(palette));

describe('verdictOn', () => {
  it('finds dark text for the default main colour, since white would be too weak', () => {
    expect(whiteOn(defaultPalette.primaryColor)).toBeLessThan(3);
    expect(judge(defaultPalette, 'primaryColor').word).toBe('darkText');
  });

  it('finds white text for a deep main colour', () => {
    expect(judge({ ...defaultPalette, primaryColor: '#1B5E20' }, 'primaryColor').word).toBe('whiteText');
  });

  it('says that lines carry no text', () => {
    expect(judge(defaultPalette, 'borderColor')).toMatchObject({ word: 'linesOnly', ratio: undefined });
  });

  it('finds nothing to correct in the default palette', () => {
    expect(
      paletteKeys.filter((key) => ['corrected', 'lightened'].includes(judge(defaultPalette, key).word)),
    ).toEqual([]);
  });

  it('says that a text colour too weak to read was corrected', () => {
    expect(judge({ ...defaultPalette, greyColor: '#D0D0D0' }, 'greyColor').word).toBe('corrected');
  });

  it('says so if the text is stronger than the colour, although the colour would be legible', () => {
    expect(judge({ ...defaultPalette, blackColor: '#5A6B5D' }, 'blackColor').word).toBe('corrected');
  });

  it('says that a background that was too dark was lightened, not that its text is too weak', () => {
    expect(judge({ ...defaultPalette, bgLightSage: '#303030' }, 'bgLightSage').word).toBe('lightened');
    expect(judge({ ...defaultPalette, whiteColor: '#C0C0C0' }, 'whiteColor').word).toBe('lightened');
  });

  it('reads a short code as the same colour', () => {
    expect(judge({ ...defaultPalette, blackColor: '#111' }, 'blackColor').word).toBe('veryClear');
  });

  it.each(['#000000', '#ffffff', '#808080', '#ff0000', '#ffff00'])(
    'never shows text below 4.5:1, even if every colour is %s',
    (color) => {
      const palette: Palette = { ...defaultPalette };
      for (const key of paletteKeys) palette[key] = color;
      const weak = paletteKeys.filter((key) => (judge(palette, key).ratio ?? 21) < 4.5);
      expect(weak).toEqual([]);
    },
  );
});
