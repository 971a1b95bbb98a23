import type { ContactMessage, MessageChange, MessageChoices } from '@vitrin/contract/messages/message';

/** The change of a message, given its state at the time when the change is sent. */
export type MessageEdit = (message: ContactMessage | undefined) => MessageChange;

/**
 * What somebody changed on a message as it was shown. Of the labels these are the added and the removed ones, so that
 * others that were changed in the meantime stay.
 */
export function editOf(shown: ContactMessage | undefined, change: MessageChange): MessageEdit {
  const { labels, ...rest } = change;
  if (labels === undefined) return () => change;
  const before = shown?.labels ?? [];
  const added = labels.filter((label) => !before.includes(label));
  const moved = new Set([...added, ...before.filter((label) => !labels.includes(label))]);
  return (message) => ({
    ...rest,
    labels: [...(message?.labels ?? []).filter((label) => !moved.has(label)), ...added],
  });
}

/** A message as it will be after a change by a person. */
export const editedMessage = (
  message: ContactMessage,
  change: MessageChange,
  { people, by, now }: { people: MessageChoices['people']; by: string; now: Date },
): ContactMessage => ({
  ...message,
  read: change.read ?? message.read,
  archived: change.archived ?? message.archived,
  spam: change.spam ?? message.spam,
  note: change.note ?? message.note,
  labels: change.labels ?? message.labels,
  ...(change.answered !== undefined && { answered: change.answered ? { at: now.toISOString(), by } : null }),
  ...(change.assigneeId !== undefined && {
    assignee: people.find(({ id }) => id === change.assigneeId) ?? null,
  }),
});
