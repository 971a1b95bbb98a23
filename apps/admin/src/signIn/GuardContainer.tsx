import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { CheckingScreen } from '@vitrin/ui/admin/CheckingScreen';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { signInOver } from '../api.ts';
import type { LoginVisit } from './askedPage.ts';
import { late } from '@vitrin/ui/admin/late';
import { useSignInOver } from './signInOver.ts';
import { sessionEnd, useSignedIn } from '../session/session.ts';

const SignIn = late(async () => (await import('./SignInContainer.tsx')).SignInContainer);

/**
 * Lets signed-in admins through, and redirects others to the login, which brings them back here. If a session ends
 * during unfinished work, the page stays and sign-in opens over it.
 */
export function GuardContainer() {
  const { status } = useSignedIn();
  const { pathname, search } = useLocation();
  const covered = useSignInOver(signInOver);
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
