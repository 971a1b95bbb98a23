import type { Account } from '@vitrin/contract/account';
import { refusals } from '@vitrin/contract/refusals';
import type { Role } from '@vitrin/contract/role';
import type { Clock } from '../clock.ts';
import { HttpError, notFound } from '../http/httpErrors.ts';
import type { Reader, Store, Writer } from '../store/openStore.ts';
import type { UserAccountRow } from '../store/schema.ts';
import { accountOf } from './accounts.ts';
import { forgetGuesses } from './guesses.ts';
import { endSessionsOf } from './sessions.ts';

async function requireUser(reader: Reader, id: string): Promise<UserAccountRow> {
  const row = await reader.selectFrom('userAccount').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('User');
  return row;
}

/** Whether somebody owns the site besides an account. */
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

/** Writes an account's role. Who owns the site no more invites nobody: open invitations of theirs end. */
export async function writeRole(
  writer: Writer,
  { id }: { id: string },
  role: Role,
  now: Date,
): Promise<UserAccountRow> {
  if (role !== 'owner') await writer.deleteFrom('invitation').where('userId', '=', id).execute();
  return writer
    .updateTable('userAccount')
    .set({ role, updatedAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes an account away with its sessions and invitations; what the person wrote stays. */
export async function eraseAccount(
  writer: Writer,
  { id, emailKey }: { id: string; emailKey: string },
): Promise<void> {
  await endSessionsOf(writer, id);
  await writer.deleteFrom('userAccount').where('id', '=', id).execute();
  await forgetGuesses(writer, { kind: 'account', key: emailKey });
}

/** Gives somebody another role. Throws 404, and 409 for the last owner; of two at once one comes after the other. */
export const changeRole = (
  { store, clock }: { store: Store; clock: Clock },
  id: string,
  role: Role,
): Promise<Account> =>
  store.writeAlone(async (writer) => {
    const user = await requireUser(writer, id);
    if (role !== 'owner') await refuseLastOwner(writer, user);
    return accountOf(await writeRole(writer, user, role, clock.now()));
  });

/** Removes an account. Throws 404, and 409 for the last owner; of two at once one comes after the other. */
export const removeUser = (store: Store, id: string): Promise<void> =>
  store.writeAlone(async (writer) => {
    const user = await requireUser(writer, id);
    await refuseLastOwner(writer, user);
    await eraseAccount(writer, user);
  });

async function refuseLastOwner(reader: Reader, user: UserAccountRow): Promise<void> {
  if (user.role === 'owner' && !(await hasOtherOwner(reader, user))) {
    throw new HttpError(409, refusals.lastOwner());
  }
}
