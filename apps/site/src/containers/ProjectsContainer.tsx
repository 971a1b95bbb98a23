import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { ProjectsScreen } from '@vitrin/ui/site/ProjectsScreen';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import type { SiteApi } from '../data.ts';
import { readPart, usePart } from '../listPart.ts';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import { PageFacts } from '../PageFacts.tsx';

/** Reads a page of the active projects. */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const { projects } = await api();
  return { projects: await readPart(args, limits.pageProjects, projects.list.page) };
};

/** The list of projects. */
export function Component() {
  const data = useLoaderData<ReturnType<typeof loader>>();
  const { items: projects, place } = usePart(data.projects);
  const { title, subtitle } = siteMediaText.projects;
  return (
    <>
      <PageFacts
        title={title}
        description={subtitle}
        path={sitePaths.projects()}
        listPage={data.projects.page}
        image={projects.status === 'ready' ? (projects.data[0]?.image ?? null) : null}
      />
      <ProjectsScreen projects={projects} place={place} />
    </>
  );
}
