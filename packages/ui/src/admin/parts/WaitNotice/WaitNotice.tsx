import { countedDown } from '@vitrin/contract/errors/waiting';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminText } from '../../../text/panelText.ts';
import { inWords } from '../inWords.ts';

/** A temporary refusal. */
export type Wait = {
  /** The server's message. */
  text: string;
  /** How long it lasts from then on. */
  seconds: number;
  /** The remaining time; 0 once it is over. */
  left: number;
};

export type WaitNoticeProps = { wait: Wait };

/** Counts down to when another attempt is possible; announced at the beginning and at the end, not every second. */
export function WaitNotice({ wait }: WaitNoticeProps) {
  if (wait.left <= 0) return <Notice tone="neutral" announced="politely" title={adminText.tryNow} />;
  const counted = countedDown(wait.text, wait);
  return (
    <div>
      <VisuallyHidden>
        <span role="alert">{inWords(wait.text)}</span>
      </VisuallyHidden>
      <div role="timer">
        <Notice tone="warn" title={inWords(counted ?? wait.text)}>
          {counted === undefined && adminText.tryIn(wait.left)}
        </Notice>
      </div>
    </div>
  );
}
