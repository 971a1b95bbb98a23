import type { authEndpoints } from '@vitrin/contract/endpoints/auth';
import { refusals } from '@vitrin/contract/errors/refusals';
import { roleIn } from '@vitrin/contract/accounts/role';
import { fullNameOf, type LoginResult, type User } from '@vitrin/contract/accounts/session';
import type { AnswersOf } from '../asked.ts';
import { user as firstUser } from '../fixtures/session.ts';
import { MockFailure, missing } from '../mockFailure.ts';
import type { MockState } from '../state.ts';
import { beginMockSession, mockWaysOf, refuseTaken } from '../mockAccounts.ts';
import { keepFile } from './images.ts';
import { passwordLinkAnswers, sendsLinks } from './mail.ts';
import { passkeyAnswers } from './passkeys.ts';
import { secondFactorAnswers } from './secondFactor.ts';

const sessionName = (token: string): string => `session ${token}`;

/** Sign-in and sign-out; the first account is the fixtures'. */
export const authAnswers = (state: MockState): AnswersOf<typeof authEndpoints> => {
  const begin = (user: User): LoginResult => beginMockSession(state, user);
  const userOf = (token: string | undefined): User => state.sessions.get(token ?? '') ?? firstUser;

  return {
    auth: {
      login: ({ body }) => {
        const account = state.accounts.find(
          ({ credentials }) => credentials.email === body.email && credentials.password === body.password,
        );
        if (account === undefined) throw new MockFailure(401, 'Invalid credentials');
        const ways = mockWaysOf(state, account.user.id);
        if (ways.length > 0) {
          const challenge = `mock-challenge-${state.next()}`;
          state.signInSteps.set(challenge, account.user.id);
          throw new MockFailure(401, refusals.secondFactorNeeded(), { challenge, ways });
        }
        return begin(account.user);
      },
      ...secondFactorAnswers(state),
      ...passkeyAnswers(state),
      signup: ({ body: { password, ...person }, token }) => {
        if (token === undefined) throw new MockFailure(403, refusals.adminsOnly());
        if (roleIn(userOf(token).roles) !== 'owner') throw new MockFailure(403, refusals.notAllowed());
        refuseTaken(state, person.email);
        const user = {
          ...person,
          id: `user-new-${state.next()}`,
          roles: ['owner'],
          fullName: fullNameOf(person),
        };
        state.addAccount(user, 'owner', password);
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
      ...passwordLinkAnswers(state),
      chooseLanguage: ({ body: { language }, token }) => {
        return state.changeUser(userOf(token).id, { language });
      },
      changeProfile: ({ body: { currentPassword, email: given, ...names }, token }) => {
        const { id, email } = userOf(token);
        const named = { ...names, fullName: fullNameOf(names) };
        if (given === undefined) return state.changeUser(id, named);
        const account = state.accounts.find((known) => known.user.id === id);
        if (given !== email && account?.credentials.password !== currentPassword) {
          const message =
            currentPassword === undefined || currentPassword === ''
              ? refusals.currentPasswordMissing()
              : refusals.currentPasswordWrong();
          throw new MockFailure(400, refusals.invalidFields(), { errors: { currentPassword: message } });
        }
        refuseTaken(state, given, id);
        for (const [other, { userId }] of state.emailChanges)
          if (userId === id) state.emailChanges.delete(other);
        if (given !== email && sendsLinks(state)) {
          state.emailChanges.set(`mock-email-${state.next()}`, { userId: id, email: given });
          return state.changeUser(id, { ...named, pendingEmail: given });
        }
        if (account !== undefined) account.credentials = { ...account.credentials, email: given };
        return state.changeUser(id, { ...named, email: given, pendingEmail: undefined });
      },
      uploadPicture: ({ file, token }) =>
        state.changeUser(userOf(token).id, { picture: keepFile(state, file).url }),
      removePicture: ({ token }) => state.changeUser(userOf(token).id, { picture: undefined }),
      sessions: ({ token }) => {
        const { id } = userOf(token);
        return [...state.sessions]
          .filter(([, owner]) => owner.id === id)
          .map(([other], index) => ({
            id: sessionName(other),
            browser: index === 0 ? 'Chrome' : 'Safari',
            system: index === 0 ? 'Windows' : 'iPhone',
            address: `203.0.113.${index + 7}`,
            createdAt: '2026-03-01T08:00:00.000Z',
            lastUsedAt: '2026-03-02T08:55:00.000Z',
            current: other === token,
          }));
      },
      endSession: ({ params, token }) => {
        const { id } = userOf(token);
        const found = [...state.sessions].find(
          ([other, owner]) => owner.id === id && sessionName(other) === params.id,
        );
        if (found === undefined) throw missing('Session');
        state.sessions.delete(found[0]);
        return { success: true };
      },
      endOtherSessions: ({ token }) => {
        const { id } = userOf(token);
        for (const [other, owner] of state.sessions) {
          if (owner.id === id && other !== token) state.sessions.delete(other);
        }
        return { success: true };
      },
      me: ({ token }) => userOf(token),
      logout: ({ token }) => {
        state.sessions.delete(token ?? '');
        return { success: true };
      },
    },
  };
};
