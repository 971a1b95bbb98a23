import { Button } from '../../../elements/Button/Button.tsx';
import { ProgressBar } from '../../../elements/ProgressBar/ProgressBar.tsx';
import * as toast from '../../../elements/Toast/Toast.css.ts';
import { adminText } from '../../../text/panelText.ts';
import * as css from './LongWork.css.ts';

export type LongWorkProps = {
  /** How many entries are done, and how many there are. */
  done: number;
  total: number;
  /** It was stopped; pending calls are still awaited. */
  stopping: boolean;
  onStop: () => void;
};

/** How far something has come that is done with many entries, part after part, and the way to stop it. */
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
