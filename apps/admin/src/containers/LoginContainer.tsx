import type { Credentials } from '@vitrin/contract/session';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { LoginScreen } from '@vitrin/ui/admin/LoginScreen';
import { useMutation } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { askedPage, hasExpired } from '../asked.ts';
import { loginErrorText } from '../loginErrorText.ts';
import { useSessionActions, useToken } from '../session.ts';
import { useSiteInfo } from '../useSiteInfo.ts';

/** Signs in and leads to the page that was asked for; who is signed in already goes there at once. */
export function LoginContainer() {
  const token = useToken();
  const { state } = useLocation();
  const { login } = useSessionActions();
  const attempt = useMutation({ mutationFn: (credentials: Credentials) => login(credentials) });
  const companyName = useSiteInfo()?.companyName ?? '';
  if (token !== undefined) return <Navigate to={askedPage(state)} replace />;
  return (
    <LoginScreen
      companyName={companyName}
      siteHref={sitePaths.home()}
      error={attempt.isError ? loginErrorText(attempt.error) : undefined}
      expired={hasExpired(state)}
      busy={attempt.isPending}
      onLogin={attempt.mutate}
    />
  );
}
