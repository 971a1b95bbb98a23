import { fixed } from '@vitrin/contract/limits';
import type { Palette } from '@vitrin/contract/palette';

/** Keeps the theme in force in this browser, under the key that the website knows. */
export function storeTheme(palette: Palette): void {
  try {
    localStorage.setItem(fixed.storageKeys.theme, JSON.stringify(palette));
  } catch {
    // Storage may be blocked; the server's answer then counts alone.
  }
}
