import { RotateCcw } from 'lucide-react';
import { Button } from '../../elements/Button/Button.tsx';
import { adminText } from '../../text/panelText.ts';
import * as styles from './lines.css.ts';

export type SectionFailureProps = {
  text: string;
  /** Says what the button retries. */
  retryLabel: string;
  onRetry: () => void;
};

/** The error of one section; the rest of the dashboard stays visible. */
export function SectionFailure(props: SectionFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.failureWords}>{props.text}</p>
      <Button
        tone="quiet"
        size="small"
        icon={<RotateCcw size={14} aria-hidden />}
        aria-label={props.retryLabel}
        onClick={props.onRetry}
      >
        {adminText.tryAgain}
      </Button>
    </div>
  );
}
