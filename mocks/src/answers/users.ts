import type { Account, Invitation } from '@vitrin/contract/accounts/account';
import type { userEndpoints } from '@vitrin/contract/endpoints/users';
import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import { fullNameOf, type User } from '@vitrin/contract/accounts/session';
import type { AnswersOf } from '../asked.ts';
import { user as firstUser } from '../fixtures/session.ts';
import { MockFailure, missing } from '../mockFailure.ts';
import type { MockAccount, MockState } from '../state.ts';
import { beginMockSession, mockWaysOf, refuseTaken } from '../mockAccounts.ts';

const accountIn = (state: MockState, { user, role, createdAt, lastUsedAt }: MockAccount): Account => ({
  id: user.id,
  name: user.name,
  surname: user.surname,
  fullName: user.fullName,
  email: user.email,
  role,
  createdAt,
  lastUsedAt,
  secondFactor: mockWaysOf(state, user.id).length > 0,
  ...(user.picture !== undefined && { picture: user.picture }),
});

/** Accounts and invitations. */
export function userAnswers(state: MockState): AnswersOf<typeof userEndpoints> {
  const { invitations } = state;
  const accountOf = (account: MockAccount) => accountIn(state, account);

  function find(id: string): MockAccount {
    const account = state.accounts.find(({ user }) => user.id === id);
    if (account === undefined) throw missing('User');
    return account;
  }

  function refuseLastOwner(account: MockAccount): void {
    const owners = state.accounts.filter(({ role }) => role === 'owner');
    if (owners.length === 1 && owners[0] === account) throw new MockFailure(409, refusals.lastOwner());
  }

  function endInvitationsOf({ user }: MockAccount): void {
    for (const [token, { invitedBy }] of invitations) {
      if (invitedBy === user.fullName) invitations.delete(token);
    }
  }

  function opened(token: string): Invitation {
    const found = invitations.get(token);
    if (found === undefined || found.expiresAt <= state.now()) {
      throw new MockFailure(404, refusals.invitationGone());
    }
    return found;
  }

  return {
    users: {
      listAll: () => state.accounts.map(accountOf),
      update: ({ params, body: { role } }) => {
        const account = find(params.id);
        if (role !== 'owner') {
          refuseLastOwner(account);
          endInvitationsOf(account);
        }
        state.changeUser(account.user.id, { roles: [role] });
        account.role = role;
        return accountOf(account);
      },
      remove: ({ params }) => {
        const account = find(params.id);
        refuseLastOwner(account);
        endInvitationsOf(account);
        state.accounts.splice(state.accounts.indexOf(account), 1);
        for (const [token, { id }] of state.sessions)
          if (id === account.user.id) state.sessions.delete(token);
        return { success: true };
      },
    },
    invitations: {
      listAll: () => [...invitations.values()].toReversed(),
      create: ({ body: { email, role }, token: by }) => {
        refuseTaken(state, email);
        for (const [token, other] of invitations) {
          if (other.email.toLowerCase() === email.toLowerCase()) invitations.delete(token);
        }
        if (invitations.size >= limits.openInvitations) {
          throw new MockFailure(409, refusals.tooManyInvitations(limits.openInvitations));
        }
        const number = state.next();
        const createdAt = state.now();
        const days = limits.invitationDays * 24 * 60 * 60 * 1_000;
        const invitation: Invitation = {
          id: `invitation-new-${number}`,
          email,
          role,
          invitedBy: (state.sessions.get(by ?? '') ?? firstUser).fullName,
          createdAt,
          expiresAt: new Date(Date.parse(createdAt) + days).toISOString(),
        };
        const token = `mock-invitation-${number}`;
        invitations.set(token, invitation);
        return { ...invitation, token };
      },
      remove: ({ params }) => {
        const found = [...invitations].find(([, { id }]) => id === params.id);
        if (found === undefined) throw missing('Invitation');
        invitations.delete(found[0]);
        return { success: true };
      },
      look: ({ body }) => {
        const { email, role, invitedBy, expiresAt } = opened(body.token);
        return { email, role, invitedBy, expiresAt };
      },
      accept: ({ body: { token, password, ...person } }) => {
        const { email, role } = opened(token);
        refuseTaken(state, email);
        invitations.delete(token);
        const user: User = {
          ...person,
          id: `user-new-${state.next()}`,
          email,
          roles: [role],
          fullName: fullNameOf(person),
        };
        state.addAccount(user, role, password);
        return beginMockSession(state, user);
      },
    },
  };
}
