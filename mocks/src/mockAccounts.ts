import { refusals } from '@vitrin/contract/refusals';
import type { LoginResult, User } from '@vitrin/contract/session';
import { MockFailure } from './mockFailure.ts';
import type { MockState } from './state.ts';

/** 409 where somebody signs in with an address already. */
export function refuseTaken({ accounts }: MockState, email: string, id?: string): void {
  const key = email.toLowerCase();
  if (!accounts.some(({ user }) => user.id !== id && user.email.toLowerCase() === key)) return;
  const message = refusals.emailTaken();
  throw new MockFailure(409, message, { errors: { email: message } });
}

/** Signs somebody in. */
export function beginMockSession(state: MockState, user: User): LoginResult {
  const token = `mock-token-${state.next()}`;
  state.sessions.set(token, user);
  return { ...user, token, success: true };
}
