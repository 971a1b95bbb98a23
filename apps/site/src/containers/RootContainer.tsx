import { emptySiteInfo } from '@vitrin/contract/settings/siteInfoDefaults';
import type { ServiceBasic } from '@vitrin/contract/kinds/service';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { LinkProvider } from '@vitrin/ui/elements/Link';
import { SiteFrame } from '@vitrin/ui/site/SiteFrame';
import { siteText } from '@vitrin/ui/text/website/site';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { rememberPage } from '../cameFrom.ts';
import { type SiteApi, SiteApiContext } from '../data.ts';
import { Document } from '../document/Document.tsx';
import { DocumentPartsContext } from '../document/documentParts.ts';
import { pageTitle } from '@vitrin/contract/rendering/pageTitle';
import { StructuredData } from '../head.tsx';
import { type FrameProps, SiteNavigation } from '../navigation/SiteNavigation.tsx';
import type { BringRoutes, ShownPage } from '../navigation/page.ts';
import { usePageSubject } from '../pageSubject.ts';
import { SiteLink } from '../SiteLink.tsx';
import { companyData } from '../pageData/companyFacts.ts';

/** The data of every page's frame: the company's facts, the services in the menu, and the year in the footer. */
export type RootData = { siteInfo: SiteInfo; services: readonly ServiceBasic[]; year: number };

const RootDataContext = createContext<RootData>({ siteInfo: emptySiteInfo, services: [], year: 0 });

/** The frame's data, for every page in it. */
export const useRootData = (): RootData => use(RootDataContext);

export type RootContainerProps = {
  root: RootData;
  api: SiteApi;
  bringRoutes: BringRoutes;
  firstPage: ShownPage;
  band?: ReactNode;
};

/** The document around the site's pages. */
export function RootContainer(props: RootContainerProps) {
  const { siteInfo } = props.root;
  const { origin } = use(DocumentPartsContext);
  return (
    <Document
      favicon={siteInfo.favicon ?? siteInfo.favIcon}
      band={props.band}
      feedTitle={pageTitle(siteText.menu.blog, siteInfo.companyName)}
    >
      <StructuredData data={import.meta.env.SSR ? companyData(siteInfo, origin) : null} />
      <SitePages {...props} />
    </Document>
  );
}

/** The pages with the frame around each of them. */
export function SitePages(props: RootContainerProps) {
  return (
    <RootDataContext value={props.root}>
      <SiteApiContext value={props.api}>
        <LinkProvider component={SiteLink}>
          <SiteNavigation bringRoutes={props.bringRoutes} firstPage={props.firstPage} frame={Frame} />
        </LinkProvider>
      </SiteApiContext>
    </RootDataContext>
  );
}

function Frame(props: FrameProps) {
  const { siteInfo, services, year } = useRootData();
  const about = usePageSubject(props.page.data, props.path);
  useEffect(() => rememberPage(props.path), [props.path]);
  return (
    <SiteFrame
      siteInfo={siteInfo}
      services={services}
      currentPath={props.path}
      about={about}
      year={year}
      overPicture={props.page.overPicture}
      preloader="show"
      announcement={props.announcement}
    >
      {props.children}
    </SiteFrame>
  );
}
