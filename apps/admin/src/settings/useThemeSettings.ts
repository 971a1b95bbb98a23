import { storeThemeLocally } from '@vitrin/api-client/storedTheme';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Load } from '@vitrin/contract/load';
import { defaultPalette, type Palette } from '@vitrin/contract/settings/palette';
import type { SiteContent } from '@vitrin/ui/admin/SettingsScreen';
import { adminFormsText } from '@vitrin/ui/text/panelText';
import { client, storage } from '../api.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { showTheme, type ThemeHere, themeQuery } from '../publicSite/shownTheme.ts';
import { usePreviewedContent } from '../publicSite/usePreviewedContent.ts';

/** The stored colours with the home page for their preview, and functions that save and reset them. */
export function useThemeSettings() {
  const queries = useQueryClient();
  const palette = loadOf(useQuery(themeQuery), adminFormsText.settings.loadFailed);
  const { content, palette: shown } = usePreviewedContent();
  const load: Load<{ palette: Palette; content: SiteContent }> =
    palette.status === 'ready' ? { status: 'ready', data: { palette: palette.data, content } } : palette;

  /** Saves changed colours of a palette, or all of it if the server has not got it. */
  async function save(change: Partial<Palette>, before: Palette): Promise<Palette | undefined> {
    const { isServers = false } = queries.getQueryData<ThemeHere>(keys.theme) ?? {};
    try {
      const stored = await client.theme.save({ body: isServers ? change : { ...before, ...change } });
      showTheme(queries, stored);
      return stored;
    } catch {
      return undefined;
    }
  }

  /** Resets to the default colours: here in any case, on the server if it responds. */
  async function reset(): Promise<boolean> {
    const worked = (await save(defaultPalette, defaultPalette)) !== undefined;
    if (!worked) {
      storeThemeLocally(storage, defaultPalette, shown);
      queries.setQueryData<ThemeHere>(keys.theme, { palette: defaultPalette, isServers: false });
    }
    return worked;
  }

  return { load, site: { content, palette: shown }, save, reset };
}
