import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as register,
  wcagContrast,
} from 'culori/fn';

register(modeLrgb);
const toRgb = register(modeRgb);
const toOklab = register(modeOklab);
const toOklch = register(modeOklch);

/** A colour in OKLCH: lightness 0–1, chroma, hue in degrees. */
export type Lch = { l: number; c: number; h: number };

/** The OKLCH parts of a #RRGGBB colour; a grey has hue 0. */
export function lchOf(hex: string): Lch {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {};
  return { l, c, h };
}

/** #RRGGBB of an OKLCH colour, its chroma lowered until a screen can show it. */
export function hexOf({ l, c, h }: Lch): string {
  const lightness = Math.min(1, Math.max(0, l));
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: Math.max(0, c), h }, 'oklch'));
}

/** The same colour with some of its OKLCH parts changed. */
export const shift = (hex: string, change: (color: Lch) => Partial<Lch>): string => {
  const color = lchOf(hex);
  return hexOf({ ...color, ...change(color) });
};

/** `share` (0–1) of one colour in another, in OKLab, where a mix with white keeps its hue. */
export function mix(hex: string, share: number, other: string): string {
  const a = toOklab(hex);
  const b = toOklab(other);
  if (a === undefined || b === undefined) return other;
  const blend = (x: number, y: number) => x * share + y * (1 - share);
  return formatHex(toRgb({ mode: 'oklab', l: blend(a.l, b.l), a: blend(a.a, b.a), b: blend(a.b, b.b) }));
}

/** The WCAG contrast (1–21) of two colours. */
export const contrast = (a: string, b: string): number => wcagContrast(a, b);

/** The smallest contrast of a colour on any of the grounds. */
export const worstContrast = (hex: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(hex, ground)));

/**
 * The colour itself where it has at least `least` contrast on all the grounds, else the nearest darker (or lighter)
 * one that has; black or white where none has.
 */
export function fit(
  hex: string,
  grounds: readonly string[],
  least: number,
  way: 'darker' | 'lighter',
): string {
  const step = way === 'darker' ? -0.01 : 0.01;
  const start = lchOf(hex);
  if (worstContrast(hex, grounds) >= least) return hex;
  for (let l = start.l + step; l > 0 && l < 1; l += step) {
    const candidate = hexOf({ ...start, l });
    if (worstContrast(candidate, grounds) >= least) return candidate;
  }
  return hexOf({ l: way === 'darker' ? 0 : 1, c: 0, h: 0 });
}
