import { useSyncExternalStore } from 'react';

let leaving = false;
const listeners = new Set<() => void>();

/** Says whether a logout is under way: other calls are not sent meanwhile, since they would be refused. */
export function setLeaving(now: boolean): void {
  leaving = now;
  for (const listener of listeners) listener();
}

export const isLeaving = (): boolean => leaving;

/** Whether a logout is under way. */
export const useLeaving = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, isLeaving);
