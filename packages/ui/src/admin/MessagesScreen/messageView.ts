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

/** Unsaved input about a message; the note is null while it is as stored. */
export type MessageTyped = { reply: string; note: string | null };

/**
 * How sending a reply ended: `lost` if there was no response, so that it may have been sent; `lostAndChanged` if it was
 * edited since, so that sending it again would send both.
 */
export type ReplyEnd = 'sent' | 'failed' | 'lost' | 'lostAndChanged';

/** The state of a reply. */
export type ReplyState = 'sending' | ReplyEnd;

/** A navigation that is waiting for a confirmation, because something typed is not on the server. */
export type InboxLeaving = {
  onStay: () => void;
  /** Leaves, and discards what was typed. */
  onDiscard: () => void;
  /** Leaves; the drafts stay in this browser. */
  onKeep: () => void;
};

/** Whether any filter is active. */
export const isNarrowed = ({ label, assignee, answered }: MessageNarrowing): boolean =>
  [label, assignee, answered].some((value) => value !== undefined);

/** Whether a view shows the whole inbox. */
export const isWholeInbox = ({ folder, narrowing, search }: Omit<MessageView, 'page' | 'open'>): boolean =>
  folder === 'all' && !isNarrowed(narrowing) && search.trim() === '';

/** The number of messages in the folders that the inbox does not show. */
export type MessagesElsewhere = { readonly [Folder in Extract<MessageFolder, 'archived' | 'spam'>]: number };

/** One page of the messages of a view, newest first, and the total number. */
export type MessagePage = { messages: readonly ContactMessage[]; page: number; size: number; total: number };
