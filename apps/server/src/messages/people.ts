import { fullNameOf } from '@vitrin/contract/accounts/session';
import { isEnough, roles } from '@vitrin/contract/accounts/role';
import type { Reader } from '../store/openStore.ts';

/** The limit on offered accounts; a company has fewer. */
const mostPeople = 200;

/** The roles with access to the inbox. */
export const inboxRoles = roles.filter((role) => isEnough(role, 'editor'));

/** Everyone with access to the inbox, by id. */
export async function inboxPeople(reader: Reader): Promise<ReadonlyMap<string, string>> {
  const rows = await reader
    .selectFrom('userAccount')
    .select(['id', 'name', 'surname'])
    .where('role', 'in', inboxRoles)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(mostPeople)
    .execute();
  return new Map(rows.map((row) => [row.id, fullNameOf(row)]));
}
