import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { VideosScreen } from '@vitrin/ui/site/VideosScreen';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { use } from 'react';
import type { SiteApi } from '../data.ts';
import { DocumentPartsContext } from '../document/documentParts.ts';
import { StructuredData } from '../head.tsx';
import { joinLists, readPart, usePart } from '../listPart.ts';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import { PageFacts } from '../PageFacts.tsx';
import { useMore } from '../useMore.ts';
import { videoData } from '../pageData/mediaData.ts';

/** Loads a page of the active videos. */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const { homeSlices } = await api();
  return { list: await readPart(args, limits.pageVideos, homeSlices.video.page, joinLists) };
};

/** The video gallery. */
export function Component() {
  const data = useLoaderData<ReturnType<typeof loader>>();
  const { origin } = use(DocumentPartsContext);
  const { items: videos, place } = usePart(data.list);
  const more = useMore(data, joinLists);
  const { title, subtitle } = siteMediaText.videos;
  return (
    <>
      <PageFacts
        title={title}
        description={subtitle}
        path={sitePaths.videos()}
        listPage={data.list.page}
        image={videos.status === 'ready' ? (videos.data[0]?.image ?? null) : null}
      />
      {videos.status === 'ready' &&
        videos.data.map((video) => <StructuredData key={video.id} data={videoData(video, origin)} />)}
      <VideosScreen videos={videos} place={place} more={more} />
    </>
  );
}
