import { useLayoutEffect } from 'react';

type Work = {
  /** Ends work that would go on without its page. */
  onGiveUp: (() => void) | undefined;
};

/** What would be lost with the page: changed forms, chosen pictures and uploads. */
const works = new Set<Work>();

/** The browser asks before the page is closed. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Marks work as unfinished until the returned function is called. */
export function beginWork(onGiveUp?: () => void): () => void {
  const work = { onGiveUp };
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

/** Stops what would continue without its page: one person's uploads must not continue as another's. */
export function giveUpWork(): void {
  for (const { onGiveUp } of works) onGiveUp?.();
}

/** What happens to the page as a whole. */
export const page = {
  /** Loads it anew without asking: nothing of it survives. */
  loadAnew: () => {
    removeEventListener('beforeunload', ask);
    location.reload();
  },
};

/** Marks work as unfinished while a component says so: from the moment it appears. */
export function useWork(underWay: boolean): void {
  useLayoutEffect(() => (underWay ? beginWork() : undefined), [underWay]);
}
