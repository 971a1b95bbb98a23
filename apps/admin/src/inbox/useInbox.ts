import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '@vitrin/contract/limits';
import type { Load } from '@vitrin/contract/load';
import type { ContactMessage, MessageChoices, MessageReply } from '@vitrin/contract/messages/message';
import {
  isWholeInbox,
  type MessagePage,
  type MessagesElsewhere,
  type MessageView,
} from '@vitrin/ui/admin/MessagesScreen';
import { adminMessagesText as text } from '@vitrin/ui/text/panelText';
import { useEffect } from 'react';
import { ourClient } from '../api.ts';
import { createIdSet, useIds } from '../shared/idSet.ts';
import { loadOf } from '../shared/loadOf.ts';
import { isGone } from '../shared/reasonOf.ts';
import { keys } from '../queryClient.ts';
import { leavingMessages as leaving } from './messages.ts';

/** Messages that were deleted in this panel, whose disappearance needs no notice. */
export const deletedMessages = createIdSet();

/** What identifies a page of messages. */
export type Listing = Pick<MessageView, 'folder' | 'narrowing' | 'search' | 'page'>;

const of = {
  all: { archived: 'false' },
  unread: { archived: 'false', read: 'false' },
  archived: { archived: 'true' },
  spam: { spam: 'true' },
} as const;

/** The query parameters for the API. */
export const inboxQuery = ({ folder, narrowing, search }: Omit<Listing, 'page'>) => ({
  ...of[folder],
  ...narrowing,
  ...(search !== '' && { q: search }),
});

/** Loads a page of messages, or the last one if the page is beyond it. */
async function readMessages(listing: Listing, signal: AbortSignal): Promise<MessagePage> {
  const { page } = listing;
  const size = limits.panelRows;
  const query = { ...inboxQuery(listing), page, pageSize: size };
  const { items, total: told } = await ourClient.messages.listAll.page({ query, signal });
  const total = told ?? items.length;
  const last = Math.max(1, Math.ceil(total / size));
  return page > last
    ? readMessages({ ...listing, page: last }, signal)
    : { messages: items, page, size, total };
}

/** A page of messages, newest first; the previous one while it loads. */
export function useMessages(listing: Listing): Load<MessagePage> {
  const gone = useIds(leaving);
  const query = useQuery({
    queryKey: keys.messages(listing),
    queryFn: ({ signal }) => readMessages(listing, signal),
    placeholderData: keepPreviousData,
  });
  const load = loadOf(query, text.loadFailed);
  if (load.status !== 'ready') return load;
  const messages = load.data.messages.filter(({ id }) => !gone.has(id));
  const total = load.data.total - (load.data.messages.length - messages.length);
  return { status: 'ready', data: { ...load.data, messages, total } };
}

/** What the archive and the spam folder contain, asked for while the inbox is empty. */
export function useElsewhere(listing: Listing, listed: Load<MessagePage>): MessagesElsewhere | undefined {
  const { data } = useQuery({
    queryKey: [...keys.messageFacts, 'elsewhere'],
    queryFn: async ({ signal }) => {
      const [archived, spam] = await Promise.all(
        (['archived', 'spam'] as const).map((folder) =>
          ourClient.messages.listAll.page({ query: { ...of[folder], page: 1, pageSize: 1 }, signal }),
        ),
      );
      return { archived: archived?.total ?? 0, spam: spam?.total ?? 0 };
    },
    enabled: isWholeInbox(listing) && listed.status === 'ready' && listed.data.total === 0,
  });
  return data;
}

/** A message; absent until it is loaded, and if it was deleted, in `isGone` elsewhere. */
type FoundMessage = { message?: ContactMessage | undefined; isGone: boolean };

/**
 * One message, in whatever folder. It stays when it leaves the list, as an unread one does as soon as it was read:
 * somebody may be writing on it.
 */
export function useMessage(id: string | undefined, listed: Load<MessagePage>): FoundMessage {
  const queries = useQueryClient();
  const gone = useIds(leaving);
  const onPage =
    listed.status === 'ready' ? listed.data.messages.find((message) => message.id === id) : undefined;
  useEffect(() => {
    if (onPage !== undefined) queries.setQueryData(keys.message(onPage.id), onPage);
  }, [queries, onPage]);
  const { data, error } = useQuery({
    queryKey: keys.message(id ?? ''),
    queryFn: ({ signal }) => ourClient.messages.read({ params: { id: id ?? '' }, signal }),
    enabled: id !== undefined && listed.status === 'ready' && onPage === undefined && !gone.has(id),
    // It has left the list: the reason may be that it was deleted.
    staleTime: 0,
  });
  if (id === undefined || gone.has(id)) return { isGone: false };
  if (onPage !== undefined) return { message: onPage, isGone: false };
  return isGone(error) ? { isGone: !deletedMessages.has(id) } : { message: data, isGone: false };
}

/** The values that messages can be filtered by and given; undefined until loaded. */
export function useMessageChoices(): MessageChoices | undefined {
  const { data } = useQuery({
    queryKey: keys.messageChoices,
    queryFn: ({ signal }) => ourClient.messages.choices({ signal }),
  });
  return data;
}

/** The replies to the open message; empty until loaded. */
export function useReplies(id: string | undefined): readonly MessageReply[] {
  const { data } = useQuery({
    queryKey: keys.replies(id ?? ''),
    queryFn: ({ signal }) => ourClient.messages.replies({ params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
  });
  return data ?? [];
}
