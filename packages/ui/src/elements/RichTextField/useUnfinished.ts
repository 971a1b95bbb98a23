import { useLayoutEffect, useRef } from 'react';
import type { OnUnfinished, Unfinished } from './richText.ts';

/** Reports what a row holds, as long as it holds something that is not in the text yet. */
export function useUnfinished(holds: boolean, now: Unfinished, onUnfinished: OnUnfinished): void {
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  useLayoutEffect(() => {
    if (!holds) return undefined;
    onUnfinished({ finish: () => latest.current.finish(), drop: () => latest.current.drop() });
    return () => onUnfinished(undefined);
  }, [holds, onUnfinished]);
}
