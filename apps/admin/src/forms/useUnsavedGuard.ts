import { adminPaths } from '@vitrin/contract/adminPaths';
import type { Leaving } from '@vitrin/ui/admin/saving';
import { useEffect, useRef, useState } from 'react';
import { type Location, useBlocker } from 'react-router-dom';

/** Guards a form with unsaved changes: on links and Back with our confirmation, on a closing tab with the browser's. */
export type UnsavedGuard = {
  /** The navigation that waits for a confirmation. */
  leaving: Leaving | undefined;
  setDirty: (dirty: boolean) => void;
  /** Navigates without a confirmation. */
  pass: (go: () => void) => void;
};

/** Includes the query, which names a tab. */
const pageOf = ({ pathname, search }: Location): string => `${pathname}${search}`;

/** Asks before unsaved changes are lost; navigation to the login is never blocked, for sessions that have ended. */
export function useUnsavedGuard(onLeave?: () => void): UnsavedGuard {
  const [dirty, setDirty] = useState(false);
  const passing = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      !passing.current &&
      pageOf(nextLocation) !== pageOf(currentLocation) &&
      nextLocation.pathname !== adminPaths.login(),
  );

  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  return {
    leaving:
      blocker.state === 'blocked'
        ? {
            onLeave: () => {
              onLeave?.();
              blocker.proceed();
            },
            onStay: () => blocker.reset(),
          }
        : undefined,
    setDirty,
    pass: (go) => {
      passing.current = true;
      go();
      passing.current = false;
    },
  };
}
