import { defaultPalette } from '@vitrin/contract/settings/palette';
import type { SiteApi } from '../data.ts';
import { settle } from '../reads.ts';

/** Loads the site's colours; the default ones on failure. */
export const themeLoader = (api: SiteApi) => async () => {
  const theme = await settle((await api()).theme.read());
  return { palette: theme.ok ? theme.data : defaultPalette };
};
