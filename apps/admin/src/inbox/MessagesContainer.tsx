import type { ContactMessage } from '@vitrin/contract/messages/message';
import {
  type MessageFolder,
  type MessageNarrowing,
  MessagesScreen,
  type MessageView,
} from '@vitrin/ui/admin/MessagesScreen';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { adminInboxText } from '@vitrin/ui/text/panelText';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useSearchParams } from 'react-router-dom';
import { useUnsavedGuard } from '../drafts/useUnsavedGuard.ts';
import { useWork } from '../shared/underWay.ts';
import { tellFailure } from '../shared/tellFailure.ts';
import { useCalm } from '../shared/useCalm.ts';
import { useUnreadMessages } from './messages.ts';
import { downloadMessages } from './downloadMessages.ts';
import { useElsewhere, useMessage, useMessageChoices, useMessages, useReplies } from './useInbox.ts';
import { useMessageActions } from './useMessageActions.ts';
import { useMessageDrafts } from './useMessageDrafts.ts';
import { useProgramLink } from './useProgramLink.ts';
import { useNow } from '../shared/useNow.ts';

const folders: readonly MessageFolder[] = ['all', 'unread', 'archived', 'spam'];

/** The debounce of the search, in milliseconds. */
const typingMs = 200;

const answeredIn = (text: string | null): MessageNarrowing['answered'] =>
  text === 'true' || text === 'false' ? text : undefined;

const definedOnly = (narrowing: MessageNarrowing): Record<string, string> =>
  Object.fromEntries(
    Object.entries(narrowing).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** What is typed stays with its message while another one is opened. */
const inboxOf = ({ pathname }: Location): string => pathname;

/** The inbox over the API; the address contains the folder and the open message. */
export function MessagesContainer() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
  const [search, setSearch] = useState('');
  const actions = useMessageActions();
  const view: MessageView = {
    search,
    folder: folders.find((folder) => folder === params.get('show')) ?? 'all',
    narrowing: {
      label: params.get('label') ?? undefined,
      assignee: params.get('assignee') ?? undefined,
      answered: answeredIn(params.get('answered')),
    },
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    open: params.get('id') ?? undefined,
  };

  const searched = useCalm(search.trim(), typingMs);
  const listing = { folder: view.folder, narrowing: view.narrowing, search: searched, page: view.page };
  const messages = useMessages(listing);
  const { message: open, isGone } = useMessage(view.open, messages);
  const replies = useReplies(open?.id);
  const drafts = useMessageDrafts(view.open, open);
  const { typed } = drafts;
  const { leaving, setDirty } = useUnsavedGuard(drafts.discard, inboxOf);
  const isStaying = useProgramLink();
  useWork(drafts.any && !isStaying);
  const isUnsent = drafts.unsent && !isStaying;
  useLayoutEffect(() => setDirty(isUnsent), [setDirty, isUnsent]);

  /** The message that is open when an answer arrives. */
  const opened = useRef<string>(undefined);
  const openId = open?.id;
  const onLeft = useEffectEvent((id: string) => {
    drafts.leave(id);
    // A field that goes while it has the focus reports no blur. What is gone may be the message opened instead.
    if (!(isGone && view.open === id)) void saveNote(id);
  });
  useEffect(() => {
    opened.current = openId;
    return () => {
      opened.current = undefined;
      if (openId !== undefined) onLeft(openId);
    };
  }, [openId]);

  // The response was lost, but the reply is there.
  const isSent = typed.key !== '' && replies.some(({ id }) => id === typed.key);
  const onSent = useEffectEvent((id: string) => {
    drafts.type(id, {});
    drafts.endReply(id, typed, 'sent');
  });
  useEffect(() => {
    if (isSent && openId !== undefined) onSent(openId);
  }, [isSent, openId]);

  async function saveNote(id: string): Promise<void> {
    const note = drafts.takeNote(id);
    if (note === undefined) return;
    drafts.settleNote(id, note, await actions.edit(id, { note }, () => void saveNote(id)));
  }

  async function sendReply({ id, name }: ContactMessage, reply: string): Promise<void> {
    const key = drafts.beginReply(id);
    if (key === undefined) return;
    const end = drafts.endReply(id, { reply, key }, await actions.reply(id, reply, key));
    if (opened.current === id) return;
    drafts.leave(id);
    if (end === 'sent') notifySuccess(adminInboxText.sentTo(name));
    else tellFailure(adminInboxText.notSentTo(name)[end]);
  }

  function show(next: MessageView) {
    setSearch(next.search);
    setParams(
      {
        ...(next.folder !== 'all' && { show: next.folder }),
        ...definedOnly(next.narrowing),
        ...(next.page > 1 && { page: String(next.page) }),
        ...(next.open !== undefined && { id: next.open }),
      },
      {
        replace: next.open === view.open && next.page === view.page,
        // A new page starts at its top.
        preventScrollReset: next.page === view.page,
      },
    );
  }

  return (
    <MessagesScreen
      messages={messages}
      open={open}
      gone={isGone ? typed : undefined}
      choices={useMessageChoices()}
      replies={replies}
      elsewhere={useElsewhere(listing, messages)}
      unread={useUnreadMessages()}
      typed={typed}
      replying={drafts.replying}
      leaving={
        leaving && {
          onStay: leaving.onStay,
          onDiscard: leaving.onLeave,
          onKeep: () => leaving.onHold()(),
        }
      }
      view={view}
      now={useNow()}
      onView={show}
      onRead={(id, read) => void actions.edit(id, { read })}
      onArchive={(id, archived) => {
        show({ ...view, open: undefined });
        void actions.move(id, { archived });
      }}
      onDelete={(id) => {
        show({ ...view, open: undefined });
        actions.remove(id, () => drafts.forget(id));
      }}
      onMailAgain={(id) => void actions.mailAgain(id)}
      onSpam={(id, spam) => {
        show({ ...view, open: undefined });
        void actions.move(id, { spam });
      }}
      onChange={(id, change) => void actions.edit(id, change)}
      onReply={(message, reply) => void sendReply(message, reply)}
      onType={drafts.type}
      onNote={(id) => {
        drafts.type(id, {});
        void saveNote(id);
      }}
      onDownload={() => void downloadMessages(listing)}
    />
  );
}
