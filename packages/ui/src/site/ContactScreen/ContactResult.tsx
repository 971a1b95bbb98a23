import { isMessageIncomplete, type MessageAttempt } from '@vitrin/contract/messageRules';
import type { Ref } from 'react';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { siteContactText as text } from '@vitrin/ui/text/website/siteContact';
import * as css from './ContactForm.css.ts';

export type ContactResultProps = { ref: Ref<HTMLDivElement>; attempt: MessageAttempt };

/** The outcome of sending, above the form; it takes the focus where no field needs it. */
export function ContactResult(props: ContactResultProps) {
  const { ref, attempt } = props;
  const notice = noticeOf(attempt);
  return (
    <div ref={ref} className={css.result} tabIndex={-1} hidden={notice === undefined}>
      {notice && (
        <Notice
          tone={attempt.outcome === 'sent' ? 'good' : 'bad'}
          title={notice}
          announced={attempt.outcome === 'sent' ? 'politely' : 'atOnce'}
        />
      )}
    </div>
  );
}

function noticeOf(attempt: MessageAttempt): string | undefined {
  if (attempt.outcome === 'none') return undefined;
  if (attempt.outcome === 'sent') return text.sent;
  if (attempt.outcome === 'failed') return text.failed;
  if (attempt.outcome === 'tooMany') return text.tooMany;
  return isMessageIncomplete(attempt.texts) ? text.missing : text.wrong;
}
