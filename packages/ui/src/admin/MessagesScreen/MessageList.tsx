import type { ContactMessage } from '@vitrin/contract/messages/message';
import { readablePhone } from '@vitrin/contract/links/phone';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { Button } from '../../elements/Button/Button.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { Pager } from '../../elements/Pager/Pager.tsx';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminInboxText, adminMessagesText as text, adminText, language } from '../../text/panelText.ts';
import * as styles from './MessageList.css.ts';
import { isNarrowed, type MessagePage, type MessageView } from './messageView.ts';
import { relativeTime } from '../parts/relativeTime.ts';
import { shownSubject } from './shownSubject.ts';

export type MessageListProps = {
  /** A page of the messages; absent while they load. */
  listed: MessagePage | undefined;
  view: MessageView;
  now: Date;
  onOpen: (id: string) => void;
  onView: (view: MessageView) => void;
  onPage: (page: number) => void;
};

/** The id of a message's row. */
export const rowIdOf = (id: string): string => `message-row-${id}`;

const waiting = ['48%', '62%', '40%', '55%', '45%', '58%'];

/** The messages with their senders, newest first. */
export function MessageList(props: MessageListProps) {
  const { listed, view } = props;
  if (listed === undefined) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <output>{adminText.loading}</output>
        </VisuallyHidden>
        {waiting.map((width) => (
          <div key={width} className={styles.bones}>
            <Skeleton width={width} />
            <Skeleton width="80%" height={10} />
          </div>
        ))}
      </div>
    );
  }
  const { messages, ...page } = listed;
  if (messages.length === 0) return <Nothing {...props} />;
  return (
    <>
      <ul className={styles.list} aria-label={text.list}>
        {messages.map((message) => (
          <li key={message.id}>
            <button
              type="button"
              id={rowIdOf(message.id)}
              className={styles.letter}
              data-unread={message.read ? undefined : ''}
              aria-current={message.id === view.open ? 'true' : undefined}
              onClick={() => props.onOpen(message.id)}
            >
              <span className={styles.dot} aria-hidden />
              <span className={styles.name} lang={siteLanguage}>
                {!message.read && (
                  <VisuallyHidden>
                    <span lang={language}>{text.unreadBefore}</span>
                  </VisuallyHidden>
                )}
                {message.name}
              </span>
              <time className={styles.when} dateTime={message.createdAt}>
                {relativeTime(message.createdAt, props.now)}
              </time>
              <span className={styles.subject}>
                {message.form === 'quote' && <span className={styles.quote}>{text.quote}</span>}
                <span {...(message.subject !== '' && { lang: siteLanguage })}>{shownSubject(message)}</span>
              </span>
              <span className={styles.peek} lang={siteLanguage}>
                {message.message || readablePhone(message.phone)}
              </span>
              <Marks message={message} />
            </button>
          </li>
        ))}
      </ul>
      {page.total > page.size && (
        <div className={styles.foot}>
          <Pager {...page} words={adminText.list.pager} onPage={props.onPage} />
        </div>
      )}
    </>
  );
}

function Nothing({ view, onView }: MessageListProps) {
  const query = view.search.trim();
  const none = {
    all: text.noneInInbox,
    unread: text.noneUnread,
    archived: text.noneArchived,
    spam: adminInboxText.noneSpam,
  } as const;
  if (query === '' && isNarrowed(view.narrowing)) return <EmptyState title={adminInboxText.noneFiltered} />;
  if (query === '') return <EmptyState title={none[view.folder]} />;
  return (
    <EmptyState
      title={text.nothingMatches(query)}
      action={
        <Button tone="quiet" onClick={() => onView({ ...view, search: '', page: 1 })}>
          {text.clearSearch}
        </Button>
      }
    />
  );
}

/** The handling of a message in one line; renders nothing if there is none. */
function Marks({ message: { answered, assignee, labels } }: { message: ContactMessage }) {
  const marks = [
    ...(answered === null ? [] : [adminInboxText.answered(answered.by)]),
    ...(assignee === null ? [] : [assignee.name]),
    ...labels,
  ];
  if (marks.length === 0) return null;
  return <span className={styles.marks}>{marks.join(' · ')}</span>;
}
