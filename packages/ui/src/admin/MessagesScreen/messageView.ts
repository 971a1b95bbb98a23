import type { ContactMessage, MessageFilter } from '@vitrin/contract/messages/message';

/** Which messages are listed. */
export type MessageFolder = 'all' | 'unread' | 'archived' | 'spam';

/** What the listed messages are narrowed down to; what is absent leaves all. */
export type MessageNarrowing = {
  readonly [Name in keyof Pick<MessageFilter, 'label' | 'assignee' | 'answered'>]: MessageFilter[Name];
};

/** What the inbox shows, which page of it, counted from 1, and which message is open. */
export type MessageView = {
  search: string;
  folder: MessageFolder;
  narrowing: MessageNarrowing;
  page: number;
  open: string | undefined;
};

/** Whether the messages are narrowed down. */
export const isNarrowed = ({ label, assignee, answered }: MessageNarrowing): boolean =>
  [label, assignee, answered].some((value) => value !== undefined);

/** One page of the messages that a view lists, newest first, and how many they are in all. */
export type MessagePage = { messages: readonly ContactMessage[]; page: number; size: number; total: number };
