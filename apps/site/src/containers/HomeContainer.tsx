import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { ComingSoonScreen } from '@vitrin/ui/site/ComingSoonScreen';
import { HomeScreen } from '@vitrin/ui/site/HomeScreen';
import { isEmptySite } from '@vitrin/ui/site/menu';
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
  const [home, about, services, team, projects, posts, figures, references, voices] = await Promise.all([
    source(client.homePage.read()),
    source(client.about.read()),
    // One more than are shown, which says whether there are more.
    source(client.services.list({ query: { pageSize: limits.homeServices + 1 } })),
    source(client.teamPage.read({ query: { pageSize: limits.homeMembers } })),
    source(client.projects.list({ query: { pageSize: limits.homeProjects } })),
    source(client.posts.list({ query: { pageSize: limits.homePosts } })),
    source(client.figures.list({ query: { pageSize: limits.shownFigures } })),
    source(client.references.list({ query: { pageSize: limits.shownReferences } })),
    source(client.voices.list({ query: { pageSize: limits.shownVoices } })),
  ]);
  return {
    home: home.of,
    about: about.of,
    services: services.of,
    team: team.of,
    projects: projects.of,
    posts: posts.of,
    figures: figures.of,
    references: references.of,
    voices: voices.of,
  };
};

/** The home page. */
export function Component() {
  const data = useLoaderData<ReturnType<typeof loader>>();
  const { siteInfo } = useRootData();
  const { origin } = use(DocumentPartsContext);
  const home = useLoad(data.home);
  const parts = {
    about: useLoad(data.about),
    services: useLoad(data.services),
    team: useLoad(data.team),
    projects: useLoad(data.projects),
    posts: useLoad(data.posts),
    figures: useLoad(data.figures),
    references: useLoad(data.references),
    voices: useLoad(data.voices),
  };
  const isBlank =
    isEmptySite(siteInfo.filled) &&
    home.status === 'ready' &&
    home.data.title === '' &&
    home.data.images.length === 0;
  return (
    <>
      <Head
        page={null}
        companyName={siteInfo.companyName}
        description={home.status === 'ready' ? home.data.titleDescription : siteInfo.footerDescription}
        canonicalPath={sitePaths.home()}
      />
      <StructuredData data={websiteData(siteInfo, origin)} />
      {isBlank ? <ComingSoonScreen siteInfo={siteInfo} /> : <HomeScreen home={home} {...parts} />}
    </>
  );
}
