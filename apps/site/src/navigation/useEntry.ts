import type { Load } from '@vitrin/contract/load';
import { useEffect } from 'react';
import { type ReadSource, useLoad, useSettled } from '../data.ts';
import { nothing } from './lostPaths.ts';
import type { LostPath } from './page.ts';
import { usePlace } from './place.ts';

/**
 * An entry, and suggestions if it is missing. It counts as loading until its path has been looked up, and while the
 * visitor is redirected.
 */
export function useEntry<T>(
  from: ReadSource<T>,
  lostFrom: ReadSource<LostPath>,
): { entry: Load<T>; near: LostPath['near'] } {
  const entry = useLoad(from);
  const lost = useSettled(lostFrom);
  const { open } = usePlace();
  const { near, movedTo } = lost?.ok === true ? lost.data : nothing;
  useEffect(() => {
    if (movedTo !== undefined) void open(movedTo, { replace: true });
  }, [open, movedTo]);
  const waits = movedTo !== undefined || (entry.status === 'failed' && lost === undefined);
  return { entry: waits ? { status: 'loading' } : entry, near };
}
