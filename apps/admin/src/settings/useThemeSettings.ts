import { storeTheme, storeThemeLocally } from '@vitrin/api-client/storedTheme';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Load } from '@vitrin/contract/load';
import { defaultPalette, type Palette } from '@vitrin/contract/settings/palette';
import type { SiteContent } from '@vitrin/ui/admin/SettingsScreen';
import { adminFormsText } from '@vitrin/ui/text/panelText';
import { client, storage } from '../api.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { themeQuery } from '../previewedSite/siteFacts.ts';
import { usePreviewedContent } from '../previewedSite/usePreviewedContent.ts';

/** The stored colours with the home page for their preview, and functions that save and reset them. */
export function useThemeSettings() {
  const queries = useQueryClient();
  const palette = loadOf(useQuery(themeQuery), adminFormsText.settings.loadFailed);
  const { content, palette: shown } = usePreviewedContent();
  const load: Load<{ palette: Palette; content: SiteContent }> =
    palette.status === 'ready' ? { status: 'ready', data: { palette: palette.data, content } } : palette;

  /** Saves all eight colours; true if the server accepted them. */
  async function save(colors: Palette): Promise<boolean> {
    try {
      const stored = await client.theme.save({ body: colors });
      queries.setQueryData(keys.theme, stored);
      storeTheme(storage, stored);
      return true;
    } catch {
      return false;
    }
  }

  /** Resets to the default colours: here in any case, on the server if it responds. */
  async function reset(): Promise<boolean> {
    const worked = await save(defaultPalette);
    if (!worked) {
      storeThemeLocally(storage, defaultPalette, shown);
      queries.setQueryData(keys.theme, defaultPalette);
    }
    return worked;
  }

  return { load, site: { content, palette: shown }, save, reset };
}
