import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { SignInDialog } from '@vitrin/ui/admin/SignInDialog';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { session, signInOver } from '../api.ts';
import { lastSignedIn, sessionEnd } from '../session/session.ts';
import { useLogin } from './useLogin.ts';

export type SignInContainerProps = { open: boolean };

/** Signs in again over a page with unfinished work, which then continues; or abandons the page. */
export const SignInContainer = ({ open }: SignInContainerProps) => open && <OpenSignIn />;

function OpenSignIn() {
  const login = useLogin();
  const navigate = useNavigate();
  const queries = useQueryClient();

  // Failed reads are repeated once there is a token again.
  useEffect(
    () => () => {
      if (session.token() === undefined) return;
      void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
    },
    [queries],
  );

  return (
    <SignInDialog
      {...login}
      email={lastSignedIn()?.email}
      unreachable={sessionEnd() === 'unreachable'}
      onGiveUp={() => {
        signInOver.giveUp();
        void navigate(adminPaths.login(), { replace: true });
      }}
    />
  );
}
