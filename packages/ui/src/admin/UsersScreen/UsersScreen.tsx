import type { Account, Invitation, InvitationDraft } from '@vitrin/contract/accounts/account';
import type { Load } from '@vitrin/contract/load';
import type { Role } from '@vitrin/contract/accounts/role';
import { Plus, Trash2, UserCog } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { ConfirmDialog } from '../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import { Spinner } from '../../elements/Spinner/Spinner.tsx';
import { adminText, adminUsersText } from '../../text/panelText.ts';
import { Avatar } from '../parts/Avatar/Avatar.tsx';
import { LoadFailure } from '../parts/LoadFailure/LoadFailure.tsx';
import { PersonList } from '../parts/PersonList/PersonList.tsx';
import { formatMoment, relativeTime } from '../parts/relativeTime.ts';
import { InviteDialog, type InviteOutcome } from './InviteDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import * as css from './UsersScreen.css.ts';

export type { InviteOutcome } from './InviteDialog.tsx';

/** The accounts, and the pending invitations. */
export type UserFacts = { accounts: readonly Account[]; invitations: readonly Invitation[] };

export type UsersScreenProps = {
  users: Load<UserFacts>;
  /** The id of the signed-in account; only another owner can change it. */
  ownId: string | undefined;
  companyName: string;
  now: Date;
  /** Resolves to whether the role was changed. */
  onRole: (account: Account, role: Role) => Promise<boolean>;
  onRemove: (account: Account) => void;
  onInvite: (draft: InvitationDraft) => Promise<InviteOutcome>;
  onRevoke: (invitation: Invitation) => void;
};

const nameOf = ({ fullName, email }: Account): string => fullName || email;

/** All accounts with their roles, and the invitations. */
export function UsersScreen(props: UsersScreenProps) {
  const text = adminUsersText;
  const { users, now } = props;
  const [inviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<Account>();
  const [doomed, setDoomed] = useState<Account>();
  const region = useRef<HTMLElement>(null);

  if (users.status === 'failed') return <LoadFailure error={users.error} onRetry={users.retry} />;
  const { accounts = [], invitations = [] } = users.status === 'ready' ? users.data : {};

  return (
    <section className={css.screen} aria-label={text.title} ref={region} tabIndex={-1}>
      <div className={css.bar}>
        <p className={css.intro}>{text.intro}</p>
        <Button icon={<Plus size={16} aria-hidden />} onClick={() => setInviting(true)}>
          {text.invite}
        </Button>
      </div>
      {users.status === 'loading' && (
        <output className={css.waiting}>
          <Spinner />
          {text.loading}
        </output>
      )}
      {accounts.length > 0 && (
        <PersonList
          label={text.list}
          rows={accounts.map((account) => ({
            key: account.id,
            sign: <Avatar name={nameOf(account)} picture={account.picture} />,
            title: nameOf(account),
            badges: [
              text.roles[account.role],
              ...(account.secondFactor ? [text.withSecondFactor] : []),
              ...(account.id === props.ownId ? [text.you] : []),
            ],
            facts: [
              account.email,
              account.lastUsedAt === null
                ? text.neverUsed
                : text.lastUse(relativeTime(account.lastUsedAt, now)),
            ],
            buttons: account.id !== props.ownId && (
              <>
                <Button
                  tone="quiet"
                  size="small"
                  icon={<UserCog size={16} aria-hidden />}
                  aria-label={text.changeRoleOf(nameOf(account))}
                  onClick={() => setChanging(account)}
                >
                  {text.changeRole}
                </Button>
                <IconButton
                  label={text.remove(nameOf(account))}
                  icon={<Trash2 size={16} aria-hidden />}
                  onClick={() => setDoomed(account)}
                />
              </>
            ),
          }))}
        />
      )}
      {invitations.length > 0 && (
        <>
          <h2 className={css.heading}>{text.invitations}</h2>
          <PersonList
            label={text.invitations}
            rows={invitations.map((invitation) => ({
              key: invitation.id,
              title: invitation.email,
              badges: [text.roles[invitation.role]],
              facts: [
                text.invitedBy(invitation.invitedBy),
                text.validUntil(formatMoment(invitation.expiresAt)),
              ],
              buttons: (
                <IconButton
                  label={text.revoke(invitation.email)}
                  icon={<Trash2 size={16} aria-hidden />}
                  onClick={() => {
                    // The row disappears along with its button.
                    region.current?.focus({ preventScroll: true });
                    props.onRevoke(invitation);
                  }}
                />
              ),
            }))}
          />
        </>
      )}
      {inviting && (
        <InviteDialog
          companyName={props.companyName}
          onInvite={props.onInvite}
          onClose={() => setInviting(false)}
        />
      )}
      {changing !== undefined && (
        <RoleDialog
          name={nameOf(changing)}
          role={changing.role}
          onSave={(role) => props.onRole(changing, role)}
          onClose={() => setChanging(undefined)}
        />
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        question={text.removeQuestion}
        detail={text.removeDetail}
        confirmLabel={text.removeOne}
        cancelLabel={adminText.cancel}
        focusAfter={region}
        onConfirm={() => {
          if (doomed !== undefined) props.onRemove(doomed);
        }}
        onClose={() => setDoomed(undefined)}
      >
        <p className={css.doomed}>{doomed && nameOf(doomed)}</p>
      </ConfirmDialog>
    </section>
  );
}
