import { sitePaths } from '@vitrin/contract/sitePaths';
import { ServicesScreen } from '@vitrin/ui/site/ServicesScreen';
import { siteText } from '@vitrin/ui/text/site.tr';
import { type SiteApi, source, useLoad } from '../data.ts';
import { Head } from '../head.tsx';
import { useLoaderData } from '../navigation/page.ts';
import { useRootData } from './RootContainer.tsx';

/** Reads the active services. */
export const loader = (api: SiteApi) => async () => ({
  services: (await source((await api()).services.list())).of,
});

/** The list of services. */
export function Component() {
  const { services } = useLoaderData<ReturnType<typeof loader>>();
  const { siteInfo } = useRootData();
  return (
    <>
      <Head
        page={siteText.services.title}
        companyName={siteInfo.companyName}
        description={siteText.services.subtitle}
        canonicalPath={sitePaths.services()}
      />
      <ServicesScreen services={useLoad(services)} />
    </>
  );
}
