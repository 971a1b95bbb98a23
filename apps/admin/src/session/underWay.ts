import { useEffect } from 'react';

/** What would be lost with the page: changed forms, chosen pictures and uploads. */
const works = new Set<object>();

/** Marks work as unfinished until the returned function is called. */
export function beginWork(): () => void {
  const work = {};
  works.add(work);
  return () => void works.delete(work);
}

/** Whether there is unfinished work in the panel. */
export const isWorkUnderWay = (): boolean => works.size > 0;

/** Marks work as unfinished while a component says so. */
export function useWork(underWay: boolean): void {
  useEffect(() => (underWay ? beginWork() : undefined), [underWay]);
}
