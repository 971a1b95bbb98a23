import { webAddressOf } from '@vitrin/contract/addresses';
import { formatDate } from '@vitrin/contract/turkish';
import type { Video } from '@vitrin/contract/video';
import { classes } from '../../elements/classes.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { headings, note } from '../../theme/type.css.ts';
import * as css from './VideoCard.css.ts';
import { VideoStage } from './VideoStage.tsx';

export type VideoCardProps = {
  video: Video;
  /** Over the whole width, with its words beside it. */
  lead: boolean;
  priority: boolean;
};

const { videos: text } = siteMediaText;

/** One film: its still or player, its words, and the way to its own page. */
export function VideoCard(props: VideoCardProps) {
  const { video, lead, priority } = props;
  const date = formatDate(video.date);
  const page = webAddressOf(video.url);
  return (
    <article className={classes(css.card, lead && css.leading)}>
      <div className={css.screen}>
        <VideoStage
          video={video}
          sizes={lead ? '(min-width: 1024px) 67vw, 100vw' : '(min-width: 720px) 50vw, 100vw'}
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
