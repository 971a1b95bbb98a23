import { defaultPalette } from '@vitrin/contract/settings/palette';
import { settle, type SiteApi } from '../data.ts';

/** Loads the site's colours; the default ones on failure. */
export const themeLoader = (api: SiteApi) => async () => {
  const theme = await settle((await api()).theme.read());
  return { palette: theme.ok ? theme.data : defaultPalette };
};
