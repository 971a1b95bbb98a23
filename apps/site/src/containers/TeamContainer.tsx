import { sitePaths } from '@vitrin/contract/sitePaths';
import { TeamScreen } from '@vitrin/ui/site/TeamScreen';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { useLoaderData } from '../navigation/page.ts';
import { type SiteApi, source, useLoad } from '../data.ts';
import { PageFacts } from '../PageFacts.tsx';

/** Reads the team page with its members. */
export const loader = (api: SiteApi) => async () => ({
  team: (await source((await api()).teamPage.read())).of,
});

/** The team. */
export function Component() {
  const team = useLoad(useLoaderData<ReturnType<typeof loader>>().team);
  return (
    <>
      <PageFacts
        title={sitePagesText.team.title}
        description={team.status === 'ready' ? team.data.description || team.data.subtitle : ''}
        path={sitePaths.team()}
      />
      <TeamScreen team={team} />
    </>
  );
}
