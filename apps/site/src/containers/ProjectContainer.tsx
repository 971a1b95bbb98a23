import type { Project } from '@vitrin/contract/kinds/project';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { ProjectScreen } from '@vitrin/ui/site/ProjectScreen';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { use } from 'react';
import { type SiteApi, useSettled } from '../data.ts';
import { source } from '../reads.ts';
import { DocumentPartsContext } from '../document/documentParts.ts';
import { Head, StructuredData } from '../head.tsx';
import { lostEntry } from '../navigation/lostPaths.ts';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import { useEntry } from '../navigation/useEntry.ts';
import { projectData } from '../pageData/projectData.ts';
import { breadcrumbData } from '../structuredData.ts';
import { useRootData } from './RootContainer.tsx';

const { project: text } = siteMediaText;

/** Loads the project at the address; on the server one that cannot be shown is a 404 or a 503. */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const path = args.params['path'] ?? '';
  const client = await api();
  const [{ of: project }, { of: around }] = await Promise.all([
    source(client.projects.byPath({ query: { path } })),
    source(client.projects.around({ query: { path } })),
  ]);
  const { lost } = await lostEntry(api, args, project, sitePaths.project);
  return { project, around, lost };
};

/** One project's page. */
export function Component() {
  const { project: from, around: aroundFrom, lost } = useLoaderData<ReturnType<typeof loader>>();
  const { entry: project, near } = useEntry(from, lost);
  const settled = useSettled(aroundFrom);
  const around = settled?.ok === true ? settled.data : undefined;
  const { siteInfo } = useRootData();
  const { origin } = use(DocumentPartsContext);
  return (
    <>
      {project.status === 'ready' ? (
        <ProjectHead project={project.data} companyName={siteInfo.companyName} origin={origin} />
      ) : (
        <Head
          page={project.status === 'failed' ? text.notFound : text.parent}
          companyName={siteInfo.companyName}
          hidden={project.status === 'failed'}
        />
      )}
      <ProjectScreen
        project={project}
        near={near}
        around={around}
        services={around?.services ?? []}
        address={project.status === 'ready' ? origin + sitePaths.project(project.data) : undefined}
      />
    </>
  );
}

function ProjectHead(props: { project: Project; companyName: string; origin: string }) {
  const { project, companyName, origin } = props;
  const way = [
    { name: siteText.menu.home, path: sitePaths.home() },
    { name: text.parent, path: sitePaths.projects() },
    { name: project.title, path: sitePaths.project(project) },
  ];
  return (
    <>
      <Head
        page={project.title}
        companyName={companyName}
        description={project.shortDescription || project.description}
        canonicalPath={sitePaths.project(project)}
        image={project.images[0] ?? null}
        sharing={project}
      />
      <StructuredData data={projectData(project, origin)} />
      <StructuredData data={breadcrumbData(way, origin)} />
    </>
  );
}
