import { useQueryClient } from '@tanstack/react-query';
import type { ContactMessage, MessageChange, MessageChoices } from '@vitrin/contract/messages/message';
import type { MessagePage, ReplyEnd } from '@vitrin/ui/admin/MessagesScreen';
import { notifySuccess, offerNext } from '@vitrin/ui/admin/notify';
import {
  adminInboxText,
  adminMailText,
  adminMessagesText as text,
  adminText,
} from '@vitrin/ui/text/panelText';
import { ourClient } from '../api.ts';
import { keys } from '../queryClient.ts';
import { useSignedIn } from '../session/session.ts';
import { isLost } from '../shared/reasonOf.ts';
import { removed } from '../shared/removed.ts';
import { tellFailure } from '../shared/tellFailure.ts';
import { undoable } from '../shared/undoable.ts';
import { editedMessage, editOf, type MessageEdit } from './messageEdits.ts';
import { leavingMessages as leaving } from './messages.ts';
import { deletedMessages } from './useInbox.ts';

/** Moves a message to another folder. */
type Move = { archived: boolean } | { spam: boolean };

/** The changes of one message on their way, in order, and its state by the latest response. */
type Line = {
  told: ContactMessage | undefined;
  edits: readonly MessageEdit[];
  sent: Promise<void>;
  /** What has been changed. */
  changed: MessageChange;
};

/** By message id, outside of any screen: changes outlive navigation. */
const lines = new Map<string, Line>();

const movedWord = (move: Move): string => {
  const { archived, unarchived, spam, notSpam } = adminInboxText.moved;
  if ('spam' in move) return move.spam ? spam : notSpam;
  return move.archived ? archived : unarchived;
};

const movedBack = (move: Move): Move =>
  'spam' in move ? { spam: !move.spam } : { archived: !move.archived };

