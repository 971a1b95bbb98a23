import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { ServicesScreen } from '@vitrin/ui/site/ServicesScreen';
import { siteText } from '@vitrin/ui/text/website/site';
import type { SiteApi } from '../data.ts';
import { readPart, usePart } from '../listPart.ts';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import { PageFacts } from '../PageFacts.tsx';

/** Reads a page of the active services. */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const { services } = await api();
  return { services: await readPart(args, limits.pageServices, services.list.page) };
};

/** The list of services. */
export function Component() {
  const { services } = useLoaderData<ReturnType<typeof loader>>();
  const { items, place } = usePart(services);
  const { title, subtitle } = siteText.services;
  return (
    <>
      <PageFacts title={title} description={subtitle} path={sitePaths.services()} listPage={services.page} />
      <ServicesScreen services={items} place={place} />
    </>
  );
}
