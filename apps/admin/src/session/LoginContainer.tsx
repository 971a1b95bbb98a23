import type { Credentials } from '@vitrin/contract/session';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { LoginScreen } from '@vitrin/ui/admin/LoginScreen';
import { useMutation } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { useSiteInfo } from '../frame/useSiteInfo.ts';
import { askedPage, hasExpired } from './asked.ts';
import { loginErrorText } from './loginErrorText.ts';
import { useSessionActions, useToken } from './session.ts';
import { useWait } from './useWait.ts';

/** Signs in and leads to the page that was requested; an admin who is signed in already goes there at once. */
export function LoginContainer() {
  const token = useToken();
  const { state } = useLocation();
  const { login } = useSessionActions();
  const attempt = useMutation({ mutationFn: (credentials: Credentials) => login(credentials) });
  const error = attempt.isError ? loginErrorText(attempt.error) : undefined;
  const wait = useWait(attempt.error, error);
  const companyName = useSiteInfo()?.companyName ?? '';
  if (token !== undefined) return <Navigate to={askedPage(state)} replace />;
  return (
    <LoginScreen
      companyName={companyName}
      siteHref={sitePaths.home()}
      error={wait === undefined ? error : undefined}
      wait={wait}
      expired={hasExpired(state)}
      busy={attempt.isPending}
      onLogin={attempt.mutate}
    />
  );
}
