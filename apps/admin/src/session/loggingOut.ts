import { useSyncExternalStore } from 'react';

let loggingOut = false;
const listeners = new Set<() => void>();

/** Marks a logout as under way: other calls are not sent meanwhile, since they would be refused. */
export function setLoggingOut(now: boolean): void {
  loggingOut = now;
  for (const listener of listeners) listener();
}

/** Whether a logout is under way. */
export const isLoggingOut = (): boolean => loggingOut;

/** The same; the component re-renders when it changes. */
export const useLoggingOut = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, isLoggingOut);
