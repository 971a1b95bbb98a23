import type { Attempt } from '@vitrin/contract/messages/messageRules';
import type { Ref } from 'react';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import * as css from './SentForm.css.ts';

/** The text of each outcome. */
export type SentTexts = Record<'sent' | 'failed' | 'tooMany' | 'missing' | 'wrong', string>;

export type SentResultProps = {
  ref: Ref<HTMLDivElement>;
  outcome: Attempt<unknown>['outcome'];
  /** Whether a required field is empty. */
  incomplete: boolean;
  texts: SentTexts;
};

/** The result of sending, above the form; it receives the focus if no field has an error. */
export function SentResult(props: SentResultProps) {
  const { ref, outcome } = props;
  const notice = noticeOf(props);
  return (
    <div ref={ref} className={css.result} tabIndex={-1} hidden={notice === undefined}>
      {notice && (
        <Notice
          tone={outcome === 'sent' ? 'good' : 'bad'}
          title={notice}
          announced={outcome === 'sent' ? 'politely' : 'atOnce'}
        />
      )}
    </div>
  );
}

function noticeOf({ outcome, incomplete, texts }: SentResultProps): string | undefined {
  if (outcome === 'none') return undefined;
  if (outcome === 'refused') return incomplete ? texts.missing : texts.wrong;
  return texts[outcome];
}
