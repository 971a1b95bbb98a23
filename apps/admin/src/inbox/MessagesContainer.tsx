import {
  type MessageFolder,
  type MessageNarrowing,
  MessagesScreen,
  type MessageView,
} from '@vitrin/ui/admin/MessagesScreen';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCalm } from '../shared/useCalm.ts';
import { useUnreadMessages } from './messages.ts';
import { downloadMessages } from './downloadMessages.ts';
import { useMessage, useMessageActions, useMessageChoices, useMessages, useReplies } from './useInbox.ts';
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
  const open = useMessage(view.open, messages);

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
      choices={useMessageChoices()}
      replies={useReplies(open?.id)}
      unread={useUnreadMessages()}
      view={view}
      now={useNow()}
      onView={show}
      onRead={(id, read) => void actions.update(id, { read })}
      onArchive={(id, archived) => {
        show({ ...view, open: undefined });
        void actions.update(id, { archived });
      }}
      onDelete={actions.remove}
      onMailAgain={(id) => void actions.mailAgain(id)}
      onSpam={(id, spam) => {
        show({ ...view, open: undefined });
        void actions.update(id, { spam });
      }}
      onChange={(id, change) => void actions.edit(id, change)}
      onReply={actions.reply}
      onDownload={() => void downloadMessages(listing)}
    />
  );
}
