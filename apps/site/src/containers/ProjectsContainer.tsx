import type { PartQuery } from '@vitrin/contract/endpoints';
import { projectStages } from '@vitrin/contract/entries/projectStages';
import { quoteQuery } from '@vitrin/contract/paths/sitePaths';
import { limits } from '@vitrin/contract/limits';
import { type ProjectChoice, projectsAddress, stageSlugs } from '@vitrin/ui/site/projectsAddress';
import { ProjectsScreen } from '@vitrin/ui/site/ProjectsScreen';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { type SiteApi, useLoad } from '../data.ts';
import { source } from '../reads.ts';
import { joinLists, readPart, usePart } from '../listPart.ts';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import { PageFacts } from '../PageFacts.tsx';
import { useMore } from '../useMore.ts';

/** The filters in an address; impossible values are dropped. */
function choiceIn(search: URLSearchParams): ProjectChoice {
  const category = search.get('kategori')?.trim() ?? '';
  const stage = projectStages.find((each) => stageSlugs[each] === search.get('asama'));
  const isCategory = category !== '' && category.length <= limits.titleCharacters;
  const service = search.get(quoteQuery.service)?.trim() ?? '';
  const isService = service !== '' && service.length < limits.pathCharacters;
  return {
    ...(isCategory && { category }),
    ...(stage !== undefined && { stage }),
    ...(isService && { service: `/${service}` }),
  };
}

/** Loads a page of the active projects, and the filter values. */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const { projects } = await api();
  const chosen = choiceIn(new URL(args.request.url).searchParams);
  const narrowed = ({ query }: { query: PartQuery }) =>
    projects.list.page({ query: { ...query, ...chosen } });
  const [part, { of: facets }] = await Promise.all([
    readPart(args, limits.pageProjects, narrowed, joinLists),
    source(projects.facets({ query: chosen })),
  ]);
  return { list: part, facets, chosen };
};

/** The list of projects. */
export function Component() {
  const data = useLoaderData<ReturnType<typeof loader>>();
  const { chosen } = data;
  const { items: projects, place } = usePart(data.list);
  const more = useMore(data, joinLists);
  const facets = useLoad(data.facets);
  const { title, subtitle, stages } = siteMediaText.projects;
  const ofService =
    facets.status === 'ready'
      ? facets.data.services.find(({ value }) => value === chosen.service)?.title
      : '';
  const narrowedTo = [chosen.category, chosen.stage && stages[chosen.stage], ofService]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <PageFacts
        title={narrowedTo === '' ? title : `${title}: ${narrowedTo}`}
        description={subtitle}
        path={projectsAddress(chosen)}
        listPage={data.list.page}
        // Anybody can link to a category that no project has, in words of their own.
        hidden={Object.keys(chosen).length > 0 && projects.status === 'ready' && projects.data.length === 0}
        image={projects.status === 'ready' ? (projects.data[0]?.image ?? null) : null}
      />
      <ProjectsScreen
        projects={projects}
        place={place}
        more={more}
        facets={facets.status === 'ready' ? facets.data : undefined}
        chosen={chosen}
      />
    </>
  );
}
