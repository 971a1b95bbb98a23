import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as css from './ProgressBar.css.ts';

export type ProgressBarProps = {
  /** The label of the work in progress. */
  label: string;
  /** The progress, from 0 to 1. */
  share: number;
};

/** The progress of an operation. */
export function ProgressBar(props: ProgressBarProps) {
  const percent = Math.round(props.share * 100);
  return (
    <span
      className={css.track}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element looks different in each browser
      role="progressbar"
      aria-label={props.label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      style={assignInlineVars({ [css.done]: `${percent}%` })}
    >
      <span className={css.bar} />
    </span>
  );
}
