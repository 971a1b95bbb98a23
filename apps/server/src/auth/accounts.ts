import type { Account } from '@vitrin/contract/account';
import type { Role } from '@vitrin/contract/role';
import { fullNameOf, type User } from '@vitrin/contract/session';
import type { Clock } from '../clock.ts';
import { newId } from '../newId.ts';
import type { Reader, Writer } from '../store/openStore.ts';
import type { UserAccountRow } from '../store/schema.ts';
import { roleOfRow } from './permissions.ts';

/** What a new account needs; the password comes hashed. */
export type NewAccount = {
  name: string;
  surname: string;
  email: string;
  passwordHash: string;
  role: Role;
};

/** Addresses are compared in lower case, by the rules of identifiers and not of Turkish. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();

/** Adds an account. */
export async function addAccount(writer: Writer, account: NewAccount, clock: Clock): Promise<void> {
  const now = clock.now();
  await writer
    .insertInto('userAccount')
    .values({
      ...account,
      id: newId(),
      emailKey: emailKeyOf(account.email),
      language: '',
      lastUsedAt: null,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
}

/** True once somebody may sign in. */
export async function hasAccount(reader: Reader): Promise<boolean> {
  return (await reader.selectFrom('userAccount').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The account of an address, whatever the case of its letters. */
export const findAccount = (reader: Reader, email: string): Promise<UserAccountRow | undefined> =>
  reader.selectFrom('userAccount').selectAll().where('emailKey', '=', emailKeyOf(email)).executeTakeFirst();

/** An account as the API answers it. */
export const userOf = (
  row: Pick<UserAccountRow, 'id' | 'name' | 'surname' | 'email' | 'role' | 'language'>,
): User => ({
  id: row.id,
  name: row.name,
  surname: row.surname,
  email: row.email,
  roles: [roleOfRow(row)],
  fullName: fullNameOf(row),
  ...(row.language !== '' && { language: row.language }),
});

/** An account as owners see it. */
export const accountOf = (row: UserAccountRow): Account => ({
  id: row.id,
  name: row.name,
  surname: row.surname,
  fullName: fullNameOf(row),
  email: row.email,
  role: roleOfRow(row),
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

/** All accounts, the oldest first. */
export const listAccounts = (reader: Reader): Promise<UserAccountRow[]> =>
  reader.selectFrom('userAccount').selectAll().orderBy('createdAt').orderBy('emailKey').execute();
