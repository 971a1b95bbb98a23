import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { SignInWay } from '@vitrin/contract/accounts/secondFactor';
import type { LoginResult, User } from '@vitrin/contract/accounts/session';
import { user as firstUser } from './fixtures/session.ts';
import { MockFailure } from './mockFailure.ts';
import type { MockState } from './state.ts';

/** Throws 409 if an account already uses the address. */
export function refuseTaken({ accounts }: MockState, email: string, id?: string): void {
  const key = email.toLowerCase();
  if (!accounts.some(({ user }) => user.id !== id && user.email.toLowerCase() === key)) return;
  const message = refusals.emailTaken();
  throw new MockFailure(409, message, { errors: { email: message } });
}

/** Starts a session for a user. */
export function beginMockSession(state: MockState, user: User): LoginResult {
  const token = `mock-token-${state.next()}`;
  state.sessions.set(token, user);
  return { ...user, token, success: true };
}

/** 400 for one field. */
export const wrongField = (field: string, message: string): MockFailure =>
  new MockFailure(400, refusals.invalidFields(), { errors: { [field]: message } });

/** The id of the caller if the password is correct. */
export function provenId(state: MockState, token: string | undefined, password: string): string {
  const { id } = state.sessions.get(token ?? '') ?? firstUser;
  const account = state.accounts.find(({ user }) => user.id === id);
  if (account?.credentials.password === password) return id;
  throw wrongField('currentPassword', refusals.currentPasswordWrong());
}

/** The second factors that a sign-in requires. */
export const mockWaysOf = ({ codes, passkeys }: MockState, id: string): SignInWay[] => [
  ...((codes.get(id)?.since ?? null) === null ? [] : (['app'] as const)),
  ...([...passkeys.values()].some(({ userId }) => userId === id) ? (['passkey'] as const) : []),
];

export function makeMockRecoveryCodes(state: MockState): string[] {
  const number = String(state.next()).padStart(4, '0');
  return Array.from({ length: limits.recoveryCodes }, (_, index) => `MOCK-${number}-CODE-${2000 + index}`);
}
