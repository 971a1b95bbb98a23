import { sitePaths } from '@vitrin/contract/sitePaths';
import { HomeScreen } from '@vitrin/ui/site/HomeScreen';
import { use } from 'react';
import { useLoaderData } from 'react-router-dom';
import { type SiteApi, source, useLoad } from '../data.ts';
import { DocumentPartsContext } from '../document/documentParts.ts';
import { Head, StructuredData } from '../head.tsx';
import { websiteData } from '../structuredData.ts';
import { useRootData } from './RootContainer.tsx';

/** Reads the home page's texts and its services side by side. */
export const loader = (api: SiteApi) => async () => {
  const client = await api();
  const [home, services] = await Promise.all([
    source(client.homePage.read()),
    source(client.services.list()),
  ]);
  return { home: home.of, services: services.of };
};

/** The home page. */
export function Component() {
  const data = useLoaderData<ReturnType<typeof loader>>();
  const { siteInfo } = useRootData();
  const { origin } = use(DocumentPartsContext);
  const home = useLoad(data.home);
  return (
    <>
      <Head
        page={null}
        companyName={siteInfo.companyName}
        description={home.status === 'ready' ? home.data.titleDescription : siteInfo.footerDescription}
        canonicalPath={sitePaths.home()}
      />
      <StructuredData data={websiteData(siteInfo, origin)} />
      <HomeScreen home={home} services={useLoad(data.services)} />
    </>
  );
}
