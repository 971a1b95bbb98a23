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
import type { ReplyEnd } from './messageView.ts';
import { replyHref } from './replyHref.ts';

export type MessageRepliesProps = {
  message: ContactMessage;
  replies: readonly MessageReply[];
  /** Whether replies can be sent from here; undefined until loaded. */
  canReply: boolean | undefined;
  now: Date;
  typed: string;
  onType: (typed: string) => void;
  onReply: (typed: string) => Promise<ReplyEnd>;
};

/** The replies sent from here, and the form for the next one. */
export function MessageReplies(props: MessageRepliesProps) {
  const { message, replies, canReply, typed } = props;
  const text = adminInboxText;
  const [busy, setBusy] = useState(false);
  const [end, setEnd] = useState<ReplyEnd | 'empty'>();

  async function send() {
    if (busy) return;
    if (typed.trim() === '') {
      setEnd('empty');
      return;
    }
    setBusy(true);
    setEnd(undefined);
    const ended = await props.onReply(typed);
    setBusy(false);
    setEnd(ended);
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
            error={end === 'empty' ? text.replyEmpty : undefined}
            rows={6}
            lang={siteLanguage}
            maxLength={messageCharacters.message}
            value={typed}
            onChange={({ target }) => {
              setEnd(undefined);
              props.onType(target.value);
            }}
          />
          <div className={css.row}>
            <Button icon={<Send size={16} aria-hidden />} busy={busy} onClick={() => void send()}>
              {text.send}
            </Button>
            <ButtonLink tone="plain" href={replyHref(message)}>
              {text.byMail}
            </ButtonLink>
          </div>
        </div>
      )}
      {end === 'sent' && <Notice tone="good" announced="politely" title={text.sent} />}
      {(end === 'failed' || end === 'lost') && typed !== '' && (
        <Notice tone="bad" announced="atOnce" title={end === 'failed' ? text.replyFailed : text.replyLost} />
      )}
      {message.email !== '' && canReply === false && <p className={css.quiet}>{text.noMail}</p>}
    </>
  );
}
