import type { Load } from '@vitrin/contract/load';
import type { ContactMessage } from '@vitrin/contract/messages/message';
import { useRef, useState } from 'react';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { adminMessagesText as text } from '../../text/panelText.ts';
import { DeleteItems } from '../parts/DeleteItems/DeleteItems.tsx';
import { LoadFailure } from '../parts/LoadFailure/LoadFailure.tsx';
import { MessageBar } from './MessageBar.tsx';
import { MessageList } from './MessageList.tsx';
import { MessageReader } from './MessageReader.tsx';
import * as styles from './MessagesScreen.css.ts';
import type { MessageDeskCalls } from './MessageDesk.tsx';
import { isNarrowed, type MessagePage, type MessageView } from './messageView.ts';

export type { MessageFolder, MessageNarrowing, MessagePage, MessageView } from './messageView.ts';

export type MessagesScreenProps = MessageDeskCalls & {
  /** The page that the view shows. */
  messages: Load<MessagePage>;
  /** The open message, which may be on another page. */
  open: ContactMessage | undefined;
  /** The number of unread messages in the inbox; absent until loaded. */
  unread: number | undefined;
  view: MessageView;
  /** The current time, for "5 minutes ago". */
  now: Date;
  onView: (view: MessageView) => void;
  onRead: (id: string, read: boolean) => void;
  onArchive: (id: string, archived: boolean) => void;
  onDelete: (id: string) => void;
  /** Sends a message's mail again to the recipients it did not reach. */
  onMailAgain: (id: string) => void;
  /** Moves a message to the spam folder, or back. */
  onSpam: (id: string, spam: boolean) => void;
  /** Downloads the listed messages. */
  onDownload: () => void;
};

/** Visitors' messages: the list on one side, the open message on the other; on a phone, one at a time. */
export function MessagesScreen(props: MessagesScreenProps) {
  const { messages, view, onView } = props;
  /** The replies being typed, by message id. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [doomed, setDoomed] = useState<string>();
  const list = useRef<HTMLDivElement>(null);

  if (messages.status === 'failed') return <LoadFailure error={messages.error} onRetry={messages.retry} />;
  const { open } = props;
  const listed = messages.status === 'ready' ? messages.data : undefined;
  if (
    listed?.total === 0 &&
    view.folder === 'all' &&
    !isNarrowed(view.narrowing) &&
    view.search.trim() === ''
  ) {
    return (
      <>
        <MessageBar
          view={view}
          unread={0}
          alone
          choices={props.choices}
          onView={onView}
          onDownload={props.onDownload}
        />
        <EmptyState drawing="emptyWindow" title={text.emptyTitle} detail={text.empty} />
      </>
    );
  }

  function read(id: string) {
    onView({ ...view, open: id });
    if (listed?.messages.some((message) => message.id === id && !message.read)) props.onRead(id, true);
  }

  return (
    <div className={styles.inbox} data-reading={open === undefined ? undefined : ''}>
      <div className={styles.side} ref={list} tabIndex={-1}>
        <MessageBar
          view={view}
          unread={props.unread}
          disabled={listed === undefined}
          choices={props.choices}
          onView={onView}
          onDownload={props.onDownload}
        />
        <MessageList
          listed={listed}
          view={view}
          now={props.now}
          onOpen={read}
          onView={onView}
          onPage={(page) => {
            // The pager's button may be disabled on the new page, which should also be read from its top.
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
        onMailAgain={props.onMailAgain}
        onSpam={props.onSpam}
        choices={props.choices}
        replies={props.replies}
        typed={typed[open?.id ?? ''] ?? ''}
        onType={(answer) => setTyped((all) => ({ ...all, [open?.id ?? '']: answer }))}
        onChange={props.onChange}
        onReply={props.onReply}
      />
      <DeleteItems
        items={[...(listed?.messages ?? []), ...(open === undefined ? [] : [open])]
          .filter(({ id }, index, all) => id === doomed && all.findIndex((one) => one.id === id) === index)
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
