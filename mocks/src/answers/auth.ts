import type { authEndpoints } from '@vitrin/contract/endpoints/auth';
import type { AnswersOf } from '../asked.ts';
import { credentials, user } from '../fixtures/session.ts';
import { MockFailure } from '../mockFailure.ts';
import type { MockState } from '../state.ts';

/** One admin, who signs in with the fixtures' credentials. */
export const authAnswers = (state: MockState): AnswersOf<typeof authEndpoints> => ({
  auth: {
    login: ({ body }) => {
      if (body.email !== credentials.email || body.password !== credentials.password) {
        throw new MockFailure(401, 'Invalid credentials');
      }
      const token = `mock-token-${state.next()}`;
      state.tokens.add(token);
      return { ...user, token, success: true };
    },
    me: () => user,
    logout: ({ token }) => {
      if (token !== undefined) state.tokens.delete(token);
      return { success: true };
    },
  },
});
