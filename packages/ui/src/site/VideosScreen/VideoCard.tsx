import { webAddressOf } from '@vitrin/contract/links/addresses';
import { formatDate } from '@vitrin/contract/text/turkish';
import type { PublicVideo } from '@vitrin/contract/kinds/video';
import { classes } from '../../elements/classes.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { headings, note } from '../../theme/type.css.ts';
import * as css from './VideoCard.css.ts';
import { VideoStage } from './VideoStage.tsx';
import { from } from '../../theme/breakpoints.ts';
import { columns } from '../parts/pageWidths.ts';

export type VideoCardProps = {
  video: PublicVideo;
  /** Whether it has the full width, with its text next to the picture. */
  lead: boolean;
  priority: boolean;
};

const { videos: text } = siteMediaText;

/** One video: its still image or player, its texts, and a link to its own page. */
export function VideoCard(props: VideoCardProps) {
  const { video, lead, priority } = props;
  const date = formatDate(video.date);
  const page = webAddressOf(video.url);
  return (
    <article className={classes(css.card, lead && css.leading)}>
      <div className={css.screen}>
        <VideoStage
          video={video}
          sizes={[
            lead
              ? { media: from.desktop, width: columns(8), ratio: 16 / 9 }
              : { media: from.tablet, width: columns(6), ratio: 16 / 9 },
            { width: '92vw', ratio: 16 / 9 },
          ]}
          priority={priority}
        />
      </div>
      <div className={css.words}>
        <h2 className={classes(lead ? headings.h2 : headings.h3, css.title)}>{video.title}</h2>
        {date !== '' && (
          <p className={note}>
            <time dateTime={video.date}>{date}</time>
          </p>
        )}
        {video.description !== '' && <p className={css.description}>{video.description}</p>}
        {page !== '' && (
          <a
            className={css.link}
            href={page}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={text.pageOf(video.title)}
          >
            {text.page}
            <Icon name="outward" size="small" />
          </a>
        )}
      </div>
    </article>
  );
}
