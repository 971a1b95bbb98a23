import type { ContactMessage, MessageFilter } from '@vitrin/contract/messages/message';

/** The folders of the inbox. */
export type MessageFolder = 'all' | 'unread' | 'archived' | 'spam';

/** The filters of messages; an absent filter includes all. */
export type MessageNarrowing = {
  readonly [Name in keyof Pick<MessageFilter, 'label' | 'assignee' | 'answered'>]: MessageFilter[Name];
};

/** The folder and filters of the inbox, its page, counted from 1, and the open message. */
export type MessageView = {
  search: string;
  folder: MessageFolder;
  narrowing: MessageNarrowing;
  page: number;
  open: string | undefined;
};

/** Whether any filter is active. */
export const isNarrowed = ({ label, assignee, answered }: MessageNarrowing): boolean =>
  [label, assignee, answered].some((value) => value !== undefined);

/** One page of the messages of a view, newest first, and the total number. */
export type MessagePage = { messages: readonly ContactMessage[]; page: number; size: number; total: number };
