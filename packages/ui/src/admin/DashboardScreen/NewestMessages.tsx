import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { limits } from '@vitrin/contract/limits';
import type { Load } from '@vitrin/contract/load';
import type { ContactMessage } from '@vitrin/contract/messages/message';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { Link } from '../../elements/Link/Link.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminMessagesText as text, adminText, language } from '../../text/panelText.ts';
import * as styles from './lines.css.ts';
import { SectionFailure } from './SectionFailure.tsx';
import { relativeTime } from '../parts/relativeTime.ts';

export type NewestMessagesProps = { messages: Load<readonly ContactMessage[]>; now: Date };

/** The latest messages, each linked to the inbox; renders nothing if there are none. */
export function NewestMessages(props: NewestMessagesProps) {
  const { messages } = props;
  if (messages.status === 'loading' || (messages.status === 'ready' && messages.data.length === 0))
    return null;
  return (
    <section aria-labelledby="newest-messages">
      <h2 className={styles.heading} id="newest-messages">
        {text.title}
        <Link className={styles.more} href={adminPaths.messages()}>
          {text.allMessages}
        </Link>
      </h2>
      {messages.status === 'failed' ? (
        <SectionFailure
          text={messages.error}
          retryLabel={adminText.dashboard.again(text.title)}
          onRetry={messages.retry}
        />
      ) : (
        <Letters messages={messages.data} now={props.now} />
      )}
    </section>
  );
}

function Letters({ messages, now }: { messages: readonly ContactMessage[]; now: Date }) {
  return (
    <ul className={styles.lines}>
      {messages.slice(0, limits.recentMessages).map((message) => (
        <li key={message.id} className={styles.line}>
          <Link className={styles.row} href={adminPaths.messages(message.id)}>
            <span className={styles.unread} data-unread={message.read ? undefined : ''} />
            <span className={styles.words}>
              <span className={styles.title} lang={siteLanguage}>
                {!message.read && (
                  <VisuallyHidden>
                    <span lang={language}>{text.unreadBefore}</span>
                  </VisuallyHidden>
                )}
                {message.subject === '' ? message.name : `${message.name}: ${message.subject}`}
              </span>
              <span className={styles.kind} lang={siteLanguage}>
                {message.message}
              </span>
            </span>
            <time className={styles.when} dateTime={message.createdAt}>
              {relativeTime(message.createdAt, now)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
