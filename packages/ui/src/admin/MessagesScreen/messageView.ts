import type { ContactMessage } from '@vitrin/contract/message';
import { fold } from '@vitrin/contract/turkish';

/** Which messages are listed. */
export type MessageFolder = 'all' | 'unread' | 'archived';

/** What the inbox shows, and which message is open. */
export type MessageView = { search: string; folder: MessageFolder; open: string | undefined };

/** The messages that a view lists; the open one stays in "Unread" once it is read. */
export function listedMessages(
  messages: readonly ContactMessage[],
  { search, folder, open }: MessageView,
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
