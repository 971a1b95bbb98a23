import type { PublicVideo } from '@vitrin/contract/kinds/video';
import { useState } from 'react';
import { classes } from '../../elements/classes.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { Picture } from '../../elements/Picture/Picture.tsx';
import type { PictureSizes } from '../../elements/Picture/pictureSizes.ts';
import { playerAddress } from '../../elements/VideoPlayer/playerAddress.ts';
import { VideoPlayer } from '../../elements/VideoPlayer/VideoPlayer.tsx';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { note } from '../../theme/type.css.ts';
import * as css from './VideoStage.css.ts';

export type VideoStageProps = { video: PublicVideo; sizes: PictureSizes; priority: boolean };

const { videos: text } = siteMediaText;

/** A video's still image; pressing it shows the player, and nothing is requested from the player's host before. */
export function VideoStage(props: VideoStageProps) {
  const { video, sizes, priority } = props;
  const [playing, setPlaying] = useState(false);
  const player = playerAddress(video.embedUrl);
  const still = video.image && (
    <Picture image={video.image} sizes={sizes} alt="" frame="wide" fill priority={priority} />
  );
  if (player === undefined) return <div className={css.stage}>{still}</div>;
  if (playing) {
    return (
      <div className={css.stage}>
        <VideoPlayer address={player} title={text.player(video.title)} />
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
