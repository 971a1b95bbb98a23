import { notifyFailure } from '@vitrin/ui/admin/notify';
import { session } from '../api.ts';

/** Reports that an action failed, unless the session ended, which the login page reports. */
export function tellFailure(text: string, onRetry?: () => void): void {
  if (session.token() !== undefined) notifyFailure(text, onRetry);
}