/** The actions on messages: applied optimistically, and rolled back if the server refuses. */
export function useMessageActions() {
  const queries = useQueryClient();
  const { user } = useSignedIn();
  const all = { queryKey: keys.allMessages };
  const write = (change: (messages: readonly ContactMessage[]) => readonly ContactMessage[]) =>
    queries.setQueriesData<MessagePage>(all, (page) => {
      if (page === undefined) return undefined;
      const messages = change(page.messages);
      return { ...page, messages, total: page.total - (page.messages.length - messages.length) };
    });

  /** Keeps pending responses from overwriting the current change. */
  async function hold(id: string): Promise<void> {
    await queries.cancelQueries(all);
    await queries.cancelQueries({ queryKey: keys.message(id) });
  }

  /** A message as it is shown, in the list or by itself. */
  function shownMessage(id: string): ContactMessage | undefined {
    const listed = queries.getQueriesData<MessagePage>({ ...all, type: 'active' });
    return (
      listed.flatMap(([, page]) => page?.messages ?? []).find((message) => message.id === id) ??
      queries.getQueryData<ContactMessage>(keys.message(id))
    );
  }

  /** Shows a message as the server returned it, with the changes that are still on their way. */
  function show(told: ContactMessage): void {
    const { id } = told;
    const people = queries.getQueryData<MessageChoices>(keys.messageChoices)?.people ?? [];
    const by = { people, by: user?.fullName ?? '', now: new Date() };
    const edits = lines.get(id)?.edits ?? [];
    const message = edits.reduce((before, change) => editedMessage(before, change(before), by), told);
    write((messages) => messages.map((one) => (one.id === id ? message : one)));
    queries.setQueryData(keys.message(id), message);
  }

  /** The same for the response to a call, on which later changes are based. */
  function take(told: ContactMessage): void {
    const line = lines.get(told.id);
    if (line !== undefined) line.told = told;
    show(told);
  }

  /** Sends a change after those before it; resolves to whether the server accepted it. */
  async function send(id: string, change: MessageEdit): Promise<boolean> {
    const line = lines.get(id) ?? { told: shownMessage(id), edits: [], sent: Promise.resolve(), changed: {} };
    const before = line.sent;
    const { promise, resolve } = Promise.withResolvers<void>();
    lines.set(id, line);
    line.edits = [...line.edits, change];
    line.sent = promise;
    await hold(id);
    if (line.told !== undefined) show(line.told);
    await before;
    const body = change(line.told);
    line.changed = { ...line.changed, ...body };
    let isSaved = true;
    try {
      line.told = await ourClient.messages.update({ params: { id }, body });
    } catch {
      isSaved = false;
    }
    line.edits = line.edits.filter((other) => other !== change);
    if (line.told !== undefined) show(line.told);
    resolve();
    // A refetch while another change is pending would show the state before it.
    if (line.edits.length === 0) {
      lines.delete(id);
      refresh(line.changed);
    }
    return isSaved;
  }

  /** Marking a message as read leaves it in its list, even if that is the list of the unread ones. */
  function refresh({ read: _read, labels, ...rest }: MessageChange): void {
    if (labels !== undefined || Object.keys(rest).length > 0) void queries.invalidateQueries(all);
    if (labels !== undefined) void queries.invalidateQueries({ queryKey: keys.messageChoices });
    void queries.invalidateQueries({ queryKey: keys.messageFacts });
  }

  /** Changes the handling of a message; a failure is reported with `again`. */
  async function edit(id: string, changed: MessageChange, again?: () => void): Promise<boolean> {
    const change = editOf(shownMessage(id), changed);
    const attempt = async (): Promise<boolean> => {
      const isSaved = await send(id, change);
      if (!isSaved) tellFailure(text.updateFailed, again ?? (() => void attempt()));
      return isSaved;
    };
    return attempt();
  }

  /** Moves a message to another folder; `onMoved` is called once the server has accepted it. */
  async function move(id: string, to: Move, onMoved: () => void): Promise<void> {
    await hold(id);
    const before = queries.getQueriesData<MessagePage>(all);
    write((messages) => messages.filter((message) => message.id !== id));
    if (await edit(id, to, () => void move(id, to, onMoved))) onMoved();
    else for (const [key, page] of before) queries.setQueryData(key, page);
  }

  /** The same, and offers to move it back. */
  const moveOffering = (id: string, to: Move): Promise<void> =>
    move(id, to, () => {
      const back = movedBack(to);
      const onPress = () => void move(id, back, () => notifySuccess(movedWord(back)));
      offerNext(movedWord(to), { label: adminText.undo, onPress });
    });

  /** Sends a reply. With the same key, it is sent once however often it is tried. */
  async function reply(id: string, message: string, key: string): Promise<ReplyEnd> {
    let end: ReplyEnd = 'sent';
    try {
      take(await ourClient.messages.reply({ params: { id }, body: { message }, key }));
    } catch (error) {
      end = isLost(error) ? 'lost' : 'failed';
    }
    // After a failure as well: the reply may be on its way although the response was lost.
    for (const queryKey of [keys.replies(id), keys.message(id), keys.allMessages, keys.messageFacts])
      void queries.invalidateQueries({ queryKey });
    return end;
  }

  /** Mails a message again to recipients that it did not reach. */
  async function mailAgain(id: string): Promise<void> {
    try {
      take(await ourClient.messages.mailAgain({ params: { id } }));
    } catch {
      tellFailure(adminMailText.message.againFailed, () => void mailAgain(id));
    }
  }

  /** Removes a message from the screen, and deletes it after the undo period; `onDeleted` is called after that. */
  function remove(id: string, onDeleted: () => void): void {
    leaving.add([id]);
    undoable(text.deleted, {
      onUndo: () => leaving.remove([id]),
      onLapse: () => removeForGood(id, onDeleted),
    });
  }

  async function removeForGood(id: string, onDeleted: () => void): Promise<void> {
    try {
      await removed(ourClient.messages.remove({ params: { id } }));
      deletedMessages.add([id]);
      onDeleted();
      write((messages) => messages.filter((message) => message.id !== id));
      queries.removeQueries({ queryKey: keys.message(id) });
    } catch {
      tellFailure(text.deleteFailed, () => remove(id, onDeleted));
    }
    leaving.remove([id]);
    for (const queryKey of [keys.allMessages, keys.messageFacts])
      void queries.invalidateQueries({ queryKey });
  }

  return { edit, move: moveOffering, reply, mailAgain, remove };
}
