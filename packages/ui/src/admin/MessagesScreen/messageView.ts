import { limits } from '@vitrin/contract/limits';
import type { ContactMessage } from '@vitrin/contract/message';
import { fold } from '@vitrin/contract/turkish';

/** Which messages are listed. */
export type MessageFolder = 'all' | 'unread' | 'archived';

/** What the inbox shows, which page of it, counted from 1, and which message is open. */
export type MessageView = { search: string; folder: MessageFolder; page: number; open: string | undefined };

/** The part of a view that decides which messages it lists. */
type Listing = Pick<MessageView, 'search' | 'folder' | 'open'>;

/** The messages that a view lists; the open one stays in "Unread" once it is read. */
export function listedMessages(
  messages: readonly ContactMessage[],
  { search, folder, open }: Listing,
): readonly ContactMessage[] {
  const wanted = fold(search.trim());
  return messages.filter(
    (message) =>
      (folder !== 'unread' || !message.read || message.id === open) &&
      (wanted === '' ||
        fold(`${message.name} ${message.email} ${message.subject} ${message.message}`).includes(wanted)),
  );
}

/** How many of them nobody has read. */
export const unreadCount = (messages: readonly ContactMessage[]): number =>
  messages.filter(({ read }) => !read).length;

/** One page of the listed messages; the last one where there is no such page. */
export function messagePage(listed: readonly ContactMessage[], wanted: number) {
  const size = limits.panelRows;
  const page = Math.max(1, Math.min(wanted, Math.ceil(listed.length / size)));
  return { messages: listed.slice((page - 1) * size, page * size), page, size, total: listed.length };
}
