import { viewLimits } from '@vitrin/contract/viewLimits';
import { useEffect, useState } from 'react';

/** The state of a slider and its actions. */
export type Slides = {
  index: number;
  /** Whether it advances automatically, as far as the visitor has chosen. */
  playing: boolean;
  /** Whether the timer is currently paused by hover, focus or a hidden tab. */
  held: boolean;
  /** The slides whose pictures should load: those shown so far, and the next one after half of the interval. */
  wanted: ReadonlySet<number>;
  previous: () => void;
  next: () => void;
  show: (index: number) => void;
  setPlaying: (playing: boolean) => void;
  /** Handlers that pause the timer: for hovering a text or a control, and for focus anywhere. */
  hold: {
    pointer: { onPointerEnter: () => void; onPointerLeave: () => void };
    focus: { onFocus: () => void; onBlur: () => void };
  };
};

const including =
  (slide: number) =>
  (before: ReadonlySet<number>): ReadonlySet<number> =>
    new Set([...before, slide]);

/**
 * Advances through `count` slides. The first render is paused; the browser starts it unless reduced motion is
 * preferred.
 */
export function useSlides(count: number): Slides {
  const [position, setPosition] = useState(0);
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set([0]));
  const [playing, setPlaying] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);
  const index = count === 0 ? 0 : position % count;
  const next = count === 0 ? 0 : (index + 1) % count;
  const held = pointed || focused || hidden;

  useEffect(() => {
    if (count === 0) return undefined;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setPlaying(!still.matches);
    const look = () => setHidden(document.hidden);
    if (document.readyState === 'complete') follow();
    else window.addEventListener('load', follow, { once: true });
    still.addEventListener('change', follow);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('load', follow);
      still.removeEventListener('change', follow);
      document.removeEventListener('visibilitychange', look);
    };
  }, [count]);

  useEffect(() => {
    if (!playing || held || count < 2) return undefined;
    const ahead = setTimeout(() => setWanted(including(next)), viewLimits.bannerIntervalMs / 2);
    return () => clearTimeout(ahead);
  }, [playing, held, next, count]);

  const show = (slide: number) => {
    setPosition(slide);
    setWanted(including(slide));
  };

  return {
    index,
    playing,
    held,
    wanted,
    previous: () => show((index + count - 1) % count),
    next: () => show(next),
    show,
    setPlaying: (play) => {
      setPlaying(play);
      setPointed(false);
      setFocused(false);
    },
    hold: {
      pointer: { onPointerEnter: () => setPointed(true), onPointerLeave: () => setPointed(false) },
      focus: { onFocus: () => setFocused(true), onBlur: () => setFocused(false) },
    },
  };
}
