import type { TeamPage } from '@vitrin/contract/pages/teamPage';
import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { TeamScreen } from '@vitrin/ui/site/TeamScreen';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { joinLists, readPart, usePart } from '../listPart.ts';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import type { SiteApi } from '../data.ts';
import { PageFacts } from '../PageFacts.tsx';
import { useMore } from '../useMore.ts';

/** Reads the team page with a page of its members. */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const { teamPage } = await api();
  return { list: await readPart(args, limits.pageMembers, teamPage.read.page, joinTeams) };
};

/** Each page has the same texts. */
const joinTeams = ([first, ...others]: readonly TeamPage[]): TeamPage => ({
  title: '',
  subtitle: '',
  description: '',
  ...first,
  crews: joinLists([first, ...others].map((team) => team?.crews ?? [])),
});

/** The team. */
export function Component() {
  const data = useLoaderData<ReturnType<typeof loader>>();
  const { items: team, place } = usePart(data.list);
  const more = useMore(data, joinTeams);
  return (
    <>
      <PageFacts
        title={sitePagesText.team.title}
        description={team.status === 'ready' ? team.data.description || team.data.subtitle : ''}
        path={sitePaths.team()}
        listPage={data.list.page}
      />
      <TeamScreen team={team} place={place} more={more} />
    </>
  );
}
