import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SessionEnd, SessionEvent } from '@vitrin/api-client/createSession';
import { sessionOfLogin } from '@vitrin/api-client/createSession';
import type { InvitationAnswer } from '@vitrin/contract/accounts/account';
import type { PasskeyProof } from '@vitrin/contract/accounts/passkey';
import { type Role, roleIn } from '@vitrin/contract/accounts/role';
import type { SecondStep } from '@vitrin/contract/accounts/secondFactor';
import type { Credentials, LoginResult, PasswordChange, User } from '@vitrin/contract/accounts/session';
import { clearNotices } from '@vitrin/ui/admin/notify';
import { useSyncExternalStore } from 'react';
import { client, ourClient, session, signInOver } from '../api.ts';
import { keepAsked, speakTo } from '../language.ts';
import { keys } from '../queryClient.ts';
import { endOffers } from '../shared/undoable.ts';
import { setLoggingOut } from './loggingOut.ts';

const { me: readMe } = client.auth;

let lastEvent: SessionEvent['type'] | undefined;
let lastUser = session.read()?.user;
session.subscribe(({ type }) => {
  lastEvent = type;
  if (type === 'signed-in') lastUser = session.read()?.user;
});

/** How the last session of this page ended, if it did. */
export const sessionEnd = (): SessionEnd | undefined => (lastEvent === 'signed-in' ? undefined : lastEvent);

/** The user of the last session on this page. */
export const lastSignedIn = (): User | undefined => lastUser;

/** The stored token; the component re-renders when it changes, in this tab or in another. */
export const useToken = (): string | undefined => useSyncExternalStore(session.subscribe, session.token);

/** Whether the API still accepts the stored token, and whose it is. */
export function useSignedIn(): { status: 'checking' | 'in' | 'out'; user: User | undefined } {
  const token = useToken();
  const check = useQuery<User>({
    queryKey: keys.me(token),
    queryFn: readMe
      ? async ({ signal }) => {
          const me = await readMe({ signal });
          await speakTo(me);
          void keepAsked(me);
          return me;
        }
      : skipToken,
    enabled: token !== undefined,
    // A new token of the same person, from a sign-in in another tab, leaves the page as it is.
    placeholderData: (before) => (before?.id === session.read()?.user.id ? before : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    // Each screen uses this; a failed check must not restart with every one of them.
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (token === undefined) return { status: 'out', user: undefined };
  // A refused token is cleared by the client; any other failure, and an API that cannot tell, leaves the stored session
  // in force.
  return {
    status: readMe && check.isPending ? 'checking' : 'in',
    user: check.data ?? session.read()?.user,
  };
}

/** The role of the signed-in user; undefined if the API does not have our roles, and everything is allowed. */
export function useRole(): Role | undefined {
  const { user } = useSignedIn();
  return readMe ? roleIn(user?.roles ?? []) : undefined;
}

/** Signs in and out. */
export function useSessionActions() {
  const queries = useQueryClient();

  /** Rejects with an ApiError if the API refuses. */
  async function login(credentials: Credentials): Promise<void> {
    await begin(await client.auth.login({ body: credentials }));
  }

  /** The second step of signing in. Rejects with an ApiError if the API refuses. */
  async function finishLogin(step: SecondStep): Promise<void> {
    await begin(await ourClient.auth.secondStep({ body: step }));
  }

  /** Signs in with a passkey. Rejects with an ApiError if the API refuses. */
  async function loginByPasskey(proof: PasskeyProof): Promise<void> {
    await begin(await ourClient.auth.passkeySignIn({ body: proof }));
  }

  /** Creates the account of an invitation and signs in. Rejects with an ApiError if the API refuses. */
  async function accept(answer: InvitationAnswer): Promise<void> {
    await begin(await ourClient.invitations.accept({ body: answer }));
  }

  async function begin(result: LoginResult): Promise<void> {
    const stored = sessionOfLogin(result);
    await speakTo(stored.user);
    queries.setQueryData(keys.me(stored.token), stored.user);
    session.save(stored);
    void keepAsked(stored.user);
  }

  /** Rejects with an ApiError if the API refuses; the session continues with the new token. */
  async function changePassword(change: PasswordChange): Promise<void> {
    const stored = sessionOfLogin(await ourClient.auth.changePassword({ body: change }));
    queries.setQueryData(keys.me(stored.token), stored.user);
    session.save(stored);
  }

  /** Updates the session's account. */
  function keepUser(user: User): void {
    const token = session.token();
    if (token === undefined) return;
    queries.setQueryData(keys.me(token), user);
    session.save({ token, user });
  }

  /** Clears the session even if the API cannot be reached. */
  async function logout(): Promise<void> {
    await endOffers();
    setLoggingOut(true);
    try {
      // Pending reads would be refused once the session has ended.
      await queries.cancelQueries();
      await client.auth.logout?.().catch(() => undefined);
      session.clear();
    } finally {
      setLoggingOut(false);
    }
    signInOver.giveUp();
    queries.clear();
    clearNotices();
  }

  return { login, finishLogin, loginByPasskey, accept, changePassword, keepUser, logout };
}
