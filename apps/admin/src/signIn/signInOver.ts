import type { Session, SessionEvent } from '@vitrin/api-client/createSession';
import { useSyncExternalStore } from 'react';

/** Sign-in over a page whose session has ended while something was under way on it. */
export type SignInOver = {
  /** Whether the page waits for a sign-in. */
  isOpen: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** For the client: resolves once somebody has signed in, to false where the page is given up. */
  renew: (isUpload: boolean) => Promise<boolean>;
  /** Gives the page up, with what was under way on it. */
  giveUp: () => void;
};

/** Watches a session: when it ends under unfinished work, the page stays, and requests wait for the next sign-in. */
export function createSignInOver(session: Session, isWorkUnderWay: () => boolean): SignInOver {
  const listeners = new Set<() => void>();
  let answers: ((signedIn: boolean) => void)[] = [];
  let open = false;

  function setOpen(next: boolean) {
    if (open === next) return;
    open = next;
    for (const listener of listeners) listener();
  }

  function end(signedIn: boolean) {
    setOpen(false);
    const waiting = answers;
    answers = [];
    for (const answer of waiting) answer(signedIn);
  }

  function hear({ type }: SessionEvent) {
    if (type === 'signed-in') end(true);
    // Logging out asks first; a sign-out that comes unasked is one in another tab.
    else if (isWorkUnderWay()) setOpen(true);
  }
  session.subscribe(hear);

  return {
    isOpen: () => open,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    renew: async (isUpload) => {
      // Somebody has signed in while the request was under way.
      if (session.token() !== undefined) return true;
      if (isUpload) setOpen(true);
      if (!open) return false;
      return new Promise((resolve) => {
        answers.push(resolve);
      });
    },
    giveUp: () => end(false),
  };
}

/** Whether the page waits for a sign-in. */
export const useSignInOver = ({ isOpen, subscribe }: SignInOver): boolean =>
  useSyncExternalStore(subscribe, isOpen);
