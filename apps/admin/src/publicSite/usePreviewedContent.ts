import { useQuery } from '@tanstack/react-query';
import { emptyHomePage } from '@vitrin/contract/pages/homeDefaults';
import { limits } from '@vitrin/contract/limits';
import type { Palette } from '@vitrin/contract/settings/palette';
import type { SiteContent } from '@vitrin/ui/admin/SettingsScreen';
import { useMemo } from 'react';
import { client } from '../api.ts';
import { keys } from '../queryClient.ts';
import { usePreviewedSite } from './usePreviewedSite.ts';
import { pagesQuery } from './pagesQuery.ts';

const untold = { title: '', subtitle: '', description: '' };
const emptyAbout = { ...untold, image: null };
const emptyTeam = { ...untold, crews: [] };
const none: never[] = [];

/** The content for previews of whole pages, in the stored colours; what has not loaded, or failed to, is omitted. */
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

/** Loads the projects that the home page shows. */
const projectsQuery = {
  queryKey: keys.publicProjects,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    client.projects.list({ query: { pageSize: limits.homeProjects }, signal }),
} as const;

/** Loads the posts that the home page shows. */
const postsQuery = {
  queryKey: keys.publicPosts,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    client.posts.list({ query: { pageSize: limits.homePosts }, signal }),
} as const;
