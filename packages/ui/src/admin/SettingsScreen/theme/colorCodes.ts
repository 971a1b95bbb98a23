import { type Palette, paletteKeys } from '@vitrin/contract/settings/palette';
import { hexColor, longHex } from '@vitrin/contract/settings/theme';

/** A typed code with the "#" that is often omitted, and without spaces. */
export function typedCode(text: string): string {
  const code = text.trim();
  return code === '' || code.startsWith('#') ? code : `#${code}`;
}

/** True for #RGB and #RRGGBB. */
export const isCode = (code: string): boolean => hexColor.safeParse(code).success;

/** True for two notations of the same colour; incomplete codes differ from everything. */
export const sameColor = (a: unknown, b: unknown): boolean => longHex(String(a)) === longHex(String(b));

/** The palette to show while codes are being typed: each colour's last valid value. */
export function shownPalette(codes: Palette, before: Palette): Palette {
  const shown = { ...before };
  for (const key of paletteKeys) if (isCode(codes[key])) shown[key] = codes[key];
  return shown;
}
