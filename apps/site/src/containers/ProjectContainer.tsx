import type { Project } from '@vitrin/contract/kinds/project';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { ProjectScreen } from '@vitrin/ui/site/ProjectScreen';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { use } from 'react';
import { type SiteApi, source, useLoad } from '../data.ts';
import { DocumentPartsContext } from '../document/documentParts.ts';
import { Head, StructuredData } from '../head.tsx';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import { breadcrumbData } from '../structuredData.ts';
import { useRootData } from './RootContainer.tsx';

const { project: text } = siteMediaText;

/** Reads the project at the address; on the server one that cannot be shown is a 404 or a 503. */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const { of: project } = await source(
    (await api()).projects.read({ params: { id: args.params['id'] ?? '' } }),
  );
  if (!(project instanceof Promise) && !project.ok) {
    args.answerWith(project.status >= 400 && project.status < 500 ? 404 : 503);
  }
  return { project };
};

/** One project's page. */
export function Component() {
  const { project: from } = useLoaderData<ReturnType<typeof loader>>();
  const project = useLoad(from);
  return (
    <>
      {project.status === 'ready' ? (
        <ProjectHead project={project.data} />
      ) : (
        <NamelessHead state={project.status} />
      )}
      <ProjectScreen project={project} />
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
    { name: project.title, path: sitePaths.project(project.id) },
  ];
  return (
    <>
      <Head
        page={project.title}
        companyName={siteInfo.companyName}
        description={project.shortDescription || project.description}
        canonicalPath={sitePaths.project(project.id)}
        image={project.images[0] ?? null}
      />
      <StructuredData data={breadcrumbData(way, origin)} />
    </>
  );
}
