import type { Load } from '@vitrin/contract/load';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { PublicVideo } from '@vitrin/contract/kinds/video';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { wrap } from '../../theme/layout.css.ts';
import { GrowingList, type ListMore } from '../parts/GrowingList/GrowingList.tsx';
import type { ListPlace } from '../parts/ListPages/ListPages.tsx';
import { MediaSwitch } from '../parts/MediaSwitch/MediaSwitch.tsx';
import { PageHead } from '../parts/PageHead/PageHead.tsx';
import { StatePanel } from '../parts/StatePanel/StatePanel.tsx';
import { VideoList, VideoListSkeleton } from './VideoList.tsx';
import { body } from './VideosScreen.css.ts';

export type VideosScreenProps = {
  videos: Load<readonly PublicVideo[]>;
  /** Which page of the list these are; without it, they are the whole list. */
  place?: ListPlace | undefined;
  /** Loads the next page of the list below. */
  more?: ListMore | undefined;
};

const { videos: text } = siteMediaText;

/** The video gallery. */
export function VideosScreen(props: VideosScreenProps) {
  return (
    <>
      <PageHead title={text.title} subtitle={text.subtitle} />
      <div className={classes(wrap, body)}>
        <MediaSwitch current="videos" />
        <Content {...props} />
      </div>
    </>
  );
}

function Content({ videos, place, more }: VideosScreenProps) {
  if (videos.status === 'loading') return <VideoListSkeleton />;
  if (videos.status === 'failed') {
    return (
      <StatePanel
        state="failed"
        title={text.failed}
        hint={text.failedHint}
        detail={videos.error}
        actions={<Button onClick={videos.retry}>{siteText.action.retry}</Button>}
      />
    );
  }
  if (videos.data.length > 0) {
    return (
      <GrowingList place={place} path={sitePaths.videos()} more={more}>
        <VideoList videos={videos.data} grown={place?.last !== undefined && place.last > place.page} />
      </GrowingList>
    );
  }
  return (
    <StatePanel
      state="empty"
      title={text.empty}
      hint={text.emptyHint}
      actions={<ButtonLink href={sitePaths.contact()}>{siteText.menu.contact}</ButtonLink>}
    />
  );
}
