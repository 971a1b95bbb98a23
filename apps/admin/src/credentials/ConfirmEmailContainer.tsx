import { ApiError } from '@vitrin/api-client/errors';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { useQueryClient } from '@tanstack/react-query';
import { type ConfirmEmailOutcome, ConfirmEmailScreen } from '@vitrin/ui/admin/ConfirmEmailScreen';
import { useLocation } from 'react-router-dom';
import { ourClient } from '../api.ts';

/**
 * Confirms a new address through the link in the browser's address, whose token is in the fragment and sent nowhere
 * else.
 */
export function ConfirmEmailContainer() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  const queries = useQueryClient();

  async function confirm(): Promise<ConfirmEmailOutcome> {
    try {
      await ourClient.auth.confirmEmail({ body: { token } });
    } catch (error) {
      if (!(error instanceof ApiError)) return 'failed';
      if (error.status === 409) return 'taken';
      return error.status === 404 || error.fieldErrors['token'] !== undefined ? 'dead' : 'failed';
    }
    // An account signed in here has a new address now.
    await queries.invalidateQueries();
    return 'done';
  }

  return (
    <ConfirmEmailScreen
      key={token}
      linkMissing={token === ''}
      panelHref={adminPaths.dashboard()}
      onConfirm={confirm}
    />
  );
}
