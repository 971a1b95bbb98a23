import type { ContactMessage } from '@vitrin/contract/messages/message';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import {
  Archive,
  ArchiveRestore,
  ChevronLeft,
  Mail,
  MailOpen,
  MessageCircle,
  Phone,
  Reply,
  ShieldAlert,
  ShieldCheck,
  Trash2,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { adminInboxText, adminMessagesText as text } from '../../text/panelText.ts';
import { initials } from '../parts/Avatar/initials.ts';
import * as styles from './MessageReader.css.ts';
import { MessageDesk, type MessageDeskCalls } from './MessageDesk.tsx';
import { MessageGone } from './MessageGone.tsx';
import { MessageMailState } from './MessageMailState.tsx';
import type { MessageTyped } from './messageView.ts';
import { QuoteFacts } from './QuoteFacts.tsx';
import { replyHref, whatsAppReply } from './replyHref.ts';
import { shownSubject } from './shownSubject.ts';
import { relativeTime } from '../parts/relativeTime.ts';

export type MessageReaderProps = MessageDeskCalls & {
  /** The open message; a hint is shown while there is none. */
  message: ContactMessage | undefined;
  /** What was typed on the opened message if that no longer exists. */
  gone: MessageTyped | undefined;
  now: Date;
  onBack: () => void;
  onRead: (id: string, read: boolean) => void;
  onArchive: (id: string, archived: boolean) => void;
  onDelete: (id: string) => void;
  onMailAgain: (id: string) => void;
  /** Moves a message to the spam folder, or back. */
  onSpam: (id: string, spam: boolean) => void;
};

const icon = { size: 16, 'aria-hidden': true };

/** One message with its actions. */
export function MessageReader(props: MessageReaderProps) {
  const { message } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = message?.id;

  useEffect(() => {
    if (id !== undefined) heading.current?.focus();
  }, [id]);

  if (message === undefined) {
    return props.gone ? (
      <MessageGone typed={props.gone} onBack={props.onBack} />
    ) : (
      <div className={styles.reader}>
        <p className={styles.hint}>{text.chooseOne}</p>
      </div>
    );
  }
  const { read, archived, spam } = message;
  const isMarked = message.spamReasons.includes('person');
  return (
    <article className={styles.reader} aria-labelledby="open-message">
      <div className={styles.bar}>
        <span className={styles.back}>
          <IconButton label={text.back} icon={<ChevronLeft {...icon} />} onClick={props.onBack} />
        </span>
        <ReplyLink message={message} />
        <Button
          tone="plain"
          icon={read ? <MailOpen {...icon} /> : <Mail {...icon} />}
          onClick={() => props.onRead(message.id, !read)}
        >
          <span className={styles.word}>{read ? text.markUnread : text.markRead}</span>
        </Button>
        <span className={styles.push}>
          <IconButton
            label={spam ? adminInboxText.notSpam : adminInboxText.markSpam}
            icon={spam ? <ShieldCheck {...icon} /> : <ShieldAlert {...icon} />}
            onClick={() => props.onSpam(message.id, !spam)}
          />
          <IconButton
            label={archived ? text.unarchive : text.archive}
            icon={archived ? <ArchiveRestore {...icon} /> : <Archive {...icon} />}
            onClick={() => props.onArchive(message.id, !archived)}
          />
          <IconButton
            label={text.delete}
            icon={<Trash2 {...icon} />}
            onClick={() => props.onDelete(message.id)}
          />
        </span>
      </div>
      <div className={styles.sheet}>
        <div className={styles.from}>
          <span className={styles.avatar} aria-hidden>
            {initials(message.name)}
          </span>
          <span className={styles.who}>
            <b lang={siteLanguage}>{message.name}</b>
            {message.form === 'quote' ? (
              <span className={styles.email}>{text.quote}</span>
            ) : (
              <Link className={styles.email} href={`mailto:${encodeURIComponent(message.email)}`}>
                {message.email}
              </Link>
            )}
          </span>
          <time className={styles.when} dateTime={message.createdAt}>
            {relativeTime(message.createdAt, props.now)}
          </time>
        </div>
        <h2
          className={styles.subject}
          id="open-message"
          ref={heading}
          tabIndex={-1}
          {...(message.subject !== '' && { lang: siteLanguage })}
        >
          {shownSubject(message)}
        </h2>
        {spam && (
          <Notice tone="warn" title={isMarked ? adminInboxText.spamMarked : adminInboxText.spamTitle}>
            {message.spamReasons.map((reason) => (
              <p key={reason} className={styles.why}>
                {adminInboxText.spamReasons[reason]}
              </p>
            ))}
            {!isMarked && <p className={styles.why}>{adminInboxText.spamUnsent}</p>}
            <p className={styles.why}>{adminInboxText.spamHint}</p>
          </Notice>
        )}
        {message.mail && (
          <MessageMailState mail={message.mail} onAgain={() => props.onMailAgain(message.id)} />
        )}
        <QuoteFacts message={message} />
        {message.message === '' ? (
          <p className={styles.email}>{text.noMessage}</p>
        ) : (
          <p className={styles.words} lang={siteLanguage}>
            {message.message}
          </p>
        )}
        {!spam && (
          <MessageDesk
            key={message.id}
            message={message}
            now={props.now}
            choices={props.choices}
            replies={props.replies}
            typed={props.typed}
            replying={props.replying}
            onType={props.onType}
            onNote={props.onNote}
            onChange={props.onChange}
            onReply={props.onReply}
          />
        )}
      </div>
    </article>
  );
}

/** A link for replying by e-mail, otherwise the phone number. */
function ReplyLink({ message }: { message: ContactMessage }) {
  const { email, phone } = message;
  const chat = whatsAppReply(message);
  return (
    <>
      {email !== '' && (
        <ButtonLink href={replyHref(message)} icon={<Reply {...icon} />}>
          {text.reply}
        </ButtonLink>
      )}
      {phone !== '' && (
        <ButtonLink href={`tel:${phone}`} tone={email === '' ? 'strong' : 'plain'} icon={<Phone {...icon} />}>
          {text.call}
        </ButtonLink>
      )}
      {chat !== undefined && (
        <ButtonLink href={chat} target="_blank" tone="plain" icon={<MessageCircle {...icon} />}>
          <span className={styles.word}>{text.whatsApp}</span>
        </ButtonLink>
      )}
    </>
  );
}
