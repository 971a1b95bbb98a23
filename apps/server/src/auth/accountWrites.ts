import type { PasswordChange, SignupDraft } from '@vitrin/contract/session';
import { refusals } from '@vitrin/contract/refusals';
import type { Clock } from '../clock.ts';
import { HttpError, invalidFields } from '../http/httpErrors.ts';
import { readSiteInfo } from '../siteInfo/siteInfoQueries.ts';
import { isUniqueViolation } from '../store/databaseErrors.ts';
import type { Store, Writer } from '../store/openStore.ts';
import { addAccount, findAccount, hasAccount } from './accounts.ts';
import type { Guesses, GuessSubject } from './guesses.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { beginSession, endSessionsOf, type Viewer } from './sessions.ts';
import type { SignedIn } from './signIn.ts';
import { type KnownFacts, weaknessOf } from './weakPassword.ts';

const wrongPassword = (): HttpError => invalidFields({ currentPassword: refusals.currentPasswordWrong() });
const emailTaken = refusals.emailTaken();

/** Who asks, and whether they are still there. */
type Asker<V> = { viewer: V; signal: AbortSignal };

/**
 * Creates an admin: anybody may while there is none, afterwards only admins may (403). Of two concurrent first sign-ups
 * one succeeds and one is refused. Throws 400 where the password is easy to guess, and 409 where the address is taken.
 */
export async function signUp(
  store: Store,
  clock: Clock,
  { password, ...person }: SignupDraft,
  { viewer, signal }: Asker<Viewer | null>,
): Promise<SignedIn> {
  if (viewer === null) await requireNoAccount(store.read);
  await refuseWeak(store, 'password', password, person);
  const passwordHash = await hashPassword(password, { signal, known: viewer !== null });
  try {
    return await store.writeAlone(async (writer) => {
      if (viewer === null) await requireNoAccount(writer);
      await addAccount(writer, { ...person, passwordHash }, clock);
      return beginFirstSession(writer, person.email, clock);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new HttpError(409, emailTaken, { errors: { email: emailTaken } });
  }
}

/**
 * Changes the viewer's password and ends all sessions but a new one. Throws 400 where the current one is wrong or the
 * new one easy to guess, and 429 where somebody with this session guesses at the current one.
 */
export async function changePassword(
  { store, clock, guesses }: { store: Store; clock: Clock; guesses: Guesses },
  { currentPassword, newPassword }: PasswordChange,
  { viewer, signal }: Asker<Viewer>,
): Promise<SignedIn> {
  const account = await findAccount(store.read, viewer.user.email);
  const subject: GuessSubject = { kind: 'session', key: viewer.tokenHash };
  await guesses.requireNoWait(subject);
  const isRight = await verifyPassword(account?.passwordHash, currentPassword, {
    signal,
    known: true,
    begin: () => guesses.count(subject),
  });
  if (account === undefined || !isRight) throw wrongPassword();
  await store.write((writer) => guesses.forgive(writer, subject));
  await refuseWeak(store, 'newPassword', newPassword, account);
  const passwordHash = await hashPassword(newPassword, { signal, known: true });
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
    return beginFirstSession(writer, account.email, clock);
  });
}

async function refuseWeak(
  store: Store,
  field: string,
  password: string,
  person: Omit<KnownFacts, 'companyName'>,
): Promise<void> {
  const { companyName } = await readSiteInfo(store.read);
  const weakness = await weaknessOf(password, { ...person, companyName });
  if (weakness !== undefined) throw invalidFields({ [field]: weakness });
}

async function requireNoAccount(reader: Parameters<typeof hasAccount>[0]): Promise<void> {
  if (await hasAccount(reader)) {
    throw new HttpError(403, refusals.adminsOnly());
  }
}

async function beginFirstSession(writer: Writer, email: string, clock: Clock): Promise<SignedIn> {
  const account = await findAccount(writer, email);
  if (account === undefined) throw new Error(`The account of ${email} was not written`);
  return { account, token: await beginSession(writer, account.id, clock) };
}
