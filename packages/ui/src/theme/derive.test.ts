import { defaultPalette, paletteKeys, type Palette, quickColors } from '@vitrin/contract/palette';
import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './colorMath.ts';
import { deriveTheme } from './derive.ts';
import { colorNamed, pairs } from './pairs.ts';

const failures = (palette: Palette): string[] => {
  const tokens = deriveTheme(palette);
  return pairs.flatMap(({ text, ground, least }) => {
    const reached = contrast(colorNamed(tokens, text), colorNamed(tokens, ground));
    return reached >= least ? [] : [`${text} on ${ground}: ${reached.toFixed(2)} < ${least}`];
  });
};

const paletteOf = (colors: readonly string[]): Palette => {
  const palette: Palette = { ...defaultPalette };
  paletteKeys.forEach((key, index) => {
    palette[key] = colors[index % colors.length] ?? palette[key];
  });
  return palette;
};

const hex = integer({ min: 0, max: 0xff_ff_ff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('deriveTheme', () => {
  it('reads on every ground with the default palette', () => {
    expect(failures(defaultPalette)).toEqual([]);
  });

  it.each(Object.entries(quickColors))('reads with %s as the primary colour', (_name, color) => {
    expect(failures({ ...defaultPalette, primaryColor: color })).toEqual([]);
    expect(failures({ ...defaultPalette, primaryColor: color, secondaryColor: color })).toEqual([]);
  });

  it.each([['#000000'], ['#ffffff'], ['#777777'], ['#ff0000'], ['#00ff00'], ['#0000ff'], ['#ffff00']])(
    'reads where all eight colours are %s',
    (color) => {
      expect(failures(paletteOf([color]))).toEqual([]);
    },
  );

  it('reads with any palette', () => {
    assert(
      property(array(hex, { minLength: 8, maxLength: 8 }), (colors) => {
        expect(failures(paletteOf(colors))).toEqual([]);
      }),
      { numRuns: 300, seed: 20_261_121 },
    );
  });

  it('keeps the stored colours as grounds and answers the same each time', () => {
    const tokens = deriveTheme(defaultPalette);
    expect(tokens.primary.base).toBe('#8faa7a');
    expect(tokens.border.base).toBe('#d4dbc8');
    expect(tokens.soft).toBe('#e8eade');
    expect(deriveTheme(defaultPalette)).toEqual(tokens);
  });

  it('never puts white on the default primary colour', () => {
    const { primary } = deriveTheme(defaultPalette);
    expect(contrast(primary.on, primary.base)).toBeGreaterThan(4.5);
    expect(contrast(primary.on, '#ffffff')).toBeGreaterThan(10);
  });

  it('takes the short form and replaces what is no colour', () => {
    expect(deriveTheme({ ...defaultPalette, primaryColor: '#0F0' }).primary.base).toBe('#00ff00');
    expect(deriveTheme({ ...defaultPalette, primaryColor: 'red;}' }).primary.base).toBe('#8faa7a');
  });
});
