import type { Credentials } from '@vitrin/contract/session';
import { useMutation } from '@tanstack/react-query';
import { loginErrorText } from './loginErrorText.ts';
import { useSessionActions } from './session.ts';
import { useWait } from './useWait.ts';

/** An attempt to sign in, as the form of the login shows it. */
export function useLogin() {
  const { login } = useSessionActions();
  const attempt = useMutation({ mutationFn: (credentials: Credentials) => login(credentials) });
  const error = attempt.isError ? loginErrorText(attempt.error) : undefined;
  const wait = useWait(attempt.error, error);
  return {
    error: wait === undefined ? error : undefined,
    wait,
    busy: attempt.isPending,
    onLogin: attempt.mutate,
  };
}
