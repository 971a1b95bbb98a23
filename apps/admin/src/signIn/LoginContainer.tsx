import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { LoginScreen } from '@vitrin/ui/admin/LoginScreen';
import { useReducer, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { client } from '../api.ts';
import { useSiteInfo } from '../publicSite/useSiteInfo.ts';
import { askForLanguage } from '../language.ts';
import { askedPage, unaskedEnd } from './askedPage.ts';
import { useToken } from '../session/session.ts';
import { keepTypedEmail, typedEmail } from '../session/typedEmail.ts';
import { useLogin } from './useLogin.ts';

/** Signs in and opens the page that was requested; a signed-in admin is redirected there at once. */
export function LoginContainer() {
  const token = useToken();
  const { state } = useLocation();
  // All texts on this screen are read while rendering, so that a change of language keeps the input.
  const [, rewrite] = useReducer((times: number) => times + 1, 0);
  const login = useLogin();
  const [email] = useState(typedEmail);
  const companyName = useSiteInfo()?.companyName ?? '';
  if (token !== undefined) return <Navigate to={askedPage(state)} replace />;
  return (
    <LoginScreen
      companyName={companyName}
      siteHref={sitePaths.home()}
      forgottenHref={client.auth.askPasswordLink ? adminPaths.forgottenPassword() : undefined}
      {...login}
      email={email}
      onEmail={keepTypedEmail}
      end={unaskedEnd(state)}
      onLanguage={(language) => void askForLanguage(language).then(rewrite)}
    />
  );
}
