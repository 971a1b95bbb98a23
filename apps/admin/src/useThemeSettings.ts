import { useQuery, useQueryClient } from '@tanstack/react-query';
import { emptyHomePage } from '@vitrin/contract/homeDefaults';
import type { Load } from '@vitrin/contract/load';
import { defaultPalette, type Palette } from '@vitrin/contract/palette';
import { paletteFrom } from '@vitrin/contract/theme';
import type { HomeFacts } from '@vitrin/ui/admin/SettingsScreen';
import { adminFormsText } from '@vitrin/ui/text/adminForms.en';
import { useMemo } from 'react';
import { client } from './api.ts';
import { loadOf } from './loadOf.ts';
import { keys } from './queryClient.ts';
import { themeQuery, usePreviewedSite } from './siteFacts.ts';
import { storeTheme } from './themeStorage.ts';

/** The stored colours with the home page for their preview, and what saves and resets them. */
export function useThemeSettings() {
  const queries = useQueryClient();
  const palette = loadOf(useQuery(themeQuery), adminFormsText.settings.loadFailed);
  const { siteInfo, services, host, year, palette: shown } = usePreviewedSite();
  const home =
    useQuery({ queryKey: keys.homePage, queryFn: ({ signal }) => client.homePage.read({ signal }) }).data ??
    emptyHomePage;
  const facts = useMemo<HomeFacts>(
    () => ({ home, services, siteInfo, host, year }),
    [home, services, siteInfo, host, year],
  );
  const load: Load<{ palette: Palette; facts: HomeFacts }> =
    palette.status === 'ready' ? { status: 'ready', data: { palette: palette.data, facts } } : palette;

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

  return { load, site: { facts, palette: shown }, save, reset };
}
