import { defaultPalette, type Palette, quickColors } from '@vitrin/contract/settings/palette';
import { longHex } from '@vitrin/contract/settings/theme';
import { palettes } from '@vitrin/mocks/fixtures/theme';
import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './colorMath.ts';
import type { ColorTokens } from './contract.css.ts';
import { deriveTheme } from './derive.ts';
import { colorNamed, pairs, veiledContrast, veils } from './pairs.ts';
import { startFrom } from './startFrom.ts';
import { allOf, anyPalette } from './testing/anyPalette.ts';
import { themeVariables } from './themeCss.ts';

/** The number of palettes that each property is tested with; the seed makes a failure reproducible. */
const runs = { numRuns: 5_000, seed: 20_261_121 };

/** A generous timeout for a busy machine; a run takes a few seconds. */
const patience = 60_000;

const failures = (palette: Palette): string[] => {
  const tokens = deriveTheme(palette);
  const met = pairs.map(({ text, ground, least }) => {
    const reached = contrast(colorNamed(tokens, text), colorNamed(tokens, ground));
    return { text, ground, least, reached };
  });
  const veiled = veils.map((found) => {
    const { text, ground, least } = found;
    return { text, ground, least, reached: veiledContrast(tokens, found) };
  });
  return [...met, ...veiled].flatMap(({ text, ground, least, reached }) =>
    reached >= least ? [] : [`${text} on ${ground}: ${reached.toFixed(2)} < ${least}`],
  );
};

/** Backgrounds that must be a stored colour unchanged, and that colour. */
const brand = (palette: Palette, tokens: ColorTokens): readonly (readonly [string, string])[] => [
  [tokens.primary.base, palette.primaryColor],
  [tokens.secondary.base, palette.secondaryColor],
  [tokens.accent.base, palette.accentColor],
  [tokens.black.base, palette.blackColor],
  [tokens.grey.base, palette.greyColor],
  [tokens.border.base, palette.borderColor],
  [tokens.line, palette.borderColor],
];

describe('deriveTheme', () => {
  it.each(Object.entries(palettes))('reads on every ground with the palette %s', (_name, palette) => {
    expect(failures(palette)).toEqual([]);
  });

  it.each(Object.entries(quickColors))('reads with %s as the leading colour', (_name, color) => {
    expect(failures(startFrom(defaultPalette, color))).toEqual([]);
    expect(failures({ ...defaultPalette, primaryColor: color, secondaryColor: color })).toEqual([]);
  });

  it.each([
    '#000000',
    '#ffffff',
    '#777777',
    '#757575',
    '#ff0000',
    '#00ff00',
    '#0000ff',
    '#ffff00',
    '#ff00ff',
  ])('is legible if all eight colours are %s', (color) => {
    expect(failures(allOf(color))).toEqual([]);
  });

  it(
    'reads with any palette',
    () => {
      assert(
        property(anyPalette, (palette) => {
          expect(failures(palette)).toEqual([]);
        }),
        runs,
      );
    },
    patience,
  );

  it(
    'is deterministic, stays in gamut, and leaves the stored colours unchanged',
    () => {
      assert(
        property(anyPalette, (palette) => {
          const tokens = deriveTheme(palette);
          const values = Object.values(themeVariables(tokens));
          expect(JSON.stringify(deriveTheme({ ...palette }))).toBe(JSON.stringify(tokens));
          expect(values.filter((value) => !/^#[0-9a-f]{6}$/.test(value))).toEqual([]);
          expect(brand(palette, tokens).filter(([ground, color]) => ground !== longHex(color))).toEqual([]);
        }),
        { ...runs, numRuns: 2_000 },
      );
    },
    patience,
  );

  it('keeps the pale colours as backgrounds if they are pale enough', () => {
    const tokens = deriveTheme(defaultPalette);
    expect([tokens.soft, tokens.white, tokens.line]).toEqual(['#e8eade', '#ffffff', '#d4dbc8']);
    expect(deriveTheme({ ...defaultPalette, bgLightSage: '#ffff00' }).soft).toBe('#ffff00');
  });

  it('never puts white on the default primary colour', () => {
    const { primary } = deriveTheme(defaultPalette);
    expect(contrast(primary.on, primary.base)).toBeGreaterThan(4.5);
    expect(contrast(primary.on, '#ffffff')).toBeGreaterThan(10);
  });

  it('accepts the short form and replaces invalid colours', () => {
    expect(deriveTheme({ ...defaultPalette, primaryColor: '#0F0' }).primary.base).toBe('#00ff00');
    expect(deriveTheme({ ...defaultPalette, primaryColor: 'red;}' }).primary.base).toBe('#8faa7a');
  });
});
