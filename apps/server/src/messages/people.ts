import { fullNameOf } from '@vitrin/contract/accounts/session';
import { isEnough } from '@vitrin/contract/accounts/role';
import { roleOfRow } from '../auth/permissions.ts';
import type { Reader } from '../store/openStore.ts';

/** The limit on offered accounts; a company has fewer. */
const mostPeople = 200;

/** Everyone with access to the inbox, by id. */
export async function inboxPeople(reader: Reader): Promise<ReadonlyMap<string, string>> {
  const rows = await reader
    .selectFrom('userAccount')
    .select(['id', 'name', 'surname', 'role'])
    .orderBy('createdAt')
    .orderBy('id')
    .limit(mostPeople)
    .execute();
  return new Map(
    rows.filter((row) => isEnough(roleOfRow(row), 'editor')).map((row) => [row.id, fullNameOf(row)]),
  );
}
