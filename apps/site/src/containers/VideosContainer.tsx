import { sitePaths } from '@vitrin/contract/sitePaths';
import { VideosScreen } from '@vitrin/ui/site/VideosScreen';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { use } from 'react';
import { type SiteApi, source, useLoad } from '../data.ts';
import { DocumentPartsContext } from '../document/documentParts.ts';
import { StructuredData } from '../head.tsx';
import { useLoaderData } from '../navigation/page.ts';
import { PageFacts } from '../PageFacts.tsx';
import { videoData } from '../pageData/mediaData.ts';

/** Reads the films. */
export const loader = (api: SiteApi) => async () => ({
  videos: (await source((await api()).homeSlices.video())).of,
});

/** The video gallery. */
export function Component() {
  const data = useLoaderData<ReturnType<typeof loader>>();
  const { origin } = use(DocumentPartsContext);
  const videos = useLoad(data.videos);
  const { title, subtitle } = siteMediaText.videos;
  return (
    <>
      <PageFacts
        title={title}
        description={subtitle}
        path={sitePaths.videos()}
        image={videos.status === 'ready' ? (videos.data[0]?.image ?? null) : null}
      />
      {videos.status === 'ready' &&
        videos.data.map((video) => <StructuredData key={video.id} data={videoData(video, origin)} />)}
      <VideosScreen videos={videos} />
    </>
  );
}
