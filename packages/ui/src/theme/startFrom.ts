import type { Palette } from '@vitrin/contract/settings/palette';
import { mix } from './colorMath.ts';

/** A palette with another main colour; the second colour is a darker, the accent a lighter shade of it. */
export const startFrom = (palette: Palette, color: string): Palette => ({
  ...palette,
  primaryColor: color.toUpperCase(),
  secondaryColor: mix(color, 0.76, '#000000').toUpperCase(),
  accentColor: mix(color, 0.88, '#ffffff').toUpperCase(),
});
