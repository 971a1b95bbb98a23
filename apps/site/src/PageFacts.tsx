import type { Image } from '@vitrin/contract/files/image';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteListsText } from '@vitrin/ui/text/website/siteLists';
import { use } from 'react';
import { useRootData } from './containers/RootContainer.tsx';
import { DocumentPartsContext } from './document/documentParts.ts';
import { Head, StructuredData } from './head.tsx';
import { pageAddress } from './listPart.ts';
import { breadcrumbData } from './structuredData.ts';

export type PageFactsProps = {
  title: string;
  /** Text or HTML that describes the page. */
  description: string;
  path: string;
  /** Which page of its list it shows; each has an address and a title of its own. */
  listPage?: number;
  image?: Image | null;
  /** Hidden from search engines. */
  hidden?: boolean;
};

/** Head and breadcrumb of a page directly below the home page. */
export function PageFacts(props: PageFactsProps) {
  const { title, description, path, listPage = 1, image = null, hidden = false } = props;
  const { siteInfo } = useRootData();
  const { origin } = use(DocumentPartsContext);
  const way = [
    { name: siteText.menu.home, path: sitePaths.home() },
    { name: title, path },
  ];
  return (
    <>
      <Head
        page={listPage === 1 ? title : siteListsText.title(title, listPage)}
        companyName={siteInfo.companyName}
        description={description}
        canonicalPath={pageAddress(path, listPage)}
        image={image}
        hidden={hidden}
      />
      <StructuredData data={breadcrumbData(way, origin)} />
    </>
  );
}
