import type { MessageMail } from '@vitrin/contract/settings/mail';
import { Clock3, MailCheck } from 'lucide-react';
import { Button } from '../../elements/Button/Button.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { adminMailText } from '../../text/panelText.ts';
import * as css from './MessageMailState.css.ts';

export type MessageMailStateProps = { mail: MessageMail; onAgain: () => void };

const icon = { size: 14, 'aria-hidden': true };

/** The delivery state of a message's mail; after a failure, the reason and a button to send it again. */
export function MessageMailState({ mail, onAgain }: MessageMailStateProps) {
  const { message: text, faults } = adminMailText;
  const why = mail.fault !== null && <p className={css.why}>{faults[mail.fault]}</p>;
  if (mail.state === 'failed') {
    return (
      <Notice
        tone="bad"
        title={text.failed}
        actions={
          <Button tone="quiet" onClick={onAgain}>
            {text.again}
          </Button>
        }
      >
        {why}
      </Notice>
    );
  }
  if (mail.state === 'queued' && mail.fault !== null) {
    return (
      <Notice tone="warn" title={text.queuedAfter}>
        {why}
      </Notice>
    );
  }
  return (
    <p className={css.quiet}>
      {mail.state === 'sent' ? <MailCheck {...icon} /> : <Clock3 {...icon} />}
      {mail.state === 'sent' ? text.sent : text.queued}
    </p>
  );
}
