import type { ProfileChange } from '@vitrin/contract/accounts/account';
import type { PasswordChange, SignupDraft, User } from '@vitrin/contract/accounts/session';
import { refusals } from '@vitrin/contract/errors/refusals';
import { noteActivity } from '../activity/noteActivity.ts';
import type { Clock } from '../clock.ts';
import { HttpError, invalidFields } from '../http/httpErrors.ts';
import { queueLetters } from '../mail/letterQueue.ts';
import { isUniqueViolation } from '../store/databaseErrors.ts';
import type { Store, Writer } from '../store/openStore.ts';
import type { UserAccountRow } from '../store/schema.ts';
import {
  addAccount,
  emailKeyOf,
  findAccount,
  hasAccount,
  requireAccount,
  userOf,
  whoOf,
} from './accounts.ts';
import { addressTaken } from './addressTaken.ts';
import type { Origin } from './signIn/device.ts';
import { endEmailChange, planEmailChange } from './emailChange.ts';
import type { Guesses, GuessSubject } from './signIn/guesses.ts';
import { hashPassword, verifyPassword } from './passwords/passwords.ts';
import { requireRole } from './permissions.ts';
import { beginSession, endSessionsOf, type Viewer } from './sessions.ts';
import type { SignedIn } from './signIn/signIn.ts';
import { endPasswordLinks } from './passwords/passwordLinks.ts';
import { refuseWeak } from './passwords/weakPasswordOf.ts';

const wrongPassword = (): HttpError => invalidFields({ currentPassword: refusals.currentPasswordWrong() });

/** The caller with their origin, and a signal that aborts when they disconnect. */
export type Asker<V> = { viewer: V; signal: AbortSignal; origin: Origin };

/**
 * Creates an owner. Anyone may do so while there is no account; afterwards only owners may (403). Of two concurrent
 * first sign-ups one succeeds and one is refused. Throws 400 if the password is easy to guess, and 409 if the address
 * is taken.
 */
export async function signUp(
  store: Store,
  clock: Clock,
  { password, ...person }: SignupDraft,
  { viewer, signal, origin }: Asker<Viewer | null>,
): Promise<SignedIn> {
  if (viewer === null) await requireNoAccount(store.read);
  else requireRole(viewer, 'owner');
  await refuseWeak(store, 'password', password, person);
  const passwordHash = await hashPassword(password, { signal, known: viewer !== null });
  try {
    return await store.writeAlone(async (writer) => {
      if (viewer === null) await requireNoAccount(writer);
      await addAccount(writer, { ...person, passwordHash, role: 'owner' }, clock);
      const signedIn = await beginFirstSession(writer, person.email, { clock, origin });
      const who = viewer === null ? { who: whoOf(signedIn.account) } : {};
      const now = clock.now();
      await noteActivity(writer, { act: 'userAdded', subject: 'owner', title: person.email, now, ...who });
      return signedIn;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? addressTaken() : error;
  }
}

/**
 * Changes the viewer's password and ends all sessions except a new one. Throws 400 if the current password is wrong or
 * the new one is easy to guess, and 429 after too many wrong guesses from this session.
 */
export async function changePassword(
  { store, clock, guesses }: { store: Store; clock: Clock; guesses: Guesses },
  { currentPassword, newPassword }: PasswordChange,
  { viewer, signal, origin }: Asker<Viewer>,
): Promise<SignedIn> {
  const account = await requirePassword({ store, guesses }, currentPassword, { viewer, signal });
  await refuseWeak(store, 'newPassword', newPassword, account);
  const passwordHash = await hashPassword(newPassword, { signal, known: true });
  return store.write(async (writer) => {
    const { numUpdatedRows } = await writer
      .updateTable('userAccount')
      .set({ passwordHash, updatedAt: clock.now() })
      .where('id', '=', account.id)
      // With two concurrent changes, the second one's current password is no longer current.
      .where('passwordHash', '=', account.passwordHash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw wrongPassword();
    await endPasswordLinks(writer, account.id);
    await endSessionsOf(writer, account.id);
    await noteActivity(writer, { act: 'passwordChanged', now: clock.now() });
    return beginFirstSession(writer, account.email, { clock, origin });
  });
}

/** Returns the viewer's account if the password is right. Throws 400 otherwise, and 429 after too many guesses. */
export async function requirePassword(
  { store, guesses }: { store: Store; guesses: Guesses },
  password: string,
  { viewer, signal }: Pick<Asker<Viewer>, 'viewer' | 'signal'>,
): Promise<UserAccountRow> {
  const account = await findAccount(store.read, viewer.user.email);
  const subject: GuessSubject = { kind: 'session', key: viewer.tokenHash };
  await guesses.requireNoWait(subject);
  const isRight = await verifyPassword(account?.passwordHash, password, {
    signal,
    known: true,
    begin: () => guesses.count(subject),
  });
  if (account === undefined || !isRight) throw wrongPassword();
  await store.write((writer) => guesses.forgive(writer, subject));
  return account;
}

/**
 * Changes the viewer's own name, and their address if one is given. If links can be sent, a new address takes effect
 * only once the link sent to it is opened: a mistyped one would lock its owner out. If only letters can be sent, the
 * former address is notified. The former address again cancels a pending change. Throws 400 if the address changes
 * without the right password, 409 if somebody else has it, and 429 after too many guesses at the password.
 */
export async function changeProfile(
  {
    store,
    clock,
    guesses,
    sends,
  }: { store: Store; clock: Clock; guesses: Guesses; sends: { letters: boolean; links: boolean } },
  { currentPassword = '', email: given, ...names }: ProfileChange,
  { viewer, signal }: Pick<Asker<Viewer>, 'viewer' | 'signal'>,
): Promise<User> {
  const { id: userId, email: former } = viewer.user;
  const email = given ?? former;
  const isMoved = email !== former;
  if (isMoved) {
    if (currentPassword === '') throw invalidFields({ currentPassword: refusals.currentPasswordMissing() });
    await requirePassword({ store, guesses }, currentPassword, { viewer, signal });
  }
  const now = clock.now();
  const waits = isMoved && sends.links;
  const change = given === undefined || waits ? names : { ...names, email, emailKey: emailKeyOf(email) };
  try {
    return await store.write(async (writer) => {
      await noteActivity(writer, { act: 'profileChanged', title: isMoved && !waits ? email : '', now });
      if (waits) await planEmailChange(writer, { userId, email, now });
      else if (isMoved) await endPasswordLinks(writer, userId);
      else if (given !== undefined) await endEmailChange(writer, userId);
      await writer
        .updateTable('userAccount')
        .set({ ...change, updatedAt: now })
        .where('id', '=', userId)
        .execute();
      if (isMoved && !waits && sends.letters) {
        await queueLetters(writer, [{ kind: 'addressChanged', recipient: former, about: userId }], now);
      }
      return userOf(await requireAccount(writer, userId));
    });
  } catch (error) {
    throw isUniqueViolation(error) ? addressTaken() : error;
  }
}

async function requireNoAccount(reader: Parameters<typeof hasAccount>[0]): Promise<void> {
  if (await hasAccount(reader)) {
    throw new HttpError(403, refusals.adminsOnly());
  }
}

/** Starts a session for an account that was created in the same transaction. */
export async function beginFirstSession(
  writer: Writer,
  email: string,
  from: { clock: Clock; origin: Origin },
): Promise<SignedIn> {
  const account = await findAccount(writer, email);
  if (account === undefined) throw new Error(`The account of ${email} was not written`);
  return { account, token: await beginSession(writer, account.id, from) };
}
