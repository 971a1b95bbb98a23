import type { Video } from '@vitrin/contract/video';
import { useState } from 'react';
import { classes } from '../../elements/classes.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { Picture } from '../../elements/Picture/Picture.tsx';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { note } from '../../theme/type.css.ts';
import { playerAddress } from './playerAddress.ts';
import * as css from './VideoStage.css.ts';

export type VideoStageProps = { video: Video; sizes: string; priority: boolean };

const { videos: text } = siteMediaText;

/** The pressed button has been removed: the focus moves to the player. */
const takeFocus = (player: HTMLIFrameElement | null): void => player?.focus();

/** A film's still; pressing it shows the player, and nothing is requested from the player's host before. */
export function VideoStage(props: VideoStageProps) {
  const { video, sizes, priority } = props;
  const [playing, setPlaying] = useState(false);
  const player = playerAddress(video.embedUrl);
  const still = video.image && <Picture image={video.image} sizes={sizes} alt="" fill priority={priority} />;
  if (player === undefined) return <div className={css.stage}>{still}</div>;
  if (playing) {
    return (
      <div className={css.stage}>
        <iframe
          ref={takeFocus}
          className={css.player}
          src={player}
          title={text.player(video.title)}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- players need their own origin; as it is another than this page's, the sandbox still holds
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    );
  }
  return (
    <button
      type="button"
      className={classes(css.stage, css.button)}
      aria-label={text.play(video.title, video.duration)}
      onClick={() => setPlaying(true)}
    >
      <span className={css.view}>{still}</span>
      <span className={css.mark}>
        <Icon name="play" size="large" />
      </span>
      {video.duration !== '' && <span className={classes(note, css.duration)}>{video.duration}</span>}
    </button>
  );
}
