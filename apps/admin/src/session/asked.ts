import { adminBase, adminPaths } from '@vitrin/contract/adminPaths';

/** What the login page is told by the guard that sent the admin there. */
export type LoginVisit = { from: string; expired: boolean };

/** The page to open after a login: the one that was asked for, else the dashboard; only ever one of the panel. */
export function askedPage(state: unknown): string {
  const from = valueOf(state, 'from');
  return typeof from === 'string' && from.startsWith(`${adminBase}/`) && !from.startsWith(adminPaths.login())
    ? from
    : adminPaths.dashboard();
}

/** True where the session ran out under the admin's hands. */
export const hasExpired = (state: unknown): boolean => valueOf(state, 'expired') === true;

function valueOf(state: unknown, key: string): unknown {
  return typeof state === 'object' && state !== null ? new Map(Object.entries(state)).get(key) : undefined;
}
