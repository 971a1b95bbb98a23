import { type Palette, type PaletteKey, paletteKeys } from '@vitrin/contract/settings/palette';
import { deriveTheme } from './derive.ts';
import { longForm } from './longForm.ts';
import { themeVariables } from './themeCss.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The stored and the derived colours of a palette as a stylesheet of CSS custom properties. */
export function cssExport(palette: Palette): string {
  const stored = paletteKeys.map((key) => `  --vitrin-palette-${kebab(key)}: ${longForm(palette[key])};`);
  const derived = Object.entries(themeVariables(deriveTheme(palette))).map(
    ([name, value]) => `  ${name}: ${value};`,
  );
  return [':root {', ...stored, '', ...derived, '}', ''].join('\n');
}

/** A colour in the format of the Design Tokens Community Group: https://www.designtokens.org/tr/2025.10/color/ */
type ColorToken = {
  $value: { colorSpace: 'srgb'; components: readonly [number, number, number]; alpha: 1; hex: string };
};

type TokenGroup = {
  readonly $type?: 'color';
  readonly [name: string]: TokenGroup | ColorToken | 'color' | undefined;
};

/** The same colours as design tokens, for tools that support the community group's format. */
export function designTokens(palette: Palette): TokenGroup {
  const tokens = deriveTheme(palette);
  const stored = (key: PaletteKey): [string, ColorToken] => [key, tokenOf(longForm(palette[key]))];
  const derived = Object.entries(tokens).map(([name, value]): [string, TokenGroup | ColorToken] => [
    name,
    typeof value === 'string' ? tokenOf(value) : groupOf(value),
  ]);
  return {
    $type: 'color',
    palette: Object.fromEntries(paletteKeys.map(stored)),
    color: Object.fromEntries(derived),
  };
}

/** `designTokens` as the text of a `.tokens.json` file. */
export const tokensExport = (palette: Palette): string =>
  `${JSON.stringify(designTokens(palette), null, 2)}\n`;

const groupOf = (steps: Readonly<Record<string, string>>): TokenGroup =>
  Object.fromEntries(Object.entries(steps).map(([step, hex]) => [step, tokenOf(hex)]));

const tokenOf = (hex: string): ColorToken => ({
  $value: {
    colorSpace: 'srgb',
    components: [channel(hex, 1), channel(hex, 3), channel(hex, 5)],
    alpha: 1,
    hex,
  },
});

/** One channel of #RRGGBB as a fraction of 1, with as many digits as eight bits have. */
const channel = (hex: string, at: number): number =>
  Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 10_000) / 10_000;
