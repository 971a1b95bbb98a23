import { ApiError } from '@vitrin/api-client/errors';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { type NewPasswordOutcome, NewPasswordScreen } from '@vitrin/ui/admin/NewPasswordScreen';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ourClient, session } from '../api.ts';
import { isLost } from '../shared/reasonOf.ts';
import { useWait } from '../shared/useWait.ts';

/**
 * Sets another password through the link in the browser's address, whose token is in the fragment and sent nowhere
 * else.
 */
export function NewPasswordContainer() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  const [refusal, setRefusal] = useState<ApiError>();
  const wait = useWait(refusal, refusal?.serverMessage);

  async function save(newPassword: string): Promise<NewPasswordOutcome> {
    setRefusal(undefined);
    try {
      // oxlint-disable-next-line react/rules-of-hooks -- the call uses a link, and is no hook
      await ourClient.auth.usePasswordLink({ body: { token, newPassword } });
    } catch (error) {
      if (isLost(error)) return 'lost';
      if (!(error instanceof ApiError)) return 'failed';
      setRefusal(error);
      const refused = error.fieldErrors['newPassword'];
      if (refused !== undefined) return { refused };
      return error.status === 404 || error.fieldErrors['token'] !== undefined ? 'dead' : 'failed';
    }
    // The session of this browser has ended with all others of the account.
    session.clear();
    return 'done';
  }

  return (
    <NewPasswordScreen
      key={token}
      linkMissing={token === ''}
      loginHref={adminPaths.login()}
      forgottenHref={adminPaths.forgottenPassword()}
      wait={wait}
      onSave={save}
    />
  );
}
