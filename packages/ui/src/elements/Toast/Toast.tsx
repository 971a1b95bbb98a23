import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import * as styles from './Toast.css.ts';

export type ToastProps = {
  /** Whether the action succeeded. */
  tone: 'success' | 'failure';
  /** What happened, in one sentence. */
  text: string;
  /** The follow-up action, such as "Undo" or "Retry". */
  action?: { label: string; onPress: () => void } | undefined;
  /** The accessible name of the close button. */
  dismissLabel: string;
  /** Called to dismiss it. */
  onDismiss: () => void;
};

/** The result of an action in one sentence, above the page's lower corner. */
export function Toast(props: ToastProps) {
  const Sign = props.tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <div className={styles.toast} data-tone={props.tone} role={props.tone === 'success' ? 'status' : 'alert'}>
      <Sign className={styles.icon} aria-hidden />
      <div className={styles.body}>
        <p className={styles.words}>{props.text}</p>
        {props.action && (
          <Button tone="quiet" onClick={props.action.onPress}>
            {props.action.label}
          </Button>
        )}
      </div>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={props.dismissLabel}
        onClick={props.onDismiss}
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
