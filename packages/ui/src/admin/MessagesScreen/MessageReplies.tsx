import type { ContactMessage, MessageReply } from '@vitrin/contract/messages/message';
import { messageCharacters } from '@vitrin/contract/messages/messageRules';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { adminInboxText, adminMailText } from '../../text/panelText.ts';
import { relativeTime } from '../parts/relativeTime.ts';
import * as css from './MessageDesk.css.ts';
import type { ReplyState } from './messageView.ts';
import { replyHref } from './replyHref.ts';

export type MessageRepliesProps = {
  message: ContactMessage;
  replies: readonly MessageReply[];
  /** Whether replies can be sent from here; undefined until loaded. */
  canReply: boolean | undefined;
  now: Date;
  typed: string;
  /** How far the reply is that was sent; absent if none was, or nothing needs to be told of it any more. */
  replying: ReplyState | undefined;
  onType: (typed: string) => void;
  onReply: (typed: string) => void;
};

/** The replies sent from here, and the form for the next one. */
export function MessageReplies(props: MessageRepliesProps) {
  const { message, replies, canReply, typed, replying } = props;
  const text = adminInboxText;
  const [isRefused, setRefused] = useState(false);
  const busy = replying === 'sending';
  const failures = {
    failed: text.replyFailed,
    lost: text.replyLost,
    lostAndChanged: text.replyLostAndChanged,
  };

  function send() {
    if (busy) return;
    if (typed.trim() === '') setRefused(true);
    else props.onReply(typed);
  }

  return (
    <>
      {replies.length > 0 && (
        <ul className={css.replies} aria-label={text.replies}>
          {replies.map((reply) => (
            <li key={reply.id} className={css.reply}>
              <p className={css.quiet}>
                {reply.by} · {relativeTime(reply.createdAt, props.now)} ·{' '}
                {adminMailText.message[reply.mail.state]}
              </p>
              {reply.mail.fault !== null && (
                <p className={css.quiet}>{adminMailText.faults[reply.mail.fault]}</p>
              )}
              <p className={css.words} lang={siteLanguage}>
                {reply.message}
              </p>
            </li>
          ))}
        </ul>
      )}
      {message.email !== '' && canReply === true && (
        <div className={css.group}>
          <TextArea
            label={text.replyTo(message.email)}
            hint={text.replyHint}
            error={isRefused ? text.replyEmpty : undefined}
            rows={6}
            lang={siteLanguage}
            maxLength={messageCharacters.message}
            value={typed}
            onChange={({ target }) => {
              setRefused(false);
              props.onType(target.value);
            }}
          />
          <div className={css.row}>
            <Button icon={<Send size={16} aria-hidden />} busy={busy} onClick={send}>
              {text.send}
            </Button>
            <ButtonLink tone="plain" href={replyHref(message)}>
              {text.byMail}
            </ButtonLink>
          </div>
        </div>
      )}
      {replying === 'sent' && !isRefused && <Notice tone="good" announced="politely" title={text.sent} />}
      {replying !== undefined && replying !== 'sending' && replying !== 'sent' && typed !== '' && (
        <Notice tone="bad" announced="atOnce" title={failures[replying]} />
      )}
      {message.email !== '' && canReply === false && <p className={css.quiet}>{text.noMail}</p>}
    </>
  );
}
