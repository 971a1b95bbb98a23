import { sitePaths } from '@vitrin/contract/sitePaths';
import { ServicesScreen } from '@vitrin/ui/site/ServicesScreen';
import { siteText } from '@vitrin/ui/text/website/site';
import { type SiteApi, source, useLoad } from '../data.ts';
import { useLoaderData } from '../navigation/page.ts';
import { PageFacts } from '../PageFacts.tsx';

/** Reads the active services. */
export const loader = (api: SiteApi) => async () => ({
  services: (await source((await api()).services.list())).of,
});

/** The list of services. */
export function Component() {
  const { services } = useLoaderData<ReturnType<typeof loader>>();
  const { title, subtitle } = siteText.services;
  return (
    <>
      <PageFacts title={title} description={subtitle} path={sitePaths.services()} />
      <ServicesScreen services={useLoad(services)} />
    </>
  );
}
