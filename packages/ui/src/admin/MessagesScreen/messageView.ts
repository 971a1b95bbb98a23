import type { ContactMessage } from '@vitrin/contract/message';

/** Which messages are listed. */
export type MessageFolder = 'all' | 'unread' | 'archived';

/** What the inbox shows, which page of it, counted from 1, and which message is open. */
export type MessageView = { search: string; folder: MessageFolder; page: number; open: string | undefined };

/** One page of the messages that a view lists, newest first, and how many they are in all. */
export type MessagePage = { messages: readonly ContactMessage[]; page: number; size: number; total: number };
