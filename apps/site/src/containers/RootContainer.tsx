import { emptySiteInfo } from '@vitrin/contract/siteInfoDefaults';
import { LinkProvider } from '@vitrin/ui/elements/Link';
import { ErrorScreen } from '@vitrin/ui/site/ErrorScreen';
import { NotFoundScreen } from '@vitrin/ui/site/NotFoundScreen';
import { SiteFrame } from '@vitrin/ui/site/SiteFrame';
import { siteText } from '@vitrin/ui/text/site.tr';
import { type ReactNode, use } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router-dom';
import { settle, type SiteApi } from '../data.ts';
import { Document } from '../document/Document.tsx';
import { DocumentPartsContext } from '../document/documentParts.ts';
import { Head, pageTitle, StructuredData } from '../head.tsx';
import { RouterLink } from '../RouterLink.tsx';
import { pageError, statusOf } from '../routeError.ts';
import { isRouteHandle, routeIds } from '../routeHandle.ts';
import { companyData } from '../structuredData.ts';

/** What every page shows: the company's facts, the services in the menu, and the year in the footer. */
export type RootData = Awaited<ReturnType<ReturnType<typeof rootLoader>>>;

/** Reads what the frame needs; where a part cannot be read its default stands in. */
export const rootLoader = (api: SiteApi) => async () => {
  const client = await api();
  const [siteInfo, services] = await Promise.all([
    settle(client.siteInfo.read()),
    settle(client.services.listBasic()),
  ]);
  // Where nothing at all can be read there is no site to show; where a part can, the rest falls back.
  if (import.meta.env.SSR && !siteInfo.ok && !services.ok) throw pageError(503);
  return {
    siteInfo: siteInfo.ok ? siteInfo.data : emptySiteInfo,
    services: services.ok ? services.data : [],
    year: new Date().getFullYear(),
  };
};

/** The frame's data, for every page below the root; defaults where the root itself failed. */
export function useRootData(): RootData {
  return useRouteLoaderData<ReturnType<typeof rootLoader>>(routeIds.root) ?? unreadRoot;
}

const unreadRoot: RootData = { siteInfo: emptySiteInfo, services: [], year: new Date().getFullYear() };

function Page(props: { overPicture: boolean; children: ReactNode }) {
  const { siteInfo, services, year } = useRootData();
  const { pathname } = useLocation();
  const { origin } = use(DocumentPartsContext);
  return (
    <Document
      favicon={siteInfo.favicon ?? siteInfo.favIcon}
      feedTitle={pageTitle(siteText.menu.blog, siteInfo.companyName)}
    >
      <StructuredData data={companyData(siteInfo, origin)} />
      <LinkProvider component={RouterLink}>
        <SiteFrame
          siteInfo={siteInfo}
          services={services}
          currentPath={pathname}
          year={year}
          overPicture={props.overPicture}
          preloader="show"
        >
          {props.children}
        </SiteFrame>
      </LinkProvider>
      <ScrollRestoration />
    </Document>
  );
}

/** The frame around every page. */
export function RootContainer() {
  const handle = useMatches().at(-1)?.handle;
  return (
    <Page overPicture={isRouteHandle(handle) && handle.overPicture}>
      <Outlet />
    </Page>
  );
}

/** What stands in the frame when a page was not found or failed. */
export function RootErrorContainer() {
  const missing = statusOf(useRouteError()) === 404;
  const { siteInfo } = useRootData();
  return (
    <Page overPicture={false}>
      <Head
        page={missing ? siteText.notFound.title : siteText.error.title}
        companyName={siteInfo.companyName}
        hidden
      />
      {missing ? <NotFoundScreen /> : <ErrorScreen onRetry={() => window.location.reload()} />}
    </Page>
  );
}
