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

/** What is typed on a message and not on the server yet; the note is null while it is as stored. */
export type MessageTyped = { reply: string; note: string | null };

/**
 * How sending a reply ended: `lost` if there was no response, so that it may be on its way; `lostAndChanged` if another
 * one was written since, which would be sent besides it.
 */
export type ReplyEnd = 'sent' | 'failed' | 'lost' | 'lostAndChanged';

/** How far a reply is. */
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

/** One page of the messages of a view, newest first, and the total number. */
export type MessagePage = { messages: readonly ContactMessage[]; page: number; size: number; total: number };
