import type { Service } from '@vitrin/contract/kinds/service';
import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { ServiceScreen } from '@vitrin/ui/site/ServiceScreen';
import { siteText } from '@vitrin/ui/text/website/site';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { use } from 'react';
import { redirectTo } from '../navigation/redirectTo.ts';
import { type SiteApi, useLoad, useSettled } from '../data.ts';
import { isMissing, source } from '../reads.ts';
import { DocumentPartsContext } from '../document/documentParts.ts';
import { Head, StructuredData } from '../head.tsx';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import { Onward } from '../navigation/place.ts';
import { questionsData, serviceData } from '../pageData/serviceData.ts';
import { breadcrumbData } from '../structuredData.ts';
import { pageError } from '../routeError.ts';
import { useRootData } from './RootContainer.tsx';

/** The service path of an address: the address itself, or the path of `/hizmet-icerik/{slug}`. */
const askedPath = (args: LoaderArgs): { path: string; ownAddress: boolean } => {
  const { slug } = args.params;
  return slug === undefined
    ? { path: new URL(args.request.url).pathname, ownAddress: true }
    : { path: `/${slug}`, ownAddress: false };
};

/** Loads the service at the address; on the server a missing one is a 404 and a moved one a 301. */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const { path, ownAddress } = askedPath(args);
  const client = await api();
  const [{ of: service }, { of: projects }] = await Promise.all([
    source(client.services.byPath({ query: { path } })),
    source(client.projects.list({ query: { service: path, page: 1, pageSize: limits.serviceProjects } })),
  ]);
  if (service instanceof Promise) return { service, projects, path, ownAddress };
  if (!service.ok) throw pageError(isMissing(service) ? 404 : 503);
  if (ownAddress && service.data.path !== path) throw redirectTo(sitePaths.service(service.data), 301);
  return { service, projects, path, ownAddress };
};

/** One service's page. */
export function Component() {
  const {
    service: from,
    projects: projectsFrom,
    path,
    ownAddress,
  } = useLoaderData<ReturnType<typeof loader>>();
  const { siteInfo, services } = useRootData();
  const settled = useSettled(from);
  const service = useLoad(from);
  const projects = useLoad(projectsFrom);
  if (isMissing(settled)) throw pageError(404);
  const moved = settled?.ok === true && ownAddress && settled.data.path !== path;
  if (moved) return <Onward to={sitePaths.service(settled.data)} />;
  return (
    <>
      {settled?.ok === true ? (
        <ServiceHead service={settled.data} />
      ) : (
        <Head page={sitePagesText.services.title} companyName={siteInfo.companyName} />
      )}
      <ServiceScreen
        service={service}
        services={services}
        projects={projects.status === 'ready' ? projects.data : []}
      />
    </>
  );
}

function ServiceHead(props: { service: Service }) {
  const { siteInfo } = useRootData();
  const { origin } = use(DocumentPartsContext);
  const { service } = props;
  const way = [
    { name: siteText.menu.home, path: sitePaths.home() },
    { name: sitePagesText.services.title, path: sitePaths.services() },
    { name: service.title, path: sitePaths.service(service) },
  ];
  return (
    <>
      <Head
        page={service.title}
        companyName={siteInfo.companyName}
        description={service.shortDescription || service.description}
        canonicalPath={sitePaths.service(service)}
        image={service.image}
        sharing={service}
      />
      <StructuredData data={serviceData(service, origin)} />
      {service.faq.length > 0 && <StructuredData data={questionsData(service, origin)} />}
      <StructuredData data={breadcrumbData(way, origin)} />
    </>
  );
}
