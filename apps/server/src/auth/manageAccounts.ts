import { fieldErrors } from '@vitrin/contract/errors/error';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { Role } from '@vitrin/contract/accounts/role';
import { signupDraft } from '@vitrin/contract/accounts/session';
import type { Clock } from '../clock.ts';
import { CommandError } from '../commands/commandError.ts';
import { readSiteInfo } from '../siteInfo/siteInfoQueries.ts';
import { isUniqueViolation } from '../store/databaseErrors.ts';
import type { Reader, Store } from '../store/openStore.ts';
import type { UserAccountRow } from '../store/schema.ts';
import { addAccount, emailKeyOf, findAccount } from './accounts.ts';
import { forgetGuesses } from './signIn/guesses.ts';
import { makePassword } from './passwords/makePassword.ts';
import { endPasswordLinks } from './passwords/passwordLinks.ts';
import { hashPassword } from './passwords/passwords.ts';
import { asksForMore, forgetSecondFactor } from './signIn/secondFactor.ts';
import { endSessionsOf } from './sessions.ts';
import { eraseAccount, hasOtherOwner, writeRole } from './userWrites.ts';
import { type KnownFacts, weaknessOf } from './passwords/weakPassword.ts';

type Person = Omit<KnownFacts, 'companyName'>;

/** An account whose password was set; `password` is set only if it was generated. */
export type GivenPassword = { email: string; password?: string };

/** Adds an account, by the rules of a sign-up. Throws a CommandError if a value is refused or the address is taken. */
export async function addByCommand(
  { store, clock }: { store: Store; clock: Clock },
  { role, ...person }: Person & { role: Role },
  given?: string,
): Promise<GivenPassword> {
  const password = given ?? makePassword();
  const draft = signupDraft.safeParse({ ...person, password });
  if (!draft.success) throw refused(fieldErrors(draft.error));
  // Checked before the expensive hash, and again by the database.
  if ((await findAccount(store.read, person.email)) !== undefined) throw taken(person.email);
  if (given !== undefined) await refuseWeak(store, given, draft.data);
  const { password: checked, ...account } = draft.data;
  const passwordHash = await hashPassword(checked);
  try {
    await store.writeAlone((writer) => addAccount(writer, { ...account, passwordHash, role }, clock));
  } catch (error) {
    throw isUniqueViolation(error) ? taken(person.email) : error;
  }
  return { email: account.email, ...(given === undefined && { password }) };
}

/**
 * Sets another password, ends the account's sessions and resets the count of guesses at the former password. Throws a
 * CommandError if there is no such account, or if the given password is refused.
 */
export async function resetPassword(
  { store, clock }: { store: Store; clock: Clock },
  email: string,
  given?: string,
): Promise<GivenPassword> {
  const account = await requireAccount(store.read, email);
  const password = given ?? makePassword();
  if (given !== undefined) {
    const checked = signupDraft.pick({ password: true }).safeParse({ password: given });
    if (!checked.success) throw refused(fieldErrors(checked.error));
    await refuseWeak(store, given, account);
  }
  const passwordHash = await hashPassword(password);
  await store.write(async (writer) => {
    const { numUpdatedRows } = await writer
      .updateTable('userAccount')
      .set({ passwordHash, updatedAt: clock.now() })
      .where('id', '=', account.id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw unknown(email);
    await endPasswordLinks(writer, account.id);
    await endSessionsOf(writer, account.id);
    await forgetGuesses(writer, { kind: 'account', key: account.emailKey });
  });
  return { email: account.email, ...(given === undefined && { password }) };
}

/** Removes an account with its sessions. Throws a CommandError if there is no such account, or no other owner. */
export const removeAccount = (store: Store, email: string): Promise<{ email: string }> =>
  store.writeAlone(async (writer) => {
    const account = await requireAccount(writer, email);
    await refuseLastOwner(writer, account);
    await eraseAccount(writer, account);
    return { email: account.email };
  });

/** Gives an account another role. Throws a CommandError if there is no such account, or no other owner. */
export const changeRoleOf = (
  { store, clock }: { store: Store; clock: Clock },
  email: string,
  role: Role,
): Promise<{ email: string }> =>
  store.writeAlone(async (writer) => {
    const account = await requireAccount(writer, email);
    if (role !== 'owner') await refuseLastOwner(writer, account);
    await writeRole(writer, account, role, clock.now());
    return { email: account.email };
  });

/**
 * Removes the second factor, so that the password alone is enough again: for when phone, passkeys and recovery codes
 * are lost.
 */
export const resetSecondFactor = (store: Store, email: string): Promise<{ email: string; was: boolean }> =>
  store.write(async (writer) => {
    const account = await requireAccount(writer, email);
    const was = await asksForMore(writer, account.id);
    await forgetSecondFactor(writer, account.id);
    await forgetGuesses(writer, { kind: 'account', key: account.emailKey });
    return { email: account.email, was };
  });

async function refuseLastOwner(reader: Reader, account: UserAccountRow): Promise<void> {
  if (account.role !== 'owner' || (await hasOtherOwner(reader, account))) return;
  throw new CommandError(
    `${account.email} is the last owner: without one nobody could change the settings or invite anybody. Make another account an owner before, or give this one a new password.`,
  );
}

async function requireAccount(reader: Reader, email: string): Promise<UserAccountRow> {
  const checked = signupDraft.pick({ email: true }).safeParse({ email });
  if (!checked.success) throw refused(fieldErrors(checked.error));
  const account = await findAccount(reader, email);
  if (account === undefined) throw unknown(email);
  return account;
}

async function refuseWeak(store: Store, password: string, person: Person): Promise<void> {
  const { companyName } = await readSiteInfo(store.read);
  const weakness = await weaknessOf(password, { ...person, companyName });
  if (weakness !== undefined) throw refused({ password: weakness });
}

const unknown = (email: string): CommandError =>
  new CommandError(`There is no account of ${emailKeyOf(email)}. "npm run admin -- list" names all.`);

const taken = (email: string): CommandError =>
  new CommandError(`${emailKeyOf(email)}: ${refusals.emailTaken()}`);

const refused = (errors: Readonly<Record<string, string>>): CommandError =>
  new CommandError(
    Object.entries(errors)
      .map(([field, sentence]) => `${field}: ${sentence}`)
      .join('\n'),
  );
