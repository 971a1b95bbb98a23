import { sitePaths } from '@vitrin/contract/sitePaths';
import { ProjectsScreen } from '@vitrin/ui/site/ProjectsScreen';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { type SiteApi, source, useLoad } from '../data.ts';
import { useLoaderData } from '../navigation/page.ts';
import { PageFacts } from '../PageFacts.tsx';

/** Reads the active projects. */
export const loader = (api: SiteApi) => async () => ({
  projects: (await source((await api()).projects.list())).of,
});

/** The list of projects. */
export function Component() {
  const data = useLoaderData<ReturnType<typeof loader>>();
  const projects = useLoad(data.projects);
  const { title, subtitle } = siteMediaText.projects;
  return (
    <>
      <PageFacts
        title={title}
        description={subtitle}
        path={sitePaths.projects()}
        image={projects.status === 'ready' ? (projects.data[0]?.image ?? null) : null}
      />
      <ProjectsScreen projects={projects} />
    </>
  );
}
