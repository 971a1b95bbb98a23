import * as css from './VideoPlayer.css.ts';

export type VideoPlayerProps = {
  /** The URL of the video's player, from `playerAddress`. */
  address: string;
  /** The accessible name of the player. */
  title: string;
};

/** The pressed element has been removed: the focus moves to the player. */
const takeFocus = (player: HTMLIFrameElement | null): void => player?.focus();

/** A video that plays immediately, filling its container. Shown only after a click, since it contacts another host. */
export function VideoPlayer({ address, title }: VideoPlayerProps) {
  return (
    <iframe
      ref={takeFocus}
      className={css.player}
      src={address}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- players need their own origin; since it differs from this page's, the sandbox still holds
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
