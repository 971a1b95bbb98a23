import { sitePaths } from '@vitrin/contract/sitePaths';
import { GalleryScreen } from '@vitrin/ui/site/GalleryScreen';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { use } from 'react';
import { type SiteApi, source, useLoad } from '../data.ts';
import { DocumentPartsContext } from '../document/documentParts.ts';
import { StructuredData } from '../head.tsx';
import { useLoaderData } from '../navigation/page.ts';
import { PageFacts } from '../PageFacts.tsx';
import { galleryData } from '../structuredData.ts';

/** Reads the active pictures of the gallery. */
export const loader = (api: SiteApi) => async () => ({
  items: (await source((await api()).gallery.list())).of,
});

/** The photo gallery. */
export function Component() {
  const data = useLoaderData<ReturnType<typeof loader>>();
  const { origin } = use(DocumentPartsContext);
  const items = useLoad(data.items);
  const { title, subtitle } = siteMediaText.gallery;
  return (
    <>
      <PageFacts
        title={title}
        description={subtitle}
        path={sitePaths.photos()}
        image={items.status === 'ready' ? (items.data[0] ?? null) : null}
      />
      {items.status === 'ready' && <StructuredData data={galleryData(items.data, origin)} />}
      <GalleryScreen items={items} />
    </>
  );
}
