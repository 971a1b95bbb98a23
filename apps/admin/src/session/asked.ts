import { adminBase, adminPaths } from '@vitrin/contract/adminPaths';

/** Navigation state from the guard to the login page. */
export type LoginVisit = { from: string; expired: boolean };

/** The page to open after a login: the requested one, else the dashboard; always one of the panel. */
export function askedPage(state: unknown): string {
  const from = valueOf(state, 'from');
  return typeof from === 'string' && from.startsWith(`${adminBase}/`) && !from.startsWith(adminPaths.login())
    ? from
    : adminPaths.dashboard();
}

/** True where the session expired while the admin was working. */
export const hasExpired = (state: unknown): boolean => valueOf(state, 'expired') === true;

function valueOf(state: unknown, key: string): unknown {
  return typeof state === 'object' && state !== null ? new Map(Object.entries(state)).get(key) : undefined;
}
