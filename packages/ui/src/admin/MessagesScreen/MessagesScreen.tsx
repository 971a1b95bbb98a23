import type { Load } from '@vitrin/contract/load';
import type { ContactMessage } from '@vitrin/contract/messages/message';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { ConfirmDialog } from '../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { adminFormsText, adminInboxText, adminMessagesText as text } from '../../text/panelText.ts';
import { DeleteItems } from '../parts/DeleteItems/DeleteItems.tsx';
import { LoadFailure } from '../parts/LoadFailure/LoadFailure.tsx';
import { MessageBar } from './MessageBar.tsx';
import { MessageList, rowIdOf } from './MessageList.tsx';
import { MessageReader } from './MessageReader.tsx';
import * as styles from './MessagesScreen.css.ts';
import type { MessageDeskCalls } from './MessageDesk.tsx';
import {
  type InboxLeaving,
  isWholeInbox,
  type MessagePage,
  type MessagesElsewhere,
  type MessageTyped,
  type MessageView,
} from './messageView.ts';

export { isWholeInbox } from './messageView.ts';
export type {
  MessageFolder,
  MessageNarrowing,
  MessagePage,
  MessagesElsewhere,
  MessageTyped,
  MessageView,
  ReplyEnd,
  ReplyState,
} from './messageView.ts';

export type MessagesScreenProps = MessageDeskCalls & {
  /** The page that the view shows. */
  messages: Load<MessagePage>;
  /** The open message, which may be on another page. */
  open: ContactMessage | undefined;
  /** What is typed on the message of the view if that no longer exists. */
  gone?: MessageTyped | undefined;
  /** What the other folders contain while the inbox is empty; absent until loaded. */
  elsewhere?: MessagesElsewhere | undefined;
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
  /** A navigation that is waiting for a confirmation. */
  leaving?: InboxLeaving | undefined;
};

/** Visitors' messages: the list on one side, the open message on the other; on a phone, one at a time. */
export function MessagesScreen(props: MessagesScreenProps) {
  const { leaving } = props;
  const words = adminInboxText.leave;
  return (
    <>
      <Inbox {...props} />
      <ConfirmDialog
        open={leaving !== undefined}
        question={words.question}
        detail={words.detail}
        confirmLabel={words.discard}
        cancelLabel={adminFormsText.leave.stay}
        other={leaving && { label: words.keep, onPress: leaving.onKeep }}
        onConfirm={() => leaving?.onDiscard()}
        onCancel={() => leaving?.onStay()}
      />
    </>
  );
}

function Inbox(props: MessagesScreenProps) {
  const { messages, view, onView, open } = props;
  const [doomed, setDoomed] = useState<string>();
  const list = useRef<HTMLElement>(null);
  const openId = open?.id ?? (props.gone && view.open);
  const left = useRef<string>(undefined);
  const isMoved = useRef(false);

  // Once, however it was opened: then it can be marked as unread again.
  const shownId = open?.id;
  const onShown = useEffectEvent((id: string) => {
    if (open?.read === false) props.onRead(id, true);
  });
  useEffect(() => {
    if (shownId !== undefined) onShown(shownId);
  }, [shownId]);

  // A closed message takes the focus along, unless it is elsewhere, as on a folder that was chosen.
  useEffect(() => {
    const before = left.current;
    left.current = openId;
    if (openId !== undefined || before === undefined || document.activeElement !== document.body) return;
    const row = isMoved.current ? null : document.getElementById(rowIdOf(before));
    isMoved.current = false;
    (row ?? list.current)?.focus();
  }, [openId]);

  if (messages.status === 'failed') return <LoadFailure error={messages.error} onRetry={messages.retry} />;
  const listed = messages.status === 'ready' ? messages.data : undefined;
  if (listed?.total === 0 && view.open === undefined && isWholeInbox(view)) {
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
        <EmptyState
          drawing="emptyWindow"
          title={text.noneInInbox}
          detail={text.empty}
          action={props.elsewhere && <Elsewhere {...props.elsewhere} view={view} onView={onView} />}
        />
      </>
    );
  }

  return (
    <div
      className={styles.inbox}
      data-reading={open === undefined && props.gone === undefined ? undefined : ''}
    >
      <section className={styles.side} aria-label={text.title} ref={list} tabIndex={-1}>
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
          onOpen={(id) => onView({ ...view, open: id })}
          onView={onView}
          onPage={(page) => {
            // The pager's button may be disabled on the new page, which should also be read from its top.
            list.current?.focus();
            onView({ ...view, page });
          }}
        />
      </section>
      <MessageReader
        message={open}
        gone={props.gone}
        now={props.now}
        onBack={() => onView({ ...view, open: undefined })}
        onRead={props.onRead}
        onArchive={(id, archived) => {
          isMoved.current = true;
          props.onArchive(id, archived);
        }}
        onDelete={setDoomed}
        onMailAgain={props.onMailAgain}
        onSpam={(id, spam) => {
          isMoved.current = true;
          props.onSpam(id, spam);
        }}
        choices={props.choices}
        replies={props.replies}
        typed={props.typed}
        replying={props.replying}
        onType={props.onType}
        onNote={props.onNote}
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

/** Leads to the folders that are not empty. */
function Elsewhere({
  view,
  onView,
  ...numbers
}: MessagesElsewhere & Pick<MessagesScreenProps, 'view' | 'onView'>) {
  return (['archived', 'spam'] as const)
    .filter((folder) => numbers[folder] > 0)
    .map((folder) => (
      <Button key={folder} tone="quiet" onClick={() => onView({ ...view, folder, page: 1 })}>
        {text.elsewhere[folder](numbers[folder])}
      </Button>
    ));
}
