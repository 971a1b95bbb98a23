import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { CheckingScreen } from '@vitrin/ui/admin/CheckingScreen';
import { useEffect, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { session, signInOver } from '../api.ts';
import type { LoginVisit } from './askedPage.ts';
import { late } from '@vitrin/ui/admin/late';
import { useSignInOver } from './signInOver.ts';
import { sessionEnd, useSignedIn } from '../session/session.ts';
import { page } from '../shared/underWay.ts';

const SignIn = late(async () => (await import('./SignInContainer.tsx')).SignInContainer);

/**
 * Lets signed-in admins through, and redirects others to the login, which brings them back here. If a session ends
 * during unfinished work, the page stays and sign-in opens over it. For somebody else the page is loaded anew.
 */
export function GuardContainer() {
  const { status } = useSignedIn();
  const { pathname, search } = useLocation();
  const covered = useSignInOver(signInOver);
  const isOfAnother = useSyncExternalStore(session.subscribe, signInOver.isOfAnother);
  useEffect(() => {
    if (isOfAnother) page.loadAnew();
  }, [isOfAnother]);
  if (isOfAnother) return <CheckingScreen />;
  if (status === 'checking' && !covered) return <CheckingScreen />;
  if (status === 'in' || covered) {
    return (
      <>
        <Outlet />
        <SignIn wanted={covered} open={covered} />
      </>
    );
  }
  const end = sessionEnd();
  const asked: LoginVisit = { from: `${pathname}${search}`, end };
  return <Navigate to={adminPaths.login()} replace state={end === 'signed-out' ? null : asked} />;
}
