import { z } from 'zod';
import { defaultPalette, paletteKeys, type Palette } from './palette.ts';
import { refusals } from '../errors/refusals.ts';
import { exactText, formed } from '../text/text.ts';

/** A colour as #RGB or #RRGGBB. */
export const hexColor = formed(exactText(20), /^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/, refusals.color());

const keys = {
  primaryColor: hexColor,
  secondaryColor: hexColor,
  accentColor: hexColor,
  bgLightSage: hexColor,
  borderColor: hexColor,
  greyColor: hexColor,
  blackColor: hexColor,
  whiteColor: hexColor,
};

/** The eight stored colours; any other key is an error. */
export const themeColors = z.strictObject(keys).meta({ id: 'ThemeColors' });
export type ThemeColors = z.infer<typeof themeColors>;

/** Some of the colours, as a client may save them. */
export const themeColorsChange = z.strictObject(keys).partial().meta({ id: 'ThemeColorsChange' });
export type ThemeColorsChange = z.infer<typeof themeColorsChange>;

/**
 * A full palette from any API's response: unknown keys are dropped, absent or invalid colours replaced by the default.
 */
export function paletteFrom(answer: unknown): Palette {
  const given: Record<string, unknown> = typeof answer === 'object' && answer !== null ? { ...answer } : {};
  const pick = (key: keyof Palette): string => {
    const parsed = hexColor.safeParse(given[key]);
    return parsed.success ? parsed.data : defaultPalette[key];
  };
  return {
    primaryColor: pick('primaryColor'),
    secondaryColor: pick('secondaryColor'),
    accentColor: pick('accentColor'),
    bgLightSage: pick('bgLightSage'),
    borderColor: pick('borderColor'),
    greyColor: pick('greyColor'),
    blackColor: pick('blackColor'),
    whiteColor: pick('whiteColor'),
  };
}

/** Whether two palettes show the same colours, ignoring case and the short form. */
export const samePalette = (a: Palette, b: Palette): boolean =>
  paletteKeys.every((key) => longHex(a[key]) === longHex(b[key]));

/** #RRGGBB in lower case, from either form. */
export function longHex(color: string): string {
  const hex = color.trim().toLowerCase();
  return hex.length === 4 ? hex.replace(/[0-9a-f]/g, (digit) => digit + digit) : hex;
}
