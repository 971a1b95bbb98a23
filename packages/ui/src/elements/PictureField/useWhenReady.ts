import { useLayoutEffect, useRef } from 'react';
import { whenReady } from './smallerPicture.ts';

/**
 * Converts chosen files, and passes them to the latest `take`: the subject may have changed since they were chosen, and
 * the component may be gone.
 */
export function useWhenReady(
  take: (ready: readonly File[]) => void,
  prepare: (files: readonly File[], onReady: (ready: readonly File[]) => void) => unknown = whenReady,
): (files: readonly File[]) => void {
  const newest = useRef(take);
  useLayoutEffect(() => {
    newest.current = take;
  });
  return (files) => void prepare(files, (ready) => newest.current(ready));
}
