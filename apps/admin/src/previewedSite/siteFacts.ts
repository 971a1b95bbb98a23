import { ApiError } from '@vitrin/api-client/errors';
import { readTheme, storeTheme, themeHere } from '@vitrin/api-client/storedTheme';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { defaultPalette, type Palette } from '@vitrin/contract/settings/palette';
import { limits } from '@vitrin/contract/limits';
import type { ServiceSummary } from '@vitrin/contract/kinds/service';
import type { ProjectBasic } from '@vitrin/contract/kinds/project';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { emptySiteInfo } from '@vitrin/contract/settings/siteInfoDefaults';
import { client, storage } from '../api.ts';
import { keys } from '../queryClient.ts';
import { useNow } from '../shared/useNow.ts';
import { useSiteInfo } from '../frame/useSiteInfo.ts';

/** The website around a previewed page. */
export type PreviewedSite = {
  siteInfo: SiteInfo;
  palette: Palette;
  /** The active services, in order. */
  services: readonly ServiceSummary[];
  /** The active projects, in order, if a form offers them. */
  projects: readonly ProjectBasic[];
  host: string;
  year: number;
};

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

/** Loads the visible services, for menus and for related content. */
const publicServicesQuery = {
  queryKey: keys.publicServices,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    client.services.list({ query: { page: 1, pageSize: limits.offeredServices }, signal }),
} as const;

const offeredProjectsQuery = {
  queryKey: [...keys.publicProjects, 'offered'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    client.projects.listBasic({ query: { page: 1, pageSize: limits.offeredProjects }, signal }),
} as const;

/** What previews show around the page; what has not loaded, or failed to, is omitted. */
export function usePreviewedSite({ offersProjects = false } = {}): PreviewedSite {
  return {
    siteInfo: useSiteInfo() ?? emptySiteInfo,
    palette: useQuery(themeQuery).data ?? defaultPalette,
    services: useQuery(publicServicesQuery).data ?? [],
    projects: useQuery({ ...offeredProjectsQuery, enabled: offersProjects }).data ?? [],
    host: location.host,
    year: useNow().getFullYear(),
  };
}
