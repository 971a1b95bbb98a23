import type { authEndpoints } from '@vitrin/contract/endpoints/auth';
import { limits } from '@vitrin/contract/limits';
import type { PasskeyProof } from '@vitrin/contract/accounts/passkey';
import { refusals } from '@vitrin/contract/errors/refusals';
import { fullNameOf } from '@vitrin/contract/accounts/session';
import { z } from 'zod';
import type { AnswersOf } from '../asked.ts';
import { user as firstUser } from '../fixtures/session.ts';
import {
  beginMockSession,
  makeMockRecoveryCodes,
  mockWaysOf,
  provenId,
  wrongField,
} from '../mockAccounts.ts';
import { MockFailure, missing } from '../mockFailure.ts';
import type { MockState } from '../state.ts';

type Calls = 'beginPasskey' | 'addPasskey' | 'removePasskey' | 'beginPasskeySignIn' | 'passkeySignIn';

/** The relying party of mocked passkeys. */
export const mockSite = 'localhost';

const clientData = z.object({ challenge: z.string() });

/** The challenge that was signed. The mocks check nothing else of a signature. */
function challengeIn({ clientDataJSON }: Pick<PasskeyProof['response'], 'clientDataJSON'>): string {
  try {
    const text = atob(clientDataJSON.replaceAll('-', '+').replaceAll('_', '/'));
    return clientData.parse(JSON.parse(text)).challenge;
  } catch {
    return '';
  }
}

/** Passkeys: any signature over an issued challenge is accepted. */
export const passkeyAnswers = (state: MockState): Pick<AnswersOf<typeof authEndpoints>['auth'], Calls> => {
  const { passkeys, passkeyChallenges: challenges } = state;
  const userOf = (token: string | undefined) => state.sessions.get(token ?? '') ?? firstUser;
  const ownOf = (id: string) => [...passkeys].filter(([, { userId }]) => userId === id);

  function newChallenge(id: string | undefined): string {
    const challenge = `mock-passkey-challenge-${state.next()}`;
    challenges.set(challenge, id);
    return challenge;
  }

  return {
    beginPasskey: ({ body, token }) => {
      const id = provenId(state, token, body.currentPassword);
      const own = ownOf(id);
      if (own.length >= limits.passkeys)
        throw new MockFailure(409, refusals.tooManyPasskeys(limits.passkeys));
      const user = userOf(token);
      return {
        rp: { id: mockSite, name: 'Örnek Atölye' },
        user: { id: btoa(id).replaceAll('=', ''), name: user.email, displayName: fullNameOf(user) },
        challenge: newChallenge(id),
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        timeout: limits.passkeyChallengeMs,
        excludeCredentials: own.map(([credential]) => ({ type: 'public-key', id: credential })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      };
    },
    addPasskey: ({ body: { name, credential }, token }) => {
      const { id } = userOf(token);
      const challenge = challengeIn(credential.response);
      if (challenges.get(challenge) !== id) throw wrongField('credential', refusals.passkeyWrong());
      challenges.delete(challenge);
      if (passkeys.has(credential.id)) throw new MockFailure(409, refusals.passkeyTaken());
      const codes = state.codes.get(id) ?? { since: null, recoveryCodes: [] };
      const made = codes.recoveryCodes.length > 0 ? [] : makeMockRecoveryCodes(state);
      state.codes.set(id, { ...codes, recoveryCodes: [...codes.recoveryCodes, ...made] });
      const passkey = {
        id: `passkey-new-${state.next()}`,
        name,
        site: mockSite,
        createdAt: state.now(),
        lastUsedAt: null,
      };
      passkeys.set(credential.id, { userId: id, passkey });
      return { ...passkey, recoveryCodes: made };
    },
    removePasskey: ({ params, body, token }) => {
      const found = ownOf(userOf(token).id).find(([, { passkey }]) => passkey.id === params.id);
      if (found === undefined) throw missing('Passkey');
      const id = provenId(state, token, body.currentPassword);
      passkeys.delete(found[0]);
      if (mockWaysOf(state, id).length === 0) state.codes.delete(id);
      return { success: true };
    },
    beginPasskeySignIn: () => ({
      rpId: mockSite,
      challenge: newChallenge(undefined),
      timeout: limits.passkeyChallengeMs,
      userVerification: 'required',
    }),
    passkeySignIn: ({ body }) => {
      const challenge = challengeIn(body.response);
      const isAsked = challenges.has(challenge) && challenges.get(challenge) === undefined;
      if (!isAsked) throw new MockFailure(401, refusals.signInTooOld());
      challenges.delete(challenge);
      const found = passkeys.get(body.id);
      const account = state.accounts.find(({ user }) => user.id === found?.userId);
      if (found === undefined || account === undefined) throw new MockFailure(401, refusals.passkeyUnknown());
      found.passkey = { ...found.passkey, lastUsedAt: state.now() };
      return beginMockSession(state, account.user);
    },
  };
};
