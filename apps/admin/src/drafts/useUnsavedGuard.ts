import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import type { Leaving } from '@vitrin/ui/admin/saving';
import { useCallback, useRef, useState } from 'react';
import { type Location, useBlocker, useNavigate } from 'react-router-dom';
import { useWork } from '../shared/underWay.ts';

/** Guards a form with unsaved changes: our own confirmation on links and Back, the browser's on closing the tab. */
export type UnsavedGuard = {
  /** The navigation that awaits a confirmation. */
  leaving: Leaving | undefined;
  /** There may be several places with unsaved input; `source` identifies one. */
  setDirty: (dirty: boolean, source?: string) => void;
  /** The places with unsaved input. */
  unsaved: ReadonlySet<string>;
  /** Navigates without a confirmation. */
  pass: (go: () => void) => void;
};

/** Includes the query, which identifies a tab. */
const addressOf = ({ pathname, search }: Location): string => `${pathname}${search}`;

/**
 * Asks before unsaved changes are lost; navigation to the login is never blocked, for sessions that have ended. `pageOf`
 * identifies a page, within which nothing is lost.
 */
export function useUnsavedGuard(
  onLeave?: () => void,
  pageOf: (location: Location) => string = addressOf,
): UnsavedGuard {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const dirty = unsaved.size > 0;
  const navigate = useNavigate();
  const passing = useRef(false);
  useWork(dirty);
  const setDirty = useCallback((isDirty: boolean, source = 'form') => {
    setUnsaved((before) => {
      if (before.has(source) === isDirty) return before;
      const others = [...before].filter((other) => other !== source);
      return new Set(isDirty ? [...others, source] : others);
    });
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      !passing.current &&
      pageOf(nextLocation) !== pageOf(currentLocation) &&
      nextLocation.pathname !== adminPaths.login(),
  );

  return {
    leaving:
      blocker.state === 'blocked'
        ? {
            onLeave: () => {
              onLeave?.();
              blocker.proceed();
            },
            onStay: () => blocker.reset(),
            onHold: () => {
              const { location } = blocker;
              blocker.reset();
              return () => pass(() => void navigate(location));
            },
          }
        : undefined,
    setDirty,
    unsaved,
    pass,
  };

  function pass(go: () => void) {
    passing.current = true;
    go();
    passing.current = false;
  }
}
