import type { PasswordChange, SignupDraft } from '@vitrin/contract/session';
import type { Clock } from '../clock.ts';
import { HttpError, invalidFields } from '../http/httpErrors.ts';
import { isUniqueViolation } from '../store/databaseErrors.ts';
import type { Store, Writer } from '../store/openStore.ts';
import type { UserAccountRow } from '../store/schema.ts';
import { addAccount, findAccount, hasAccount } from './accounts.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { beginSession, endSessionsOf, type Viewer } from './sessions.ts';

const wrongPassword = (): HttpError =>
  invalidFields({ currentPassword: 'This is not your current password' });
const emailTaken = 'Somebody signs in with this e-mail address already';

/** An account and a token of its own. */
export type SignedIn = { account: UserAccountRow; token: string };

/**
 * Makes an admin: for anybody while there is none, afterwards for admins only (403). Two who are first at once become
 * one first and one refused. Throws 409 where the address is taken.
 */
export async function signUp(
  store: Store,
  clock: Clock,
  { password, ...facts }: SignupDraft,
  viewer: Viewer | null,
): Promise<SignedIn> {
  if (viewer === null) await requireNoAccount(store.read);
  const passwordHash = await hashPassword(password);
  try {
    return await store.writeAlone(async (writer) => {
      if (viewer === null) await requireNoAccount(writer);
      await addAccount(writer, { ...facts, passwordHash }, clock);
      return signIn(writer, facts.email, clock);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new HttpError(409, emailTaken, { errors: { email: emailTaken } });
  }
}

/** Changes the viewer's password and ends all sessions but a new one. Throws 400 where the current one is wrong. */
export async function changePassword(
  store: Store,
  clock: Clock,
  { currentPassword, newPassword }: PasswordChange,
  { user }: Viewer,
): Promise<SignedIn> {
  const account = await findAccount(store.read, user.email);
  if (account === undefined || !(await verifyPassword(account.passwordHash, currentPassword))) {
    throw wrongPassword();
  }
  const passwordHash = await hashPassword(newPassword);
  return store.write(async (writer) => {
    const { numUpdatedRows } = await writer
      .updateTable('userAccount')
      .set({ passwordHash, updatedAt: clock.now() })
      .where('id', '=', account.id)
      // Of two changes at once the second one's current password is current no more.
      .where('passwordHash', '=', account.passwordHash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw wrongPassword();
    await endSessionsOf(writer, account.id);
    return signIn(writer, account.email, clock);
  });
}

async function requireNoAccount(reader: Parameters<typeof hasAccount>[0]): Promise<void> {
  if (await hasAccount(reader)) {
    throw new HttpError(403, 'Only an admin can add another one. Please sign in');
  }
}

async function signIn(writer: Writer, email: string, clock: Clock): Promise<SignedIn> {
  const account = await findAccount(writer, email);
  if (account === undefined) throw new Error(`The account of ${email} was not written`);
  return { account, token: await beginSession(writer, account.id, clock) };
}
