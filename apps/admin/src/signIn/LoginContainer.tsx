import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { LoginScreen } from '@vitrin/ui/admin/LoginScreen';
import { useReducer } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { client } from '../api.ts';
import { useSiteInfo } from '../frame/useSiteInfo.ts';
import { askForLanguage } from '../language.ts';
import { askedPage, unaskedEnd } from './askedPage.ts';
import { useToken } from '../session/session.ts';
import { useLogin } from './useLogin.ts';

/** Signs in and leads to the page that was requested; an admin who is signed in already goes there at once. */
export function LoginContainer() {
  const token = useToken();
  const { state } = useLocation();
  // Everything on this screen is worded while it renders, so that what was typed stays.
  const [, rewrite] = useReducer((times: number) => times + 1, 0);
  const login = useLogin();
  const companyName = useSiteInfo()?.companyName ?? '';
  if (token !== undefined) return <Navigate to={askedPage(state)} replace />;
  return (
    <LoginScreen
      companyName={companyName}
      siteHref={sitePaths.home()}
      forgottenHref={client.auth.askPasswordLink ? adminPaths.forgottenPassword() : undefined}
      {...login}
      end={unaskedEnd(state)}
      onLanguage={(language) => void askForLanguage(language).then(rewrite)}
    />
  );
}
