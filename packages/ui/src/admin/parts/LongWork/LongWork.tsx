import { Button } from '../../../elements/Button/Button.tsx';
import { ProgressBar } from '../../../elements/ProgressBar/ProgressBar.tsx';
import * as toast from '../../../elements/Toast/Toast.css.ts';
import { adminText } from '../../../text/panelText.ts';
import * as css from './LongWork.css.ts';

export type LongWorkProps = {
  /** The number of finished entries, and the total. */
  done: number;
  total: number;
  /** It was stopped; pending requests are still awaited. */
  stopping: boolean;
  onStop: () => void;
};

/** The progress of a long operation on many entries, and the button that stops it. */
export function LongWork({ done, total, stopping, onStop }: LongWorkProps) {
  const text = adminText.list;
  return (
    <div className={toast.toast}>
      <div className={css.words}>
        <output>{text.doneOf(done, total)}</output>
        <ProgressBar label={text.progress} share={done / Math.max(1, total)} />
      </div>
      <Button tone="quiet" busy={stopping} onClick={onStop}>
        {text.stop}
      </Button>
    </div>
  );
}
