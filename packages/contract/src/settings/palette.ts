/** The eight colours an admin edits, in the order of the settings page, with the default palette's values. */
export const defaultPalette = {
  primaryColor: '#8FAA7A',
  secondaryColor: '#6B8359',
  accentColor: '#9BB284',
  bgLightSage: '#E8EADE',
  borderColor: '#D4DBC8',
  greyColor: '#5A6B5D',
  blackColor: '#2C3E2D',
  whiteColor: '#ffffff',
} as const satisfies Record<string, `#${string}`>;

/** The name of one of the eight stored colours. */
export type PaletteKey = keyof typeof defaultPalette;

/** The eight stored colours, each #RGB or #RRGGBB. */
export type Palette = Record<PaletteKey, string>;

/** The eight keys in order. */
export const paletteKeys: readonly PaletteKey[] = [
  'primaryColor',
  'secondaryColor',
  'accentColor',
  'bgLightSage',
  'borderColor',
  'greyColor',
  'blackColor',
  'whiteColor',
];

/** The preset colours of the theme demo and the settings page, by name. */
export const quickColors = {
  sage: '#8FAA7A',
  green: '#228B22',
  emerald: '#27AE60',
  blue: '#4A90E2',
  purple: '#9B59B6',
  orange: '#E67E22',
  red: '#E74C3C',
} as const;
