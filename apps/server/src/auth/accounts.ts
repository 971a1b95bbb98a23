import type { Account } from '@vitrin/contract/accounts/account';
import type { Role } from '@vitrin/contract/accounts/role';
import { fullNameOf, type User } from '@vitrin/contract/accounts/session';
import type { Clock } from '../clock.ts';
import { notFound } from '../http/httpErrors.ts';
import { urlOf } from '../media/pictures.ts';
import { newId } from '../newId.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import type { UserAccountRow } from '../store/schema.ts';
import { roleOfRow } from './permissions.ts';

/** The fields of a new account; the password is already hashed. */
export type NewAccount = {
  name: string;
  surname: string;
  email: string;
  passwordHash: string;
  role: Role;
};

/**
 * The key by which addresses are compared: lower case by the rules of identifiers, not of Turkish, whose keyboard
 * nevertheless types a capital with a dot for "i" with Caps Lock.
 */
export const emailKeyOf = (email: string): string =>
  email.trim().toLowerCase().replaceAll('i\u0307', 'i').normalize('NFC');

/**
 * Adds an account. Callers check beforehand that they may, that the address is free and that the password is good
 * enough.
 */
export async function addAccount(writer: Writer, account: NewAccount, clock: Clock): Promise<void> {
  const now = clock.now();
  const emailKey = emailKeyOf(account.email);
  await writer
    .insertInto('userAccount')
    .values({
      ...account,
      id: newId(),
      emailKey,
      language: '',
      pictureId: null,
      lastUsedAt: null,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  // Whoever has an account needs no invitation any more.
  await writer.deleteFrom('invitation').where('emailKey', '=', emailKey).execute();
}

/** Whether there is an account to sign in with. */
export async function hasAccount(reader: Reader): Promise<boolean> {
  return (await reader.selectFrom('userAccount').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** An account row with the name of its picture's file, if it has one. */
export type PicturedAccount = UserAccountRow & { pictureName: string | null };

const accountsIn = (reader: Reader) =>
  reader
    .selectFrom('userAccount')
    .leftJoin('picture', 'picture.id', 'userAccount.pictureId')
    .selectAll('userAccount')
    .select('picture.name as pictureName');

/** Finds an account by its address, ignoring case. */
export const findAccount = (reader: Reader, email: string): Promise<PicturedAccount | undefined> =>
  accountsIn(reader).where('userAccount.emailKey', '=', emailKeyOf(email)).executeTakeFirst();

/** The account of an id; undefined where it is gone. */
export const findAccountById = (reader: Reader, id: string): Promise<PicturedAccount | undefined> =>
  accountsIn(reader).where('userAccount.id', '=', id).executeTakeFirst();

/** The account of an id. Throws 404. */
export async function requireAccount(reader: Reader, id: string): Promise<PicturedAccount> {
  const row = await findAccountById(reader, id);
  if (row === undefined) throw notFound('User');
  return row;
}

const pictureOf = (name: string | null): { picture?: string } =>
  name === null ? {} : { picture: urlOf(name) };

/** An account as the API returns it. */
export const userOf = (
  row: Pick<UserAccountRow, 'id' | 'name' | 'surname' | 'email' | 'role' | 'language'> & {
    pictureName: string | null;
  },
): User => ({
  id: row.id,
  name: row.name,
  surname: row.surname,
  email: row.email,
  roles: [roleOfRow(row)],
  fullName: fullNameOf(row),
  ...(row.language !== '' && { language: row.language }),
  ...pictureOf(row.pictureName),
});

/** An account as owners see it. */
export const accountOf = (row: PicturedAccount, secondFactor: boolean): Account => ({
  id: row.id,
  name: row.name,
  surname: row.surname,
  fullName: fullNameOf(row),
  email: row.email,
  role: roleOfRow(row),
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  secondFactor,
  ...pictureOf(row.pictureName),
});

/** An account as the author of an action. */
export const whoOf = (
  row: Pick<UserAccountRow, 'id' | 'name' | 'surname'>,
): { userId: string; name: string } => ({
  userId: row.id,
  name: fullNameOf(row),
});

/** All accounts, the oldest first. */
export const listAccounts = (reader: Reader): Promise<PicturedAccount[]> =>
  accountsIn(reader).orderBy('userAccount.createdAt').orderBy('userAccount.emailKey').execute();
