import { ApiError } from '@vitrin/api-client/errors';
import { refusals } from '@vitrin/contract/errors/refusals';
import { returnConflict } from '@vitrin/contract/history/trash';
import { inWords } from '@vitrin/ui/admin/inWords';
import type { ReturnOutcome } from '@vitrin/ui/admin/TrashScreen';
import { tellFailure } from '../shared/tellFailure.ts';

/**
 * Why something was not restored: it needs another path than the one that was tried, or it failed, which is reported.
 */
export function returnOutcome(error: unknown, path: string | undefined, failed: string): ReturnOutcome {
  const body = error instanceof ApiError ? error.body : undefined;
  const conflict = returnConflict.safeParse(body);
  const message = error instanceof ApiError ? error.fieldErrors['path'] : undefined;
  if (conflict.success)
    return { status: 'asked', free: conflict.data.free, message: refusals.trashPathTaken() };
  if (message !== undefined && path !== undefined) return { status: 'asked', free: path, message };
  const reasons = reasonsOf(error);
  tellFailure(reasons.length === 0 ? failed : reasons.map(inWords).join(' '));
  return { status: 'failed' };
}

/** The server's reasons, if more specific than a failure: what is in the way, or fields that current rules refuse. */
function reasonsOf(error: unknown): readonly string[] {
  if (!(error instanceof ApiError)) return [];
  if (error.status === 409 && error.serverMessage !== undefined) return [error.serverMessage];
  return Object.values(error.fieldErrors);
}
