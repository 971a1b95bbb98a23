import { useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '@vitrin/contract/limits';
import type { Load } from '@vitrin/contract/load';
import type { ContactMessage } from '@vitrin/contract/message';
import { adminMessagesText as text } from '@vitrin/ui/text/panelText';
import { client, hasAdditions } from '../api.ts';
import { createIdSet, useIds } from '../lists/idSet.ts';
import { loadOf } from '../loadOf.ts';
import { keys } from '../queryClient.ts';
import { tellFailure } from '../tellFailure.ts';
import { undoable } from '../lists/undoable.ts';

/** What may be changed of a message. */
type MessageChange = { read: boolean } | { archived: boolean };

/** The folders of the inbox. */
type Folder = 'inbox' | 'archive';

/** How often the panel looks for new messages, in milliseconds. */
const lookMs = 60_000;

/** Messages that are gone from the screen while their deletion can still be undone. */
const leaving = createIdSet();

const useFolder = (folder: Folder) =>
  useQuery({
    queryKey: keys.messages(folder),
    queryFn: ({ signal }) =>
      client.messages.listAll({ query: { archived: folder === 'archive' ? 'true' : 'false' }, signal }),
    refetchInterval: lookMs,
    enabled: hasAdditions,
  });

/** The messages of a folder, newest first. */
export function useMessages(folder: Folder): Load<readonly ContactMessage[]> {
  const gone = useIds(leaving);
  const load = loadOf(useFolder(folder), text.loadFailed);
  return load.status === 'ready'
    ? { status: 'ready', data: load.data.filter(({ id }) => !gone.has(id)) }
    : load;
}

/** How many messages of the inbox nobody has read; 0 until it is known, undefined without an inbox. */
export function useUnreadMessages(): number | undefined {
  const gone = useIds(leaving);
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: [...keys.messageFacts, 'unread'],
    queryFn: ({ signal }) =>
      client.messages.listAll.page({ query: { read: 'false', page: 1, pageSize: 1 }, signal }),
    refetchInterval: lookMs,
    enabled: hasAdditions,
  });
  if (!hasAdditions) return undefined;
  const seen = queries.getQueryData<ContactMessage[]>(keys.messages('inbox')) ?? [];
  const leavingUnread = seen.filter(({ id, read }) => gone.has(id) && !read).length;
  return Math.max(0, (data?.total ?? 0) - leavingUnread);
}

/** The newest messages of the inbox. */
export function useNewestMessages(): Load<readonly ContactMessage[]> {
  const gone = useIds(leaving);
  const query = useQuery({
    queryKey: [...keys.messageFacts, 'newest'],
    queryFn: ({ signal }) =>
      client.messages.listAll({ query: { page: 1, pageSize: limits.recentMessages }, signal }),
    enabled: hasAdditions,
  });
  const load = loadOf(query, text.loadFailed);
  return load.status === 'ready'
    ? { status: 'ready', data: load.data.filter(({ id }) => !gone.has(id)) }
    : load;
}

/** The actions on messages: applied at once, and rolled back where the server refuses. */
export function useMessageActions() {
  const queries = useQueryClient();
  const all = { queryKey: keys.allMessages };
  const write = (change: (messages: ContactMessage[]) => ContactMessage[]) =>
    queries.setQueriesData<ContactMessage[]>(all, (messages) => messages && change(messages));

  async function update(id: string, change: MessageChange): Promise<void> {
    const changed = (message: ContactMessage): ContactMessage => ({ ...message, ...change });
    const moves = 'archived' in change;
    await queries.cancelQueries(all);
    const before = queries.getQueriesData<ContactMessage[]>(all);
    write((messages) =>
      messages
        .filter((message) => message.id !== id || !moves)
        .map((message) => (message.id === id ? changed(message) : message)),
    );
    try {
      await client.messages.update({ params: { id }, body: change });
    } catch {
      for (const [key, messages] of before) queries.setQueryData(key, messages);
      tellFailure(text.updateFailed, () => void update(id, change));
    }
    await queries.invalidateQueries({ queryKey: keys.messageFacts });
    if (moves) await queries.invalidateQueries(all);
  }

  /** Takes a message off the screen, and deletes it when nobody has undone it for a while. */
  function remove(id: string): void {
    leaving.add([id]);
    undoable(text.deleted, { onUndo: () => leaving.remove([id]), onLapse: () => removeForGood(id) });
  }

  async function removeForGood(id: string): Promise<void> {
    try {
      await client.messages.remove({ params: { id } });
      write((messages) => messages.filter((message) => message.id !== id));
    } catch {
      tellFailure(text.deleteFailed, () => remove(id));
    }
    await queries.invalidateQueries({ queryKey: keys.messageFacts });
    leaving.remove([id]);
  }

  return { update, remove };
}
