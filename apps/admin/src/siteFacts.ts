import { useQuery } from '@tanstack/react-query';
import { defaultPalette, type Palette } from '@vitrin/contract/palette';
import { paletteFrom } from '@vitrin/contract/theme';
import type { Service } from '@vitrin/contract/service';
import type { SiteInfo } from '@vitrin/contract/siteInfo';
import { emptySiteInfo } from '@vitrin/contract/siteInfoDefaults';
import { client } from './api.ts';
import { keys } from './queryClient.ts';
import { useNow } from './useNow.ts';
import { useSiteInfo } from './useSiteInfo.ts';

/** The website around a page in its preview. */
export type PreviewedSite = {
  siteInfo: SiteInfo;
  palette: Palette;
  /** The active services, in order. */
  services: readonly Service[];
  host: string;
  year: number;
};

/** Reads the stored colours. */
export const themeQuery = {
  queryKey: keys.theme,
  queryFn: async ({ signal }: { signal: AbortSignal }) => paletteFrom(await client.theme.read({ signal })),
} as const;

/** Reads the services that visitors see. */
const publicServicesQuery = {
  queryKey: keys.publicServices,
  queryFn: ({ signal }: { signal: AbortSignal }) => client.services.list({ signal }),
} as const;

/** What previews show around the page; what is not here yet, or cannot be read, is left out. */
export function usePreviewedSite(): PreviewedSite {
  return {
    siteInfo: useSiteInfo() ?? emptySiteInfo,
    palette: useQuery(themeQuery).data ?? defaultPalette,
    services: useQuery(publicServicesQuery).data ?? [],
    host: location.host,
    year: useNow().getFullYear(),
  };
}
