import { adminPaths } from '@vitrin/contract/adminPaths';
import { CheckingScreen } from '@vitrin/ui/admin/CheckingScreen';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { LoginVisit } from './asked.ts';
import { sessionEnd, useSignedIn } from './session.ts';

/** Lets signed-in admins through, and sends all others to the login, which brings them back here. */
export function GuardContainer() {
  const { status } = useSignedIn();
  const { pathname, search } = useLocation();
  if (status === 'checking') return <CheckingScreen />;
  if (status === 'in') return <Outlet />;
  const end = sessionEnd();
  const asked: LoginVisit = { from: `${pathname}${search}`, expired: end === 'expired' };
  return <Navigate to={adminPaths.login()} replace state={end === 'signed-out' ? null : asked} />;
}
