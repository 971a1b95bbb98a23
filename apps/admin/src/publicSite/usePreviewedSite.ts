import { useQuery } from '@tanstack/react-query';
import { defaultPalette, type Palette } from '@vitrin/contract/settings/palette';
import { limits } from '@vitrin/contract/limits';
import type { ServiceSummary } from '@vitrin/contract/kinds/service';
import type { ProjectBasic } from '@vitrin/contract/kinds/project';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { emptySiteInfo } from '@vitrin/contract/settings/siteInfoDefaults';
import { client } from '../api.ts';
import { keys } from '../queryClient.ts';
import { useNow } from '../shared/useNow.ts';
import { themeQuery } from './shownTheme.ts';
import { useSiteInfo } from './useSiteInfo.ts';

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
