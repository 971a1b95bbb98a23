import type { QueryClient } from '@tanstack/react-query';
import { mayOpen } from '@vitrin/contract/paths/adminAccess';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { limits } from '@vitrin/contract/limits';
import type { Role } from '@vitrin/contract/accounts/role';
import type { CommandEntry } from '@vitrin/ui/admin/CommandMenu';
import { adminMessagesText, adminText } from '@vitrin/ui/text/panelText';
import { client } from '../../api.ts';
import { panelKinds } from '../../kinds/panelKinds.ts';
import { paramsOf } from '../../lists/reading/itemAddress.ts';
import { wholeView } from '@vitrin/ui/admin/itemView';

/**
 * Results across all kinds, pictures and messages that a role may open; failed parts are omitted. Throws if that leaves
 * none: there may be some.
 */
export async function findEntries(
  queries: QueryClient,
  search: string,
  role: Role | undefined,
): Promise<CommandEntry[]> {
  const found = await Promise.allSettled([
    ...panelKinds
      .filter(({ entries }) => mayOpen(role, entries.editPath('')))
      .map((kind) => kind.findEntries(queries, search)),
    ...(client.messages && mayOpen(role, adminPaths.messages())
      ? [findPictures(search), findMessages(client.messages, search)]
      : []),
  ]);
  const entries = found.flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
  const failed = found.find((part) => part.status === 'rejected');
  if (entries.length === 0 && failed !== undefined) throw failed.reason;
  return entries;
}

const pageOfFound = (search: string) => ({ q: search, page: 1, pageSize: limits.commandEntries });

/** Pictures have no page of their own: the gallery opens with the search. */
async function findPictures(search: string): Promise<CommandEntry[]> {
  const { items } = await client.gallery.listAll.page({ query: pageOfFound(search) });
  const href = `${adminPaths.gallery()}?${new URLSearchParams(paramsOf({ ...wholeView, search }))}`;
  return items
    .filter(({ title }) => title !== '')
    .map(({ id, title }) => ({
      key: `gallery ${id}`,
      title,
      where: adminText.gallery.title,
      href,
      foundFor: search,
    }));
}

async function findMessages(
  { listAll }: NonNullable<typeof client.messages>,
  search: string,
): Promise<CommandEntry[]> {
  const { items } = await listAll.page({ query: pageOfFound(search) });
  return items.map(({ id, name, subject }) => ({
    key: `messages ${id}`,
    title: subject === '' ? name : `${name}: ${subject}`,
    where: adminMessagesText.title,
    href: adminPaths.messages(id),
    foundFor: search,
  }));
}
