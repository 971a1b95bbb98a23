// @module-tag long
import { defaultPalette, type Palette, paletteKeys } from '@vitrin/contract/settings/palette';
import { convertLrgbToOklab, convertRgbToLrgb, type Oklab, parseHex } from 'culori/fn';
import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, hexOf, lchOf } from './colorMath.ts';
import type { ColorTokens } from './contract.css.ts';
import { deriveTheme } from './derive.ts';
import { colorNamed, groups } from './pairs.ts';
import { namesDerivedFrom } from './derivedColors.ts';
import { anyColor, anyPalette, channelsOf, hexOfChannels } from './testing/anyPalette.ts';

/**
 * Defines "does not flicker". While one stored colour moves by a barely visible step, every derived colour moves by
 * hardly more, except for one case that no theme can avoid: text on a fill changes from dark to white where white is
 * more legible, and the fill's hover and pressed shades change with it. Along a slider it changes once, since a slider
 * moves every channel, and thereby luminance, in one direction; it never changes back and forth.
 */
const names = paletteKeys.flatMap(namesDerivedFrom);

/** The smallest visible difference of two adjacent colours, in OKLab. */
const noticeable = 0.02;

/** A generous timeout for a busy machine; a run takes a few seconds. */
const patience = 60_000;

/** How much farther than the stored colour a derived one may move. */
const follows = 4;

/**
 * A colour in OKLab with the glare of a lit room, as in WCAG's formula: without it, OKLab exaggerates indistinguishable
 * steps next to black.
 */
function lookAt(hex: string): Oklab {
  const { r, g, b } = convertRgbToLrgb(parseHex(hex) ?? { r: 0, g: 0, b: 0 });
  const [red, green, blue] = [r, g, b].map((light) => (light + 0.05) / 1.05);
  return convertLrgbToOklab({ r: red ?? 0, g: green ?? 0, b: blue ?? 0 });
}

const looks = new Map<string, Oklab>();

/** The same, computed once for each colour: next themes share most of theirs. */
function seen(hex: string): Oklab {
  const known = looks.get(hex) ?? lookAt(hex);
  looks.set(hex, known);
  return known;
}

const colors = new WeakMap<ColorTokens, readonly string[]>();

/** The colours of a theme, in the order of `names`. */
function colorsOf(tokens: ColorTokens): readonly string[] {
  const known = colors.get(tokens) ?? names.map((name) => colorNamed(tokens, name));
  colors.set(tokens, known);
  return known;
}

/** How far apart an eye finds two colours. */
function distance(a: string, b: string): number {
  const [from, to] = [seen(a), seen(b)];
  return Math.hypot(from.l - to.l, from.a - to.a, from.b - to.b);
}

const hasDarkText = ({ on }: ColorTokens['primary']): boolean =>
  contrast(on, '#ffffff') > contrast(on, '#000000');

/**
 * The names of colours that may jump between two themes, since the text on their group's fill changed between dark and
 * white.
 */
const turned = (before: ColorTokens, after: ColorTokens): ReadonlySet<string> =>
  new Set(
    groups.flatMap((group) =>
      hasDarkText(before[group]) === hasDarkText(after[group])
        ? []
        : [`${group}.on`, `${group}.hover`, `${group}.pressed`],
    ),
  );

function jumps(before: ColorTokens, after: ColorTokens, allowed: number): string[] {
  const free = turned(before, after);
  const [olds, news] = [colorsOf(before), colorsOf(after)];
  return names.flatMap((name, index) => {
    const [from = '', to = ''] = [olds[index], news[index]];
    // Most names do not depend on the colour that moved.
    const moved = from === to || free.has(name) ? 0 : distance(from, to);
    return moved > allowed ? [`${name}: ${from} to ${to}, ${moved.toFixed(3)}`] : [];
  });
}

const anyKey = constantFrom(...paletteKeys);

describe('a step of one channel', () => {
  it(
    'moves every derived colour along with it, and none farther',
    () => {
      const step = tuple(anyPalette, anyKey, integer({ min: 0, max: 2 }));
      assert(
        property(step, ([palette, key, at]) => {
          const channels = [...channelsOf(palette[key])];
          const value = channels[at] ?? 0;
          channels[at] = value < 255 ? value + 1 : value - 1;
          const next: Palette = { ...palette, [key]: hexOfChannels(channels) };
          const allowed = noticeable + follows * distance(palette[key], next[key]);
          expect(
            jumps(deriveTheme(palette), deriveTheme(next), allowed),
            `${key} ${palette[key]} to ${next[key]}`,
          ).toEqual([]);
        }),
        { numRuns: 3_000, seed: 20_261_121 },
      );
    },
    patience,
  );
});

const steps = 64;

const drags: Readonly<Record<string, (color: string, at: number) => readonly string[]>> = {
  'one channel': (color, at) =>
    Array.from({ length: steps }, (_, step) =>
      hexOfChannels(
        channelsOf(color).map((value, index) =>
          index === at ? Math.round((step / (steps - 1)) * 255) : value,
        ),
      ),
    ),
  brightness: (color) =>
    Array.from({ length: steps }, (_, step) =>
      hexOfChannels(channelsOf(color).map((value) => Math.round((value * step) / (steps - 1)))),
    ),
  saturation: (color) =>
    Array.from({ length: steps }, (_, step) => {
      const channels = channelsOf(color);
      const most = Math.max(...channels);
      return hexOfChannels(channels.map((value) => Math.round(most - ((most - value) * step) / (steps - 1))));
    }),
  'perceived lightness': (color) => {
    const { c, h } = lchOf(color);
    return Array.from({ length: steps }, (_, step) => hexOf({ l: step / (steps - 1), c, h }));
  },
};

describe.each(Object.entries(drags))('a slider of %s', (_name, drag) => {
  it(
    'turns the text on a fill once at most, and lets nothing else jump',
    () => {
      assert(
        property(tuple(anyColor, anyKey, integer({ min: 0, max: 2 })), ([color, key, at]) => {
          const path = drag(color, at).map((value) => ({
            value,
            tokens: deriveTheme({ ...defaultPalette, [key]: value }),
          }));
          const turns = new Map<string, number>();
          path.slice(1).forEach(({ value, tokens }, index) => {
            const before = path[index] ?? { value, tokens };
            for (const name of turned(before.tokens, tokens)) turns.set(name, (turns.get(name) ?? 0) + 1);
            const allowed = noticeable + follows * distance(before.value, value);
            const found = jumps(before.tokens, tokens, allowed);
            if (found.length > 0) throw new Error(`${key} ${before.value} to ${value}: ${found.join('; ')}`);
          });
          expect(Math.max(0, ...turns.values())).toBeLessThanOrEqual(1);
        }),
        { numRuns: 100, seed: 20_261_121 },
      );
    },
    patience,
  );
});
