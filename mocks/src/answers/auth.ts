import type { authEndpoints } from '@vitrin/contract/endpoints/auth';
import { fullNameOf, type LoginResult, type User } from '@vitrin/contract/session';
import type { AnswersOf } from '../asked.ts';
import { user as firstUser } from '../fixtures/session.ts';
import { MockFailure } from '../mockFailure.ts';
import type { MockState } from '../state.ts';

/** Admins who sign in and out; the first one is the fixtures'. */
export const authAnswers = (state: MockState): AnswersOf<typeof authEndpoints> => {
  const begin = (user: User): LoginResult => {
    const token = `mock-token-${state.next()}`;
    state.sessions.set(token, user);
    return { ...user, token, success: true };
  };
  const userOf = (token: string | undefined): User => state.sessions.get(token ?? '') ?? firstUser;

  return {
    auth: {
      login: ({ body }) => {
        const account = state.accounts.find(
          ({ credentials }) => credentials.email === body.email && credentials.password === body.password,
        );
        if (account === undefined) throw new MockFailure(401, 'Invalid credentials');
        return begin(account.user);
      },
      signup: ({ body: { password, ...person }, token }) => {
        if (token === undefined) throw new MockFailure(403, 'Only an admin may create another one');
        if (state.accounts.some(({ user }) => user.email === person.email)) {
          const message = 'This e-mail address is already used';
          throw new MockFailure(409, message, { errors: { email: message } });
        }
        const user = {
          ...person,
          id: `user-new-${state.next()}`,
          roles: ['ADMIN'],
          fullName: fullNameOf(person),
        };
        state.accounts.push({ user, credentials: { email: person.email, password } });
        return begin(user);
      },
      changePassword: ({ body, token }) => {
        const user = userOf(token);
        const account = state.accounts.find((known) => known.user.id === user.id);
        if (account?.credentials.password !== body.currentPassword) {
          const message = 'This is not your current password';
          throw new MockFailure(400, message, { errors: { currentPassword: message } });
        }
        account.credentials = { email: user.email, password: body.newPassword };
        for (const [other, owner] of state.sessions) if (owner.id === user.id) state.sessions.delete(other);
        return begin(user);
      },
      chooseLanguage: ({ body: { language }, token }) => {
        const user = { ...userOf(token), language };
        for (const account of state.accounts) if (account.user.id === user.id) account.user = user;
        for (const [other, owner] of state.sessions) {
          if (owner.id === user.id) state.sessions.set(other, user);
        }
        return user;
      },
      me: ({ token }) => userOf(token),
      logout: ({ token }) => {
        state.sessions.delete(token ?? '');
        return { success: true };
      },
    },
  };
};
