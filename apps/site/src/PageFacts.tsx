import type { Image } from '@vitrin/contract/image';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { siteText } from '@vitrin/ui/text/website/site';
import { use } from 'react';
import { useRootData } from './containers/RootContainer.tsx';
import { DocumentPartsContext } from './document/documentParts.ts';
import { Head, StructuredData } from './head.tsx';
import { breadcrumbData } from './structuredData.ts';

export type PageFactsProps = {
  title: string;
  /** Text or HTML that says what the page is about. */
  description: string;
  path: string;
  image?: Image | null;
};

/** Head and breadcrumb of a page directly below the home page. */
export function PageFacts(props: PageFactsProps) {
  const { title, description, path, image = null } = props;
  const { siteInfo } = useRootData();
  const { origin } = use(DocumentPartsContext);
  const way = [
    { name: siteText.menu.home, path: sitePaths.home() },
    { name: title, path },
  ];
  return (
    <>
      <Head
        page={title}
        companyName={siteInfo.companyName}
        description={description}
        canonicalPath={path}
        image={image}
      />
      <StructuredData data={breadcrumbData(way, origin)} />
    </>
  );
}
