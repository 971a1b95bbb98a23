import type { Session, SessionEvent } from '@vitrin/api-client/createSession';
import { useSyncExternalStore } from 'react';

/** Sign-in over a page whose session has ended during unfinished work. */
export type SignInOver = {
  /** Whether the page awaits a sign-in. */
  isOpen: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Whether somebody else has signed in: then nothing of this page may continue, and it is loaded anew. */
  isOfAnother: () => boolean;
  /** For the client: resolves after a sign-in of the same person, to false if the page is abandoned. */
  renew: (isUpload: boolean) => Promise<boolean>;
  /** Abandons the page, with its unfinished work. */
  giveUp: () => void;
  /** The page is one that nobody has signed in on, as after loading it anew. */
  forget: () => void;
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
  /** Who was the first to be signed in on this page. */
  let person = session.read()?.user.id;
  const isOfAnother = () => {
    const now = session.read()?.user.id;
    return person !== undefined && now !== undefined && now !== person;
  };

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
      if (isOfAnother()) return giveUp();
      person ??= session.read()?.user.id;
      givenUp = false;
      end(true);
    }
    // Logging out asks for confirmation first and gives up then; an unexpected sign-out comes from another tab.
    else if (work.isUnderWay()) setOpen(true);
  }
  session.subscribe(hear);

  function giveUp() {
    givenUp = true;
    end(false);
    work.giveUp();
  }

  return {
    isOpen: () => open,
    isOfAnother,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    renew: async (isUpload) => {
      if (isOfAnother()) return false;
      // The same person has signed in while the request was in flight.
      if (session.token() !== undefined) return true;
      if (isUpload && !givenUp) setOpen(true);
      if (!open) return false;
      return new Promise((resolve) => {
        answers.push(resolve);
      });
    },
    giveUp,
    forget: () => {
      person = undefined;
    },
  };
}

/** Whether the page awaits a sign-in. */
export const useSignInOver = ({ isOpen, subscribe }: SignInOver): boolean =>
  useSyncExternalStore(subscribe, isOpen);
