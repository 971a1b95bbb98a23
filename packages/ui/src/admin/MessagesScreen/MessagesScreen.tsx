import type { Load } from '@vitrin/contract/load';
import type { ContactMessage } from '@vitrin/contract/message';
import { useRef, useState } from 'react';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { adminMessagesText as text } from '../../text/panelText.ts';
import { DeleteItems } from '../parts/DeleteItems/DeleteItems.tsx';
import { LoadFailure } from '../parts/LoadFailure/LoadFailure.tsx';
import { MessageBar } from './MessageBar.tsx';
import { MessageList } from './MessageList.tsx';
import { MessageReader } from './MessageReader.tsx';
import * as styles from './MessagesScreen.css.ts';
import { listedMessages, messagePage, type MessageView, unreadCount } from './messageView.ts';

export type { MessageFolder, MessageView } from './messageView.ts';

export type MessagesScreenProps = {
  /** The inbox, or the archive where the view shows it; newest first. */
  messages: Load<readonly ContactMessage[]>;
  view: MessageView;
  /** The present moment, for "5 minutes ago". */
  now: Date;
  onView: (view: MessageView) => void;
  onRead: (id: string, read: boolean) => void;
  onArchive: (id: string, archived: boolean) => void;
  onDelete: (id: string) => void;
};

/** What visitors wrote: the list on one side, the open message on the other; one after the other on a phone. */
export function MessagesScreen(props: MessagesScreenProps) {
  const { messages, view, onView } = props;
  const [doomed, setDoomed] = useState<string>();
  const list = useRef<HTMLDivElement>(null);

  if (messages.status === 'failed') return <LoadFailure error={messages.error} onRetry={messages.retry} />;
  const all = messages.status === 'ready' ? messages.data : undefined;
  if (all?.length === 0 && view.folder !== 'archived') {
    return (
      <>
        <MessageBar view={view} unread={0} alone onView={onView} />
        <EmptyState drawing="emptyWindow" title={text.emptyTitle} detail={text.empty} />
      </>
    );
  }
  const open = all?.find(({ id }) => id === view.open);

  function read(id: string) {
    onView({ ...view, open: id });
    if (all?.some((message) => message.id === id && !message.read)) props.onRead(id, true);
  }

  return (
    <div className={styles.inbox} data-reading={open === undefined ? undefined : ''}>
      <div className={styles.side} ref={list} tabIndex={-1}>
        <MessageBar view={view} unread={all && unreadCount(all)} onView={onView} />
        <MessageList
          listed={all && messagePage(listedMessages(all, view), view.page)}
          view={view}
          now={props.now}
          onOpen={read}
          onView={onView}
          onPage={(page) => {
            // The pager's button may be disabled on the new page, and a new page starts at its top.
            list.current?.focus();
            onView({ ...view, page });
          }}
        />
      </div>
      <MessageReader
        message={open}
        now={props.now}
        onBack={() => onView({ ...view, open: undefined })}
        onRead={props.onRead}
        onArchive={props.onArchive}
        onDelete={setDoomed}
      />
      <DeleteItems
        items={(all ?? [])
          .filter(({ id }) => id === doomed)
          .map(({ id, name, subject, message }) => ({ id, title: name, detail: subject || message }))}
        text={text}
        focusAfter={list}
        onDelete={() => {
          if (doomed !== undefined) props.onDelete(doomed);
        }}
        onClose={() => setDoomed(undefined)}
      />
    </div>
  );
}
