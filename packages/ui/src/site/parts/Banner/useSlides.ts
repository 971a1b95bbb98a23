import { useEffect, useState } from 'react';

/** The state of a slider and what may be done to it. */
export type Slides = {
  index: number;
  /** Whether it goes on by itself, by the visitor's wish. */
  playing: boolean;
  /** Whether the timer is paused at the moment: by pointer, focus or a hidden tab. */
  held: boolean;
  /** True once the page is loaded and the further pictures may be. */
  live: boolean;
  previous: () => void;
  next: () => void;
  show: (index: number) => void;
  setPlaying: (playing: boolean) => void;
  /** Handlers for the part of the page that pauses the timer. */
  hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
};

/**
 * Advances through `count` slides. The first render is paused; the browser starts it unless reduced motion is
 * preferred.
 */
export function useSlides(count: number): Slides {
  const [wanted, setWanted] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);
  const [live, setLive] = useState(false);
  const index = count === 0 ? 0 : wanted % count;

  useEffect(() => {
    if (count < 2) return undefined;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setPlaying(!still.matches);
    const look = () => setHidden(document.hidden);
    const begin = () => {
      setLive(true);
      follow();
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    still.addEventListener('change', follow);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('load', begin);
      still.removeEventListener('change', follow);
      document.removeEventListener('visibilitychange', look);
    };
  }, [count]);

  return {
    index,
    playing,
    held: pointed || focused || hidden,
    live,
    previous: () => setWanted(index + count - 1),
    next: () => setWanted(index + 1),
    show: setWanted,
    setPlaying: (play) => {
      setPlaying(play);
      setPointed(false);
      setFocused(false);
    },
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
