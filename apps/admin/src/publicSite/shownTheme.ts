import { ApiError } from '@vitrin/api-client/errors';
import { readTheme, storeTheme, themeHere } from '@vitrin/api-client/storedTheme';
import type { QueryClient } from '@tanstack/react-query';
import { defaultPalette, type Palette } from '@vitrin/contract/settings/palette';
import { client, storage } from '../api.ts';
import { keys } from '../queryClient.ts';

/** The colours that this browser shows, and whether they are the server's. */
export type ThemeHere = { palette: Palette; isServers: boolean };

/** Loads the colours that this browser shows; not every API stores any. */
export const themeQuery = {
  queryKey: keys.theme,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ThemeHere> => {
    try {
      const stored = await client.theme.read({ signal });
      const palette = themeHere(storage, stored);
      return { palette, isServers: palette === stored };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404)
        return { palette: readTheme(storage)?.palette ?? defaultPalette, isServers: false };
      throw error;
    }
  },
  select: ({ palette }: ThemeHere) => palette,
} as const;

/** Shows colours that the server has stored. */
export function showTheme(queries: QueryClient, palette: Palette): void {
  queries.setQueryData<ThemeHere>(keys.theme, { palette, isServers: true });
  storeTheme(storage, palette);
}
