import type { authEndpoints } from '@vitrin/contract/endpoints/auth';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { AnswersOf } from '../asked.ts';
import { mockCode, mockSecret } from '../fixtures/secondFactor.ts';
import { user as firstUser } from '../fixtures/session.ts';
import {
  beginMockSession,
  makeMockRecoveryCodes,
  mockWaysOf,
  provenId,
  wrongField,
} from '../mockAccounts.ts';
import { mockSite } from './passkeys.ts';
import { MockFailure } from '../mockFailure.ts';
import type { MockAccount, MockState } from '../state.ts';

type Calls =
  | 'secondStep'
  | 'secondFactor'
  | 'beginCodes'
  | 'confirmCodes'
  | 'endCodes'
  | 'renewRecoveryCodes';

/** The second step of a sign-in; one fixed code is always valid, and each recovery code works once. */
export const secondFactorAnswers = (
  state: MockState,
): Pick<AnswersOf<typeof authEndpoints>['auth'], Calls> => {
  const { codes } = state;
  const idOf = (token: string | undefined): string => (state.sessions.get(token ?? '') ?? firstUser).id;

  function isRight({ user }: MockAccount, code: string): boolean {
    const own = codes.get(user.id);
    if (code === mockCode && (own?.since ?? null) !== null) return true;
    const index = own?.recoveryCodes.indexOf(code) ?? -1;
    if (index >= 0) own?.recoveryCodes.splice(index, 1);
    return index >= 0;
  }

  return {
    secondStep: ({ body: { challenge, code } }) => {
      const id = state.signInSteps.get(challenge);
      const account = state.accounts.find(({ user }) => user.id === id);
      if (account === undefined) throw new MockFailure(401, refusals.signInTooOld());
      if (!isRight(account, code)) throw new MockFailure(401, refusals.codeWrong());
      state.signInSteps.delete(challenge);
      return beginMockSession(state, account.user);
    },
    secondFactor: ({ token }) => {
      const id = idOf(token);
      const own = codes.get(id);
      const passkeys = [...state.passkeys.values()].filter(({ userId }) => userId === id);
      return {
        since: own?.since ?? null,
        recoveryCodes: own?.recoveryCodes.length ?? 0,
        passkeys: passkeys.map(({ passkey }) => passkey),
        passkeySite: mockSite,
      };
    },
    beginCodes: ({ body, token }) => {
      const id = provenId(state, token, body.currentPassword);
      if ((codes.get(id)?.since ?? null) !== null) throw new MockFailure(409, refusals.codesOn());
      codes.set(id, { since: null, recoveryCodes: codes.get(id)?.recoveryCodes ?? [] });
      return mockSecret;
    },
    confirmCodes: ({ body, token }) => {
      const id = idOf(token);
      if (codes.get(id)?.since !== null) throw new MockFailure(409, refusals.codesOff());
      if (body.code !== mockCode) throw wrongField('code', refusals.codeWrong());
      const made = makeMockRecoveryCodes(state);
      codes.set(id, { since: state.now(), recoveryCodes: [...made] });
      return { recoveryCodes: made };
    },
    endCodes: ({ body, token }) => {
      const id = provenId(state, token, body.currentPassword);
      const own = codes.get(id);
      if (own !== undefined) own.since = null;
      if (mockWaysOf(state, id).length === 0) codes.delete(id);
      return { success: true };
    },
    renewRecoveryCodes: ({ body, token }) => {
      const id = provenId(state, token, body.currentPassword);
      const own = codes.get(id);
      if (own === undefined || mockWaysOf(state, id).length === 0)
        throw new MockFailure(409, refusals.codesOff());
      const made = makeMockRecoveryCodes(state);
      own.recoveryCodes = [...made];
      return { recoveryCodes: made };
    },
  };
};
