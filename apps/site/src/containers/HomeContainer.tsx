import { limits } from '@vitrin/contract/limits';
import type { Post } from '@vitrin/contract/kinds/post';
import type { ProjectSummary } from '@vitrin/contract/kinds/project';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { excerpt } from '@vitrin/contract/turkish';
import { HomeScreen } from '@vitrin/ui/site/HomeScreen';
import { use } from 'react';
import { type SiteApi, source, useLoad } from '../data.ts';
import { DocumentPartsContext } from '../document/documentParts.ts';
import { Head, StructuredData } from '../head.tsx';
import { useLoaderData } from '../navigation/page.ts';
import { websiteData } from '../structuredData.ts';
import { useRootData } from './RootContainer.tsx';

/** Reads all parts of the home page in parallel; each may fail by itself. */
export const loader = (api: SiteApi) => async () => {
  const client = await api();
  const [home, about, services, team, projects, posts] = await Promise.all([
    source(client.homePage.read()),
    source(client.about.read()),
    source(client.services.list()),
    source(client.teamPage.read()),
    source(firstProjects(client.projects.list())),
    source(firstPosts(client.posts.list())),
  ]);
  return {
    home: home.of,
    about: about.of,
    services: services.of,
    team: team.of,
    projects: projects.of,
    posts: posts.of,
  };
};

// The page's data is sent in its HTML besides the markup, so what the page does not show is left out.
const projectTeaser = (project: ProjectSummary): ProjectSummary => ({ ...project, description: '' });

const postTeaser = (post: Post): Post => ({
  ...post,
  excerpt: post.excerpt || excerpt(post.content || post.details, limits.blogExcerptCharacters),
  content: '',
  details: '',
});

const firstProjects = async (list: Promise<readonly ProjectSummary[]>): Promise<ProjectSummary[]> =>
  (await list).slice(0, limits.homeProjects).map(projectTeaser);

const firstPosts = async (list: Promise<readonly Post[]>): Promise<Post[]> =>
  (await list).slice(0, limits.homePosts).map(postTeaser);

/** The home page. */
export function Component() {
  const data = useLoaderData<ReturnType<typeof loader>>();
  const { siteInfo } = useRootData();
  const { origin } = use(DocumentPartsContext);
  const home = useLoad(data.home);
  return (
    <>
      <Head
        page={null}
        companyName={siteInfo.companyName}
        description={home.status === 'ready' ? home.data.titleDescription : siteInfo.footerDescription}
        canonicalPath={sitePaths.home()}
      />
      <StructuredData data={websiteData(siteInfo, origin)} />
      <HomeScreen
        home={home}
        about={useLoad(data.about)}
        services={useLoad(data.services)}
        team={useLoad(data.team)}
        projects={useLoad(data.projects)}
        posts={useLoad(data.posts)}
      />
    </>
  );
}
