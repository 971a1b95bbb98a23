import { type ReactNode, useLayoutEffect, useState } from 'react';
import { holdStill } from './stillness.ts';

export type StoryComfortProps = {
  /** The visitor asked for less motion. */
  still: boolean;
  /** The visitor doubled the browser's text size. */
  largeText: boolean;
  children: ReactNode;
};

/** Shows a story as it looks to a visitor who has changed the system's or the browser's settings. */
export function StoryComfort(props: StoryComfortProps) {
  const { still, largeText } = props;
  const [stillness, setStillness] = useState(still ? undefined : false);
  useLayoutEffect(() => {
    const moveAgain = still ? holdStill() : undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- the render waits for the document, which only an effect may change
    setStillness(still);
    return moveAgain;
  }, [still]);
  useLayoutEffect(() => {
    if (!largeText) return undefined;
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => {
      style.fontSize = '';
    };
  }, [largeText]);
  // The story mounts once the settings are applied, because components read them on their first render.
  return stillness === still ? props.children : null;
}
