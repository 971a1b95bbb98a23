import type { SessionEnd } from '@vitrin/api-client/createSession';
import { adminBase, adminPaths } from '@vitrin/contract/paths/adminPaths';

/** Navigation state from the guard to the login page. */
export type LoginVisit = { from: string; end: SessionEnd | undefined };

/** The page to open after a login: the requested one, else the dashboard; always within the panel. */
export function askedPage(state: unknown): string {
  const from = valueOf(state, 'from');
  return typeof from === 'string' && from.startsWith(`${adminBase}/`) && !from.startsWith(adminPaths.login())
    ? from
    : adminPaths.dashboard();
}

/** Why the admin has to sign in again, if the session did not end by choice. */
export function unaskedEnd(state: unknown): 'expired' | 'unreachable' | undefined {
  const end = valueOf(state, 'end');
  return end === 'expired' || end === 'unreachable' ? end : undefined;
}

function valueOf(state: unknown, key: string): unknown {
  return typeof state === 'object' && state !== null ? new Map(Object.entries(state)).get(key) : undefined;
}
