import { adminPaths } from '@vitrin/contract/adminPaths';
import type { Leaving } from '@vitrin/ui/admin/saving';
import { useEffect, useRef, useState } from 'react';
import { type Location, useBlocker } from 'react-router-dom';

/** Holds a form with unsaved changes: against links and Back with a question, against a closing tab with the browser's. */
export type UnsavedGuard = {
  /** The way out that waits for an answer. */
  leaving: Leaving | undefined;
  setDirty: (dirty: boolean) => void;
  /** Goes somewhere without a question. */
  pass: (go: () => void) => void;
};

/** The query is part of it: it names a tab. */
const pageOf = ({ pathname, search }: Location): string => `${pathname}${search}`;

/** Asks before unsaved changes are left behind; the way to the login is always open, for sessions that ended. */
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
