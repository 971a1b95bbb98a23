import { defaultPalette, paletteKeys, type Palette } from '@vitrin/contract/settings/palette';
import { contrast, fit, lchOf, lighten, mix, shift } from './colorMath.ts';
import type { ColorTokens } from './contract.css.ts';

type Group = ColorTokens['primary'];

/**
 * Derives every colour of the website from the eight stored ones. The stored colours are unchanged where they serve as
 * backgrounds (`primary.base` …); page backgrounds are kept light, dark sections dark, and each text colour is moved
 * along its lightness until it is legible on all the backgrounds it is used on (`pairs.ts`), whatever the palette.
 */
export function deriveTheme(palette: Palette): ColorTokens {
  const given = clean(palette);
  const white = lightest(given.whiteColor, 0.97);
  const paper = lightest(mix(given.bgLightSage, 0.4, white), 0.955);
  const soft = lightest(given.bgLightSage, 0.915);
  const deep = lightest(mix(given.bgLightSage, 0.62, given.borderColor), 0.9);
  const field = white;
  const grounds = [paper, soft, deep, field];
  const onLight = (color: string, least: number) => fit(color, grounds, least, 'darker');

  const ink = shift(given.blackColor, ({ l, c }) => ({ l: Math.min(l, 0.262), c: c * 0.92 }));
  const inkRaised = lighten(ink, 0.045);
  const onDark = (color: string, least: number) => fit(color, [ink, inkRaised], least, 'lighter');

  const strong = onLight(
    shift(mix(given.secondaryColor, 0.52, given.blackColor), ({ l, c }) => ({
      l: Math.min(l, 0.445),
      c: c * 1.12,
    })),
    4.5,
  );
  const dark = shift(given.blackColor, () => ({ l: 0.22 }));
  const group = (base: string) => groupOf(base, { paper, grounds, dark, light: white });

  return {
    primary: group(given.primaryColor),
    secondary: group(given.secondaryColor),
    accent: group(given.accentColor),
    black: group(given.blackColor),
    grey: group(given.greyColor),
    border: group(given.borderColor),
    success: group(meaning(given.secondaryColor, 0.43, 0.075, 146)),
    warning: group(meaning(given.secondaryColor, 0.5, 0.1, 70)),
    error: group(meaning(given.secondaryColor, 0.475, 0.135, 32)),
    info: group(meaning(given.secondaryColor, 0.47, 0.09, 245)),

    paper,
    soft,
    deep,
    field,
    float: paper,
    hover: soft,
    pressed: deep,
    selected: soft,

    text: onLight(given.blackColor, 7),
    textSoft: onLight(
      shift(given.greyColor, ({ l }) => ({ l: Math.min(l, 0.485) })),
      4.5,
    ),
    textQuiet: onLight(given.greyColor, 4.5),
    textDisabled: mix(given.greyColor, 0.6, paper),

    line: given.borderColor,
    lineStrong: lighten(given.borderColor, -0.16),
    lineControl: onLight(
      shift(given.greyColor, ({ c }) => ({ l: 0.6, c: c * 0.9 })),
      3,
    ),

    strong,
    strongHover: shift(strong, ({ l }) => ({ l: l - 0.06 })),
    strongPressed: shift(strong, ({ l }) => ({ l: l - 0.11 })),
    onStrong: white,

    ink,
    inkRaised,
    inkLine: lighten(ink, 0.15),
    onInk: onDark(given.bgLightSage, 7),
    onInkSoft: onDark(
      shift(given.accentColor, ({ c }) => ({ l: 0.8, c: c * 0.62 })),
      4.5,
    ),
    onInkAccent: onDark(given.accentColor, 4.5),

    white,
    scrim: shift(given.blackColor, ({ c }) => ({ l: 0.17, c: Math.min(c, 0.03) })),

    focus: strong,
    focusOnInk: onDark(given.primaryColor, 4.5),
  };
}

/** A palette of #RRGGBB in lower case; invalid colours are replaced by the default ones. */
function clean(palette: Palette): Palette {
  const colors: Palette = { ...defaultPalette };
  for (const key of paletteKeys) {
    colors[key] = defaultPalette[key].toLowerCase();
    const hex = palette[key].trim().toLowerCase();
    if (/^#[0-9a-f]{3}$/.test(hex)) colors[key] = hex.replace(/[0-9a-f]/g, (digit) => digit + digit);
    else if (/^#[0-9a-f]{6}$/.test(hex)) colors[key] = hex;
  }
  return colors;
}

/** How much chroma a lightened page background keeps, and the range of lightness over which it loses the rest. */
const pale = 0.05;
const paling = 0.12;

/** The colour, no darker than `least`; the more it had to be lightened, the paler it is. */
const lightest = (color: string, least: number): string => {
  const { l, c } = lchOf(color);
  if (l >= least) return color;
  const kept = Math.max(0, 1 - (least - l) / paling);
  return shift(color, () => ({ l: least, c: Math.min(c, pale + Math.max(0, c - pale) * kept) }));
};

/** A semantic colour: its hue is fixed, and a palette without chroma makes it less saturated. */
const meaning = (brand: string, l: number, c: number, h: number): string =>
  shift(brand, (color) => ({ l, c: c * (0.85 + Math.min(color.c, 0.1) * 1.5), h }));

type Surroundings = { paper: string; grounds: readonly string[]; dark: string; light: string };

/** The steps of a group: hover and pressed move away from the text on them, so that contrast only increases. */
function groupOf(base: string, { paper, grounds, dark, light }: Surroundings): Group {
  const onDarkText = contrast('#000000', base) >= contrast('#ffffff', base);
  const way = onDarkText ? 1 : -1;
  const hover = lighten(base, way * 0.055);
  const pressed = lighten(base, way * 0.09);
  const soft = lightest(mix(base, 0.14, paper), 0.915);
  return {
    base,
    hover,
    pressed,
    soft,
    line: mix(base, 0.45, paper),
    on: fit(onDarkText ? dark : light, [base, hover, pressed], 4.5, onDarkText ? 'darker' : 'lighter'),
    text: fit(base, [...grounds, soft], 4.5, 'darker'),
  };
}
