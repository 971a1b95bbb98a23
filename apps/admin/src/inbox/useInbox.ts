import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '@vitrin/contract/limits';
import type { Load } from '@vitrin/contract/load';
import type {
  ContactMessage,
  MessageChange,
  MessageChoices,
  MessageReply,
} from '@vitrin/contract/messages/message';
import type { MessagePage, MessageView } from '@vitrin/ui/admin/MessagesScreen';
import { adminMailText, adminMessagesText as text } from '@vitrin/ui/text/panelText';
import { ourClient } from '../api.ts';
import { useIds } from '../shared/idSet.ts';
import { undoable } from '../shared/undoable.ts';
import { loadOf } from '../shared/loadOf.ts';
import { keys } from '../queryClient.ts';
import { tellFailure } from '../shared/tellFailure.ts';
import { leavingMessages as leaving } from './messages.ts';

/** The state changes of a message. */
type Move = { read: boolean } | { archived: boolean } | { spam: boolean };

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

/** One message, in whatever folder; undefined until it is loaded, and if it is gone. */
export function useMessage(id: string | undefined, listed: Load<MessagePage>): ContactMessage | undefined {
  const gone = useIds(leaving);
  const onPage =
    listed.status === 'ready' ? listed.data.messages.find((message) => message.id === id) : undefined;
  const { data } = useQuery({
    queryKey: keys.message(id ?? ''),
    queryFn: ({ signal }) => ourClient.messages.read({ params: { id: id ?? '' }, signal }),
    enabled: id !== undefined && listed.status === 'ready' && onPage === undefined && !gone.has(id),
  });
  return id === undefined || gone.has(id) ? undefined : (onPage ?? data);
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

/** The actions on messages: applied optimistically, and rolled back if the server refuses. */
export function useMessageActions() {
  const queries = useQueryClient();
  const all = { queryKey: keys.allMessages };
  const write = (change: (messages: readonly ContactMessage[]) => readonly ContactMessage[]) =>
    queries.setQueriesData<MessagePage>(all, (page) => {
      if (page === undefined) return undefined;
      const messages = change(page.messages);
      return { ...page, messages, total: page.total - (page.messages.length - messages.length) };
    });

  async function update(id: string, change: Move): Promise<void> {
    const changed = (message: ContactMessage): ContactMessage => ({ ...message, ...change });
    const moves = !('read' in change);
    await queries.cancelQueries(all);
    const before = queries.getQueriesData<MessagePage>(all);
    write((messages) =>
      messages
        .filter((message) => message.id !== id || !moves)
        .map((message) => (message.id === id ? changed(message) : message)),
    );
    try {
      await ourClient.messages.update({ params: { id }, body: change });
    } catch {
      for (const [key, messages] of before) queries.setQueryData(key, messages);
      tellFailure(text.updateFailed, () => void update(id, change));
    }
    await queries.invalidateQueries({ queryKey: keys.message(id) });
    await queries.invalidateQueries({ queryKey: keys.messageFacts });
    if (moves) await queries.invalidateQueries(all);
  }

  /** Changes the handling of a message; rolled back if the server refuses. */
  async function edit(id: string, changed: MessageChange): Promise<void> {
    try {
      const saved = await ourClient.messages.update({ params: { id }, body: changed });
      write((messages) => messages.map((message) => (message.id === id ? saved : message)));
      queries.setQueryData(keys.message(id), saved);
    } catch {
      tellFailure(text.updateFailed, () => void edit(id, changed));
    }
    await queries.invalidateQueries({ queryKey: all.queryKey });
    if (changed.labels !== undefined) await queries.invalidateQueries({ queryKey: keys.messageChoices });
  }

  /** Sends a reply; resolves to whether it was accepted. */
  async function reply(id: string, message: string): Promise<boolean> {
    try {
      await ourClient.messages.reply({ params: { id }, body: { message } });
    } catch {
      return false;
    }
    await queries.invalidateQueries({ queryKey: keys.replies(id) });
    await queries.invalidateQueries({ queryKey: keys.message(id) });
    await queries.invalidateQueries(all);
    await queries.invalidateQueries({ queryKey: keys.messageFacts });
    return true;
  }

  /** Mails a message again to recipients that it did not reach. */
  async function mailAgain(id: string): Promise<void> {
    try {
      const sent = await ourClient.messages.mailAgain({ params: { id } });
      write((messages) => messages.map((message) => (message.id === id ? sent : message)));
      queries.setQueryData(keys.message(id), sent);
    } catch {
      tellFailure(adminMailText.message.againFailed, () => void mailAgain(id));
    }
  }

  /** Removes a message from the screen, and deletes it after the undo period. */
  function remove(id: string): void {
    leaving.add([id]);
    undoable(text.deleted, { onUndo: () => leaving.remove([id]), onLapse: () => removeForGood(id) });
  }

  async function removeForGood(id: string): Promise<void> {
    try {
      await ourClient.messages.remove({ params: { id } });
      write((messages) => messages.filter((message) => message.id !== id));
    } catch {
      tellFailure(text.deleteFailed, () => remove(id));
    }
    leaving.remove([id]);
    await queries.invalidateQueries({ queryKey: keys.messageFacts });
  }

  return { update, edit, reply, mailAgain, remove };
}
