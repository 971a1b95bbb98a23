import { ApiError } from '@vitrin/api-client/errors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Account, InvitationDraft } from '@vitrin/contract/accounts/account';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import type { Role } from '@vitrin/contract/accounts/role';
import { inWords } from '@vitrin/ui/admin/inWords';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { type InviteOutcome, type UserFacts, UsersScreen } from '@vitrin/ui/admin/UsersScreen';
import { adminUsersText } from '@vitrin/ui/text/panelText';
import { ourClient } from '../api.ts';
import { useSiteInfo } from '../publicSite/useSiteInfo.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { useSignedIn } from '../session/session.ts';
import { tellFailure } from '../shared/tellFailure.ts';
import { useNow } from '../shared/useNow.ts';

async function readUsers(signal: AbortSignal): Promise<UserFacts> {
  const [accounts, invitations] = await Promise.all([
    ourClient.users.listAll({ signal }),
    ourClient.invitations.listAll({ signal }),
  ]);
  return { accounts, invitations };
}

/** The server's general message, if more specific than a failure. */
const reasonIn = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 409 && error.serverMessage !== undefined
    ? inWords(error.serverMessage)
    : undefined;

const nameOf = ({ fullName, email }: Account): string => fullName || email;

/** Accounts and invitations, over the API. */
export function UsersContainer() {
  const text = adminUsersText;
  const queries = useQueryClient();
  const { user } = useSignedIn();
  const query = useQuery({
    queryKey: keys.users,
    queryFn: ({ signal }) => readUsers(signal),
    // Others sign in and answer invitations meanwhile.
    staleTime: 0,
  });
  const reload = () => queries.invalidateQueries({ queryKey: keys.users });

  async function changeRole(account: Account, role: Role): Promise<boolean> {
    try {
      await ourClient.users.update({ params: { id: account.id }, body: { role } });
    } catch (error) {
      const reason = reasonIn(error);
      if (reason !== undefined) tellFailure(reason);
      await reload();
      return false;
    }
    notifySuccess(text.roleSaved(nameOf(account), text.roles[role]));
    await reload();
    return true;
  }

  async function invite(body: InvitationDraft): Promise<InviteOutcome> {
    try {
      const { token } = await ourClient.invitations.create({ body });
      await reload();
      return { status: 'invited', link: `${location.origin}${adminPaths.invitation(token)}` };
    } catch (error) {
      const email = error instanceof ApiError ? error.fieldErrors['email'] : undefined;
      return { status: 'refused', email, reason: reasonIn(error) };
    }
  }

  async function act(work: () => Promise<unknown>, done: string, failed: string): Promise<void> {
    try {
      await work();
      notifySuccess(done);
    } catch (error) {
      tellFailure(reasonIn(error) ?? failed);
    }
    await reload();
  }

  return (
    <UsersScreen
      users={loadOf(query, text.loadFailed)}
      ownId={user?.id}
      companyName={useSiteInfo()?.companyName ?? ''}
      now={useNow()}
      onRole={changeRole}
      onInvite={invite}
      onRemove={(account) =>
        void act(
          () => ourClient.users.remove({ params: { id: account.id } }),
          text.removed(nameOf(account)),
          text.removeFailed,
        )
      }
      onRevoke={({ id }) =>
        void act(() => ourClient.invitations.remove({ params: { id } }), text.revoked, text.revokeFailed)
      }
    />
  );
}
