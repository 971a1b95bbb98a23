import { useLayoutEffect } from 'react';

/** What would be lost with the page: changed forms, chosen pictures and uploads. */
const works = new Set<object>();

/** The browser asks before the page is closed. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Marks work as unfinished until the returned function is called. */
export function beginWork(): () => void {
  const work = {};
  works.add(work);
  // Only as long as needed: browsers keep a page with this listener out of their cache for Back.
  addEventListener('beforeunload', ask);
  return () => {
    works.delete(work);
    if (works.size === 0) removeEventListener('beforeunload', ask);
  };
}

/** Whether there is unfinished work in the panel. */
export const isWorkUnderWay = (): boolean => works.size > 0;

/** Marks work as unfinished while a component says so: from the moment it appears. */
export function useWork(underWay: boolean): void {
  useLayoutEffect(() => (underWay ? beginWork() : undefined), [underWay]);
}
