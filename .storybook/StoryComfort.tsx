import { type ReactNode, useLayoutEffect, useState } from 'react';
import { holdStill } from './stillness.ts';

export type StoryComfortProps = {
  /** The visitor asked for less motion. */
  still: boolean;
  /** The visitor doubled the browser's text size. */
  largeText: boolean;
  children: ReactNode;
};

/** Shows a story as a visitor sees it who changed the system's or the browser's settings. */
export function StoryComfort(props: StoryComfortProps) {
  const { still, largeText } = props;
  const [stillness, setStillness] = useState(still ? undefined : false);
  useLayoutEffect(() => {
    const moveAgain = still ? holdStill() : undefined;
    // What is drawn waits for the document, which only an effect may change.
    // oxlint-disable-next-line react/set-state-in-effect
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
  // The story begins once the settings hold, because pieces ask for them when they are first drawn.
  return stillness === still ? props.children : null;
}
