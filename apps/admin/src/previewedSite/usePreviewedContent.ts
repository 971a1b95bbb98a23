import { useQuery } from '@tanstack/react-query';
import { emptyHomePage } from '@vitrin/contract/pages/homeDefaults';
import { limits } from '@vitrin/contract/limits';
import type { Palette } from '@vitrin/contract/settings/palette';
import type { SiteContent } from '@vitrin/ui/admin/SettingsScreen';
import { useMemo } from 'react';
import { client } from '../api.ts';
import { keys } from '../queryClient.ts';
import { usePreviewedSite } from './siteFacts.ts';
import { pagesQuery } from '../settings/usePageSettings.ts';

const untold = { title: '', subtitle: '', description: '' };
const emptyAbout = { ...untold, image: null };
const emptyTeam = { ...untold, crews: [] };
const none: never[] = [];

/**
 * What previews of whole pages show, in the stored colours; what has not loaded yet, or cannot be read, is left out.
 */
export function usePreviewedContent(): { content: SiteContent; palette: Palette } {
  const { siteInfo, services, host, year, palette } = usePreviewedSite();
  const { home = emptyHomePage, about = emptyAbout, team = emptyTeam } = useQuery(pagesQuery).data ?? {};
  const projects = useQuery(projectsQuery).data ?? none;
  const posts = useQuery(postsQuery).data ?? none;
  const content = useMemo<SiteContent>(
    () => ({ home, about, team, services, projects, posts, siteInfo, host, year }),
    [home, about, team, services, projects, posts, siteInfo, host, year],
  );
  return { content, palette };
}

/** Reads the projects that the home page shows. */
const projectsQuery = {
  queryKey: keys.publicProjects,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    client.projects.list({ query: { pageSize: limits.homeProjects }, signal }),
} as const;

/** Reads the posts that the home page shows. */
const postsQuery = {
  queryKey: keys.publicPosts,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    client.posts.list({ query: { pageSize: limits.homePosts }, signal }),
} as const;
