import {
  convertLrgbToRgb,
  convertOklabToLrgb,
  convertRgbToLrgb,
  convertRgbToOklab,
  serializeHex,
} from 'culori/fn';

/** A colour in OKLCH: lightness 0–1, chroma, hue in degrees. */
export type Lch = { l: number; c: number; h: number };

/** Of #RRGGBB alone: the library's parser for every notation took a third of the time of a theme. */
function rgbOf(hex: string) {
  const channels = Number.parseInt(hex.slice(1), 16);
  return {
    mode: 'rgb',
    r: (channels >> 16) / 255,
    g: ((channels >> 8) & 255) / 255,
    b: (channels & 255) / 255,
  } as const;
}

/**
 * Below this lightness OKLab, which is steepest next to black, is flattened: otherwise a single 8-bit step would flip a
 * hue, or make a mix jump.
 */
const toe = 0.2;

/** A colour in OKLab, with near-blacks slightly lighter and greyer than they really are. */
function labOf(hex: string): { l: number; a: number; b: number } {
  const { l, a, b } = convertRgbToOklab(rgbOf(hex));
  if (l >= toe) return { l, a, b };
  const share = l / toe;
  return { l: (toe * (1 + share ** 2)) / 2, a: a * share, b: b * share };
}

/** The OKLCH parts of a #RRGGBB colour; a grey has hue 0. */
export function lchOf(hex: string): Lch {
  const { l, a, b } = labOf(hex);
  const c = Math.hypot(a, b);
  return { l, c, h: c === 0 ? 0 : (Math.atan2(b, a) * 180) / Math.PI };
}

/** How far a linear channel may be out of gamut; it is then clipped, which is invisible. */
const slack = 1e-3;
const inGamut = (channel: number): boolean => channel >= -slack && channel <= 1 + slack;

/** The number of bisection steps in a search: finer than eight bits can represent. */
const halvings = 12;

/**
 * #RRGGBB of an OKLCH colour; one out of gamut is moved towards `anchor`, the lightness of a grey, as far as necessary.
 */
function shownHex({ l, c, h }: Lch, anchor: number): string {
  const [a, b] = [Math.cos((h * Math.PI) / 180), Math.sin((h * Math.PI) / 180)];
  const at = (share: number) =>
    convertOklabToLrgb({ l: anchor + (l - anchor) * share, a: a * c * share, b: b * c * share });
  const isShown = (share: number): boolean => {
    const { r, g, b: blue } = at(share);
    return inGamut(r) && inGamut(g) && inGamut(blue);
  };
  if (isShown(1)) return serializeHex(convertLrgbToRgb(at(1)));
  let [low, high] = [0, 1];
  for (let round = 0; round < halvings; round += 1) {
    const middle = (low + high) / 2;
    if (isShown(middle)) low = middle;
    else high = middle;
  }
  return serializeHex(convertLrgbToRgb(at(low)));
}

/** #RRGGBB of an OKLCH colour, with its chroma reduced until it is in gamut. */
export function hexOf({ l, c, h }: Lch): string {
  const lightness = Math.min(1, Math.max(0, l));
  return shownHex({ l: lightness, c: Math.max(0, c), h }, lightness);
}

/** The lightness at which all hues can be shown with the most chroma. */
const middleGrey = 0.5;

/** The colour made lighter (or darker) by an amount of lightness, as far as its hue can be preserved. */
export function lighten(hex: string, by: number): string {
  const { l, c, h } = lchOf(hex);
  return shownHex({ l: l + by, c, h }, middleGrey);
}

/** The same colour with some of its OKLCH parts changed. */
export const shift = (hex: string, change: (color: Lch) => Partial<Lch>): string => {
  const color = lchOf(hex);
  return hexOf({ ...color, ...change(color) });
};

/** `share` (0–1) of one colour mixed into another, in OKLab, where a mix with white keeps its hue. */
export function mix(hex: string, share: number, other: string): string {
  const [one, two] = [labOf(hex), labOf(other)];
  const blend = (x: number, y: number) => x * share + y * (1 - share);
  const lab = { l: blend(one.l, two.l), a: blend(one.a, two.a), b: blend(one.b, two.b) };
  return serializeHex(convertLrgbToRgb(convertOklabToLrgb(lab)));
}

/** The visible result of a colour with some opacity (0–1) on another, as browsers blend them. */
export function laidOver(hex: string, opacity: number, ground: string): string {
  const [over, under] = [rgbOf(hex), rgbOf(ground)];
  const blend = (x: number, y: number) => x * opacity + y * (1 - opacity);
  return serializeHex({
    mode: 'rgb',
    r: blend(over.r, under.r),
    g: blend(over.g, under.g),
    b: blend(over.b, under.b),
  });
}

/** WCAG's relative luminance, 0–1. */
function luminance(hex: string): number {
  const { r, g, b } = convertRgbToLrgb(rgbOf(hex));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const flare = 0.05;

/** The WCAG contrast ratio (1–21) of two colours. */
export function contrast(a: string, b: string): number {
  const [one, two] = [luminance(a) + flare, luminance(b) + flare];
  return Math.max(one, two) / Math.min(one, two);
}

/**
 * The colour itself if its contrast with all the backgrounds is at least `least`, otherwise the nearest darker (or
 * lighter) one with that contrast; black or white if there is none. Text that gets darker is meant for backgrounds
 * lighter than it.
 */
export function fit(
  hex: string,
  grounds: readonly string[],
  least: number,
  way: 'darker' | 'lighter',
): string {
  const lights = grounds.map((ground) => luminance(ground) + flare);
  const [limit, end] = way === 'darker' ? [Math.min(...lights) / least, 0] : [Math.max(...lights) * least, 1];
  const passes = (color: string): boolean => {
    const light = luminance(color) + flare;
    return way === 'darker' ? light <= limit : light >= limit;
  };
  if (passes(hex)) return hex;
  const start = lchOf(hex);
  let found = hexOf({ l: end, c: 0, h: 0 });
  let [near, far] = [start.l, end];
  for (let round = 0; round < halvings; round += 1) {
    const middle = (near + far) / 2;
    // The lightest shades have little chroma: a hue fades towards white instead of being clipped there.
    const c = way === 'lighter' ? (start.c * (1 - middle)) / (1 - start.l) : start.c;
    const candidate = hexOf({ ...start, l: middle, c });
    if (passes(candidate)) [far, found] = [middle, candidate];
    else near = middle;
  }
  return found;
}
