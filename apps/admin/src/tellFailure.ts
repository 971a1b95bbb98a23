import { notifyFailure } from '@vitrin/ui/admin/notify';
import { session } from './api.ts';

/** Says that an action failed; not where it failed because the session ended, for then the login says so. */
export function tellFailure(text: string, onRetry?: () => void): void {
  if (session.token() !== undefined) notifyFailure(text, onRetry);
}
