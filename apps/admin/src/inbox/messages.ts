import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { mayOpen } from '@vitrin/contract/paths/adminAccess';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { limits } from '@vitrin/contract/limits';
import type { Load } from '@vitrin/contract/load';
import type { ContactMessage } from '@vitrin/contract/messages/message';
import type { MessagePage } from '@vitrin/ui/admin/MessagesScreen';
import { adminMessagesText as text } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { createIdSet, useIds } from '../shared/idSet.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { useRole } from '../session/session.ts';

const { messages } = client;

/** Messages removed from the screen while their deletion can still be undone. */
export const leavingMessages = createIdSet();

/** Whether the signed-in user has access to the inbox. */
function useSeesInbox(): boolean {
  const role = useRole();
  return messages !== undefined && mayOpen(role, adminPaths.messages());
}

/** The number of unread messages; 0 until it is loaded, undefined without access to the inbox. */
export function useUnreadMessages(): number | undefined {
  const isSeen = useSeesInbox();
  const gone = useIds(leavingMessages);
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: [...keys.messageFacts, 'unread'],
    queryFn: messages
      ? ({ signal }) => messages.listAll.page({ query: { read: 'false', page: 1, pageSize: 1 }, signal })
      : skipToken,
    enabled: isSeen,
  });
  if (!isSeen) return undefined;
  const seen = queries.getQueriesData<MessagePage>({ queryKey: keys.allMessages });
  const known = new Map(
    seen.flatMap(([, page]) => (page?.messages ?? []).map((message) => [message.id, message])),
  );
  const leavingUnread = [...known.values()].filter(
    ({ id, read, archived }) => gone.has(id) && !read && !archived,
  ).length;
  return Math.max(0, (data?.total ?? 0) - leavingUnread);
}

/** The newest messages of the inbox; undefined without access to it. */
export function useNewestMessages(): Load<readonly ContactMessage[]> | undefined {
  const isSeen = useSeesInbox();
  const gone = useIds(leavingMessages);
  const query = useQuery({
    queryKey: [...keys.messageFacts, 'newest'],
    queryFn: messages
      ? ({ signal }) => messages.listAll({ query: { page: 1, pageSize: limits.recentMessages }, signal })
      : skipToken,
    enabled: isSeen,
  });
  if (!isSeen) return undefined;
  const load = loadOf(query, text.loadFailed);
  return load.status === 'ready'
    ? { status: 'ready', data: load.data.filter(({ id }) => !gone.has(id)) }
    : load;
}
