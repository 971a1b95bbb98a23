import type { Project } from '@vitrin/contract/kinds/project';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { ProjectScreen } from '@vitrin/ui/site/ProjectScreen';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { use } from 'react';
import { type SiteApi, useLoad } from '../data.ts';
import { isMissing, source } from '../reads.ts';
import { DocumentPartsContext } from '../document/documentParts.ts';
import { Head, StructuredData } from '../head.tsx';
import { nearPath } from '../navigation/lostPaths.ts';
import { type LoaderArgs, type LostPath, useLoaderData } from '../navigation/page.ts';
import { Onward } from '../navigation/place.ts';
import { redirectTo } from '../navigation/redirectTo.ts';
import { isElsewhere } from '../isElsewhere.ts';
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
  let near: LostPath['near'] = [];
  if (!(project instanceof Promise)) {
    if (!project.ok) {
      const missing = isMissing(project);
      args.answerWith(missing ? 404 : 503);
      if (missing) near = await nearPath(api, args.request);
    } else if (isElsewhere(project.data, path)) throw redirectTo(sitePaths.project(project.data), 301);
  }
  return { project, around, path, near };
};

/** One project's page. */
export function Component() {
  const { project: from, around: aroundFrom, path, near } = useLoaderData<ReturnType<typeof loader>>();
  const project = useLoad(from);
  const around = useLoad(aroundFrom);
  const { origin } = use(DocumentPartsContext);
  if (project.status === 'ready' && isElsewhere(project.data, path))
    return <Onward to={sitePaths.project(project.data)} />;
  return (
    <>
      {project.status === 'ready' ? (
        <ProjectHead project={project.data} />
      ) : (
        <NamelessHead state={project.status} />
      )}
      <ProjectScreen
        project={project}
        near={near}
        around={around.status === 'ready' ? around.data : undefined}
        services={around.status === 'ready' ? around.data.services : []}
        {...(project.status === 'ready' && { address: origin + sitePaths.project(project.data) })}
      />
    </>
  );
}

function NamelessHead(props: { state: 'loading' | 'failed' }) {
  const { siteInfo } = useRootData();
  const failed = props.state === 'failed';
  return (
    <Head page={failed ? text.notFound : text.parent} companyName={siteInfo.companyName} hidden={failed} />
  );
}

function ProjectHead({ project }: { project: Project }) {
  const { siteInfo } = useRootData();
  const { origin } = use(DocumentPartsContext);
  const way = [
    { name: siteText.menu.home, path: sitePaths.home() },
    { name: text.parent, path: sitePaths.projects() },
    { name: project.title, path: sitePaths.project(project) },
  ];
  return (
    <>
      <Head
        page={project.title}
        companyName={siteInfo.companyName}
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
