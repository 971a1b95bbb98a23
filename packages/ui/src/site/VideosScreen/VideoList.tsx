import type { PublicVideo } from '@vitrin/contract/kinds/video';
import { classes } from '../../elements/classes.ts';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { grid } from '../../theme/layout.css.ts';
import { VideoCard } from './VideoCard.tsx';
import * as css from './VideoList.css.ts';

export type VideoListProps = {
  videos: readonly PublicVideo[];
  /** Set if more videos were loaded below the initial ones, which stay unchanged. */
  grown: boolean;
};

/** Videos in pairs; if their number is odd, the first has the full width. */
export function VideoList(props: VideoListProps) {
  const { videos, grown } = props;
  const leads = !grown && videos.length % 2 === 1;
  return (
    <ul className={classes(grid, css.list)}>
      {videos.map((video, index) => {
        const lead = leads && index === 0;
        return (
          <li key={video.id} className={lead ? css.lead : css.pair}>
            <VideoCard video={video} lead={lead} priority={index === 0} />
          </li>
        );
      })}
    </ul>
  );
}

/** Placeholders while the videos load. */
export function VideoListSkeleton() {
  return (
    <div aria-busy="true">
      <output>
        <VisuallyHidden>{siteMediaText.videos.loading}</VisuallyHidden>
      </output>
      <div className={classes(grid, css.list)}>
        {['64%', '48%', '56%', '40%'].map((width) => (
          <div key={width} className={classes(css.pair, css.blank)}>
            <div className={css.blankScreen} />
            <Skeleton width={width} height="1.4rem" />
            <Skeleton width="88px" height="0.8rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
