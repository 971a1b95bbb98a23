import type { Account } from '@vitrin/contract/accounts/account';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { Role } from '@vitrin/contract/accounts/role';
import { noteActivity } from '../activity/noteActivity.ts';
import type { Clock } from '../clock.ts';
import { HttpError } from '../http/httpErrors.ts';
import { dropPicture } from '../media/pictures.ts';
import type { Reader, Store, Writer } from '../store/openStore.ts';
import type { UserAccountRow } from '../store/schema.ts';
import { accountOf, requireAccount } from './accounts.ts';
import { forgetGuesses } from './signIn/guesses.ts';
import { asksForMore } from './signIn/secondFactor.ts';
import { endSessionsOf } from './sessions.ts';

/** Whether there is an owner other than this account. */
export async function hasOtherOwner(reader: Reader, { id }: { id: string }): Promise<boolean> {
  const other = await reader
    .selectFrom('userAccount')
    .select('id')
    .where('role', '=', 'owner')
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Writes an account's role. Open invitations end when their sender is no longer an owner. */
export async function writeRole(
  writer: Writer,
  { id }: { id: string },
  role: Role,
  now: Date,
): Promise<void> {
  if (role !== 'owner') await writer.deleteFrom('invitation').where('userId', '=', id).execute();
  await writer.updateTable('userAccount').set({ role, updatedAt: now }).where('id', '=', id).execute();
}

/** Removes an account with its picture, sessions and invitations; what the person wrote stays. */
export async function eraseAccount(
  writer: Writer,
  { id, emailKey, pictureId }: Pick<UserAccountRow, 'id' | 'emailKey' | 'pictureId'>,
): Promise<void> {
  await endSessionsOf(writer, id);
  await writer.deleteFrom('userAccount').where('id', '=', id).execute();
  if (pictureId !== null) await dropPicture(writer, pictureId);
  await forgetGuesses(writer, { kind: 'account', key: emailKey });
}

/** Changes a user's role. Throws 404, and 409 for the last owner; concurrent calls run one after the other. */
export const changeRole = (
  { store, clock }: { store: Store; clock: Clock },
  id: string,
  role: Role,
): Promise<Account> =>
  store.writeAlone(async (writer) => {
    const user = await requireAccount(writer, id);
    if (role !== 'owner') await refuseLastOwner(writer, user);
    const now = clock.now();
    await writeRole(writer, user, role, now);
    await noteActivity(writer, { act: 'roleChanged', subject: role, title: user.email, now });
    return accountOf({ ...user, role, updatedAt: now }, await asksForMore(writer, id));
  });

/** Removes an account. Throws 404, and 409 for the last owner; concurrent calls run one after the other. */
export const removeUser = ({ store, clock }: { store: Store; clock: Clock }, id: string): Promise<void> =>
  store.writeAlone(async (writer) => {
    const user = await requireAccount(writer, id);
    await refuseLastOwner(writer, user);
    await eraseAccount(writer, user);
    await noteActivity(writer, { act: 'userRemoved', title: user.email, now: clock.now() });
  });

async function refuseLastOwner(reader: Reader, user: UserAccountRow): Promise<void> {
  if (user.role === 'owner' && !(await hasOtherOwner(reader, user))) {
    throw new HttpError(409, refusals.lastOwner());
  }
}
