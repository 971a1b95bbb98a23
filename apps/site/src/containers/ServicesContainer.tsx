import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { ServicesScreen } from '@vitrin/ui/site/ServicesScreen';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import type { SiteApi } from '../data.ts';
import { joinLists, readPart, usePart } from '../listPart.ts';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import { PageFacts } from '../PageFacts.tsx';
import { useMore } from '../useMore.ts';

/** Reads a page of the active services. */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const { services } = await api();
  return { list: await readPart(args, limits.pageServices, services.list.page, joinLists) };
};

/** The list of services. */
export function Component() {
  const data = useLoaderData<ReturnType<typeof loader>>();
  const { items, place } = usePart(data.list);
  const more = useMore(data, joinLists);
  const { title, subtitle } = sitePagesText.services;
  return (
    <>
      <PageFacts title={title} description={subtitle} path={sitePaths.services()} listPage={data.list.page} />
      <ServicesScreen services={items} place={place} more={more} />
    </>
  );
}
