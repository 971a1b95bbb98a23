import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Load } from '@vitrin/contract/load';
import { defaultPalette, type Palette } from '@vitrin/contract/palette';
import { paletteFrom } from '@vitrin/contract/theme';
import type { SiteContent } from '@vitrin/ui/admin/SettingsScreen';
import { adminFormsText } from '@vitrin/ui/text/adminForms.en';
import { client } from './api.ts';
import { loadOf } from './loadOf.ts';
import { keys } from './queryClient.ts';
import { themeQuery } from './siteFacts.ts';
import { storeTheme } from './themeStorage.ts';
import { usePreviewedContent } from './usePreviewedContent.ts';

/** The stored colours with the home page for their preview, and what saves and resets them. */
export function useThemeSettings() {
  const queries = useQueryClient();
  const palette = loadOf(useQuery(themeQuery), adminFormsText.settings.loadFailed);
  const { content, palette: shown } = usePreviewedContent();
  const load: Load<{ palette: Palette; content: SiteContent }> =
    palette.status === 'ready' ? { status: 'ready', data: { palette: palette.data, content } } : palette;

  /** Saves all eight colours; true where the server took them. */
  async function save(colors: Palette): Promise<boolean> {
    try {
      const stored = paletteFrom(await client.theme.save({ body: colors }));
      queries.setQueryData(keys.theme, stored);
      storeTheme(stored);
      return true;
    } catch {
      return false;
    }
  }

  /** Goes back to the default colours: here in any case, on the server where it answers. */
  function reset(): Promise<boolean> {
    storeTheme(defaultPalette);
    return save(defaultPalette);
  }

  return { load, site: { content, palette: shown }, save, reset };
}
