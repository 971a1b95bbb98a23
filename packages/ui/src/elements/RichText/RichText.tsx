import type { Image } from '@vitrin/contract/files/image';
import { videoOfLink } from '@vitrin/contract/links/videoLink';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { playerAddress } from '../VideoPlayer/playerAddress.ts';
import { VideoPlayer } from '../VideoPlayer/VideoPlayer.tsx';
import { prose } from './RichText.css.ts';
import { type ShownWords, shownHtml } from './shownHtml.ts';

export type RichTextWords = ShownWords & {
  /** The accessible name of a video's player. */
  player: (title: string) => string;
};

export type RichTextProps = {
  /** HTML sanitised by the server. */
  html: string;
  /** The stored pictures in it, with their sizes; a picture missing here is shown from its only file. */
  pictures?: readonly Image[] | undefined;
  /** The labels of its tables and videos. */
  words: RichTextWords;
};

/** Rich text as an editor wrote it, in the typography of the surrounding page. */
export function RichText(props: RichTextProps) {
  // The key makes a new text a new element, which removes the players of the old one.
  return <Prose key={props.html} {...props} />;
}

/** A video whose link was pressed: its player replaces the link. */
type Playing = { figure: HTMLElement; address: string; title: string };

function Prose({ html, words, pictures }: RichTextProps) {
  const text = useRef<HTMLDivElement>(null);
  const [playing, setPlaying] = useState<readonly Playing[]>([]);

  useEffect(() => {
    const whole = text.current;
    const play = (event: MouseEvent) => {
      const pressed = pressedVideo(event);
      if (pressed === undefined) return;
      event.preventDefault();
      pressed.figure.replaceChildren();
      setPlaying((others) => [...others, pressed]);
    };
    whole?.addEventListener('click', play);
    return () => whole?.removeEventListener('click', play);
  }, []);

  return (
    <>
      <div
        ref={text}
        className={prose}
        dangerouslySetInnerHTML={{ __html: shownHtml(html, words, pictures) }}
      />
      {playing.map(({ figure, address, title }, index) =>
        createPortal(<VideoPlayer address={address} title={words.player(title)} />, figure, `${index}`),
      )}
    </>
  );
}

/** The video whose link was pressed, unless the link is to open in a new tab or window. */
function pressedVideo({
  target,
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: MouseEvent): Playing | undefined {
  if (!(target instanceof Element) || button !== 0 || ctrlKey || metaKey || shiftKey || altKey)
    return undefined;
  const link = target.closest('figure[data-video] > a');
  const figure = link?.parentElement;
  const address = playerAddress(videoOfLink(figure?.dataset['video'] ?? '')?.player ?? '');
  if (!link || !figure || address === undefined) return undefined;
  return { figure, address, title: (link.lastChild?.textContent ?? '').trim() };
}
