import { useEffect } from 'react';

/** What would be lost with the page: changed forms, chosen pictures and uploads. */
const works = new Set<object>();

/** Tells that something is under way, until the returned function is called. */
export function beginWork(): () => void {
  const work = {};
  works.add(work);
  return () => void works.delete(work);
}

/** Whether anything is under way in the panel. */
export const isWorkUnderWay = (): boolean => works.size > 0;

/** Tells that something is under way while a component says so. */
export function useWork(underWay: boolean): void {
  useEffect(() => (underWay ? beginWork() : undefined), [underWay]);
}
