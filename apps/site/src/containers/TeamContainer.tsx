import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { TeamScreen } from '@vitrin/ui/site/TeamScreen';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { readPart, usePart } from '../listPart.ts';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import type { SiteApi } from '../data.ts';
import { PageFacts } from '../PageFacts.tsx';

/** Reads the team page with a page of its members. */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const { teamPage } = await api();
  return { team: await readPart(args, limits.pageMembers, teamPage.read.page) };
};

/** The team. */
export function Component() {
  const data = useLoaderData<ReturnType<typeof loader>>();
  const { items: team, place } = usePart(data.team);
  return (
    <>
      <PageFacts
        title={sitePagesText.team.title}
        description={team.status === 'ready' ? team.data.description || team.data.subtitle : ''}
        path={sitePaths.team()}
        listPage={data.team.page}
      />
      <TeamScreen team={team} place={place} />
    </>
  );
}
