import { useSyncExternalStore } from 'react';

let loggingOut = false;
const listeners = new Set<() => void>();

/** Says whether a logout is under way: other calls are not sent meanwhile, since they would be refused. */
export function setLoggingOut(now: boolean): void {
  loggingOut = now;
  for (const listener of listeners) listener();
}

export const isLoggingOut = (): boolean => loggingOut;

/** Whether a logout is under way. */
export const useLoggingOut = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, isLoggingOut);
