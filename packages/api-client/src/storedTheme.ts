import { fixed } from '@vitrin/contract/fixed';
import type { Palette } from '@vitrin/contract/settings/palette';
import { paletteFrom, samePalette } from '@vitrin/contract/settings/theme';

/** The theme stored in a browser; `instead` holds the server's colours, if the server did not accept these. */
export type StoredTheme = { palette: Palette; instead: Palette | undefined };

type ThemeStorage = Pick<Storage, 'getItem' | 'setItem'>;

const key = fixed.storageKeys.theme;

/** The theme stored in this browser; undefined if there is none. */
export function readTheme(storage: ThemeStorage): StoredTheme | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const instead = 'instead' in kept ? paletteFrom(kept.instead) : undefined;
    return { palette: paletteFrom(kept), instead };
  } catch {
    return undefined;
  }
}

/** Stores the current theme in this browser, under the key of the specification. */
export function storeTheme(storage: ThemeStorage, palette: Palette, instead?: Palette): void {
  try {
    storage.setItem(key, JSON.stringify({ ...palette, ...(instead && { instead }) }));
  } catch {
    // Storage may be blocked; then only the server's response counts.
  }
}

/**
 * The colours to show in this browser: the server's. If a reset only reached the browser, its own are shown until the
 * server's change.
 */
export function themeHere(storage: ThemeStorage, server: Palette): Palette {
  const kept = readTheme(storage);
  return kept?.instead !== undefined && samePalette(kept.instead, server) ? kept.palette : server;
}

/** Stores colours that the server did not accept. */
export function storeThemeLocally(storage: ThemeStorage, palette: Palette, server: Palette): void {
  const kept = readTheme(storage);
  // The colours shown may already be the browser's own.
  const instead = kept?.instead !== undefined && samePalette(kept.palette, server) ? kept.instead : server;
  storeTheme(storage, palette, instead);
}
