import type { Palette } from '@vitrin/contract/settings/palette';
import { hexOf, type Lch, lchOf } from './colorMath.ts';

/** Colours of a logo are grouped by hue, in this many sectors of the colour wheel. */
const parts = 24;
const partDegrees = 360 / parts;
/** Pixels with less chroma are grey, and have no meaningful hue. */
const leastChroma = 0.04;
/** Hues that are closer than this count as one. */
const apartDegrees = 40;

type Hue = { weight: number; l: number; c: number; h: number };

const hex2 = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** The hues of a picture by their prominence; white, black and transparent pixels are left out. */
function huesOf(pixels: ArrayLike<number>): Hue[] {
  const found = new Map<number, { weight: number; l: number; c: number; x: number; y: number }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((channel) => pixels[at + channel]);
    if (alpha < 128) continue;
    const { l, c, h } = lchOf(`#${hex2(red)}${hex2(green)}${hex2(blue)}`);
    if (c < leastChroma || l < 0.12 || l > 0.96) continue;
    const part = Math.floor((((h % 360) + 360) % 360) / partDegrees);
    const sum = found.get(part) ?? { weight: 0, l: 0, c: 0, x: 0, y: 0 };
    const angle = (h * Math.PI) / 180;
    found.set(part, {
      weight: sum.weight + c,
      l: sum.l + l * c,
      c: sum.c + c * c,
      x: sum.x + Math.cos(angle) * c,
      y: sum.y + Math.sin(angle) * c,
    });
  }
  return [...found.values()]
    .map(({ weight, l, c, x, y }) => ({
      weight,
      l: l / weight,
      c: c / weight,
      h: (Math.atan2(y, x) * 180) / Math.PI,
    }))
    .toSorted((a, b) => b.weight - a.weight);
}

const isApart = (one: number, other: number): boolean => {
  const turn = Math.abs(one - other) % 360;
  return Math.min(turn, 360 - turn) >= apartDegrees;
};

/** The colour for a logo without colours: a calm blue grey. */
const colourless: Hue = { weight: 0, l: 0.48, c: 0.035, h: 250 };

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The eight colours of a site derived from a main and a second one. */
function paletteOf(main: Lch, second: Lch): Palette {
  const { l, c, h } = main;
  return {
    primaryColor: hexOf(main),
    secondaryColor: hexOf({ l: l - 0.12, c: c * 0.85, h }),
    accentColor: hexOf(second),
    bgLightSage: hexOf({ l: 0.932, c: Math.min(c * 0.16, 0.022), h }),
    borderColor: hexOf({ l: 0.875, c: Math.min(c * 0.22, 0.03), h }),
    greyColor: hexOf({ l: 0.5, c: Math.min(c * 0.2, 0.028), h }),
    blackColor: hexOf({ l: 0.33, c: Math.min(c * 0.35, 0.04), h }),
    whiteColor: '#ffffff',
  };
}

/**
 * Three palettes for the pixels of a logo (red, green, blue, alpha): close to it, calmer, and bolder. Text is legible
 * in each, since `deriveTheme` ensures that for any stored colours.
 */
export function logoPalettes(pixels: ArrayLike<number>): readonly [Palette, Palette, Palette] {
  const hues = huesOf(pixels);
  const [first = colourless] = hues;
  const second = hues.find(({ h, weight }) => isApart(h, first.h) && weight > first.weight * 0.08);
  const l = within(first.l, 0.45, 0.68);
  const other = (away: number): Lch =>
    second === undefined
      ? { l: 0.7, c: first.c * 0.7, h: first.h + away }
      : { l: within(second.l, 0.5, 0.75), c: second.c, h: second.h };
  const c = first.c;
  return [
    paletteOf({ l, c, h: first.h }, other(0)),
    paletteOf(
      { l: within(l + 0.08, 0.55, 0.7), c: c * 0.55, h: first.h },
      { ...other(20), c: other(20).c * 0.6 },
    ),
    paletteOf({ l: within(l - 0.12, 0.34, 0.48), c: within(c * 1.1, c, 0.2), h: first.h }, other(45)),
  ];
}
