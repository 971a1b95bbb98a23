import { adminPaths } from '@vitrin/contract/adminPaths';
import { limits } from '@vitrin/contract/limits';
import type { ContactMessage } from '@vitrin/contract/message';
import { relativeTime } from '@vitrin/contract/relativeTime';
import { Link } from '../../elements/Link/Link.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminMessagesText as text } from '../../text/adminMessages.en.ts';
import * as styles from './lines.css.ts';

export type NewestMessagesProps = { messages: readonly ContactMessage[]; now: Date };

/** What visitors wrote last, each leading to the inbox. */
export function NewestMessages(props: NewestMessagesProps) {
  return (
    <section aria-labelledby="newest-messages">
      <h2 className={styles.heading} id="newest-messages">
        {text.title}
        <Link className={styles.more} href={adminPaths.messages()}>
          {text.allMessages}
        </Link>
      </h2>
      <ul className={styles.lines}>
        {props.messages.slice(0, limits.recentMessages).map((message) => (
          <li key={message.id} className={styles.line}>
            <Link className={styles.row} href={adminPaths.messages(message.id)}>
              <span className={styles.unread} data-unread={message.read ? undefined : ''} />
              <span className={styles.words}>
                <span className={styles.title} lang="tr">
                  {!message.read && (
                    <VisuallyHidden>
                      <span lang="en">{text.unreadBefore}</span>
                    </VisuallyHidden>
                  )}
                  {message.subject === '' ? message.name : `${message.name}: ${message.subject}`}
                </span>
                <span className={styles.kind} lang="tr">
                  {message.message}
                </span>
              </span>
              <time className={styles.when} dateTime={message.createdAt}>
                {relativeTime(message.createdAt, props.now)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
