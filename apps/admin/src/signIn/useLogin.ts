import { ApiError } from '@vitrin/api-client/errors';
import { refusals } from '@vitrin/contract/errors/refusals';
import { type SignInChallenge, signInChallenge } from '@vitrin/contract/accounts/secondFactor';
import type { Credentials } from '@vitrin/contract/accounts/session';
import { useMutation } from '@tanstack/react-query';
import { bringCode } from '@vitrin/ui/admin/bringCode';
import { adminUsersText } from '@vitrin/ui/text/panelText';
import { useState } from 'react';
import { canUsePasskeys } from '../credentials/canUsePasskeys.ts';
import { loginErrorText } from './loginErrorText.ts';
import { useSessionActions } from '../session/session.ts';
import { useWait } from '../shared/useWait.ts';

/** The challenge of the second step, if the first one was right but not sufficient. */
function challengeIn(error: unknown): SignInChallenge | undefined {
  if (!(error instanceof ApiError) || error.serverMessage !== refusals.secondFactorNeeded()) return undefined;
  return signInChallenge.safeParse(error.body).data;
}

const bringPasskeys = bringCode(() => import('../credentials/browserPasskeys.ts'));

const isTooOld = (error: unknown): boolean =>
  error instanceof ApiError && error.serverMessage === refusals.signInTooOld();

/** An attempt to sign in, for the login form. */
export function useLogin() {
  const { login, finishLogin, loginByPasskey } = useSessionActions();
  const [challenge, setChallenge] = useState<SignInChallenge>();
  const first = useMutation({
    mutationFn: (credentials: Credentials) => login(credentials),
    onError: (failure) => setChallenge(challengeIn(failure)),
  });
  const second = useMutation({
    mutationFn: finishLogin,
    // The step has expired: it starts over with the password, which shows the error.
    onError: (failure) => isTooOld(failure) && setChallenge(undefined),
  });
  const passkey = useMutation({
    /** Resolves to whether one was used. */
    mutationFn: async () => {
      const { signByPasskey } = await bringPasskeys();
      const proof = await signByPasskey();
      if (proof !== undefined) await loginByPasskey(proof);
      return proof !== undefined;
    },
  });
  const failure = passkey.error ?? second.error ?? (challenge === undefined ? first.error : null);
  const error =
    passkey.data === false
      ? adminUsersText.profile.passkeys.notUsed
      : failure === null
        ? undefined
        : loginErrorText(failure);
  const wait = useWait(failure, error);

  return {
    error: wait === undefined ? error : undefined,
    wait,
    busy: first.isPending || second.isPending || passkey.isPending,
    onLogin: (credentials: Credentials) => {
      second.reset();
      passkey.reset();
      first.mutate(credentials);
    },
    onPasskey: canUsePasskeys()
      ? () => {
          if (challenge === undefined) first.reset();
          second.reset();
          passkey.mutate();
        }
      : undefined,
    second:
      challenge === undefined
        ? undefined
        : {
            ways: challenge.ways,
            onCode: (code: string) => {
              passkey.reset();
              second.mutate({ challenge: challenge.challenge, code });
            },
            onBack: () => {
              first.reset();
              second.reset();
              passkey.reset();
              setChallenge(undefined);
            },
          },
  };
}
