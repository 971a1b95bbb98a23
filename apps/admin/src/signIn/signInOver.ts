import type { Session, SessionEvent } from '@vitrin/api-client/createSession';
import { useSyncExternalStore } from 'react';

/** Sign-in over a page whose session has ended during unfinished work. */
export type SignInOver = {
  /** Whether the page awaits a sign-in. */
  isOpen: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** For the client: resolves after a sign-in, to false if the page is abandoned. */
  renew: (isUpload: boolean) => Promise<boolean>;
  /** Abandons the page, with its unfinished work. */
  giveUp: () => void;
};

/** The unfinished work of the page. */
export type PageWork = { isUnderWay: () => boolean; giveUp: () => void };

/** Watches a session: when it ends during unfinished work, the page stays, and requests wait for the next sign-in. */
export function createSignInOver(session: Session, work: PageWork): SignInOver {
  const listeners = new Set<() => void>();
  let answers: ((signedIn: boolean) => void)[] = [];
  let open = false;
  /** Set from when the page is abandoned until the next sign-in. */
  let givenUp = false;

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
    if (type === 'signed-in') {
      givenUp = false;
      end(true);
    }
    // Logging out asks for confirmation first and gives up then; an unexpected sign-out comes from another tab.
    else if (work.isUnderWay()) setOpen(true);
  }
  session.subscribe(hear);

  return {
    isOpen: () => open,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    renew: async (isUpload) => {
      // Somebody has signed in while the request was in flight.
      if (session.token() !== undefined) return true;
      if (isUpload && !givenUp) setOpen(true);
      if (!open) return false;
      return new Promise((resolve) => {
        answers.push(resolve);
      });
    },
    giveUp: () => {
      givenUp = true;
      end(false);
      work.giveUp();
    },
  };
}

/** Whether the page awaits a sign-in. */
export const useSignInOver = ({ isOpen, subscribe }: SignInOver): boolean =>
  useSyncExternalStore(subscribe, isOpen);
