import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { GalleryScreen } from '@vitrin/ui/site/GalleryScreen';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { use } from 'react';
import type { SiteApi } from '../data.ts';
import { DocumentPartsContext } from '../document/documentParts.ts';
import { StructuredData } from '../head.tsx';
import { joinLists, readPart, usePart } from '../listPart.ts';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import { PageFacts } from '../PageFacts.tsx';
import { useMore } from '../useMore.ts';
import { galleryData } from '../pageData/mediaData.ts';

/** Reads a page of the active pictures of the gallery. */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const { gallery } = await api();
  return { list: await readPart(args, limits.pagePictures, gallery.list.page, joinLists) };
};

/** The photo gallery. */
export function Component() {
  const data = useLoaderData<ReturnType<typeof loader>>();
  const { origin } = use(DocumentPartsContext);
  const { items, place } = usePart(data.list);
  const more = useMore(data, joinLists);
  const { title, subtitle } = siteMediaText.gallery;
  return (
    <>
      <PageFacts
        title={title}
        description={subtitle}
        path={sitePaths.photos()}
        listPage={data.list.page}
        image={items.status === 'ready' ? (items.data[0] ?? null) : null}
      />
      {items.status === 'ready' && <StructuredData data={galleryData(items.data, origin)} />}
      <GalleryScreen items={items} place={place} more={more} />
    </>
  );
}
