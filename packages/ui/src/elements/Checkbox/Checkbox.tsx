import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = {
  /** What is chosen; read out. */
  label: string;
  /** It stands beside the box as well. */
  labelShown?: boolean;
  /** Ticked, not ticked, or `mixed` where some of several rows are. */
  checked: boolean | 'mixed';
  /** It cannot be ticked now. */
  disabled?: boolean;
  /** Told the wanted state. */
  onCheck: (checked: boolean) => void;
};

/** A bare box to choose a row, or all of them. */
export function Checkbox(props: CheckboxProps) {
  const mixed = props.checked === 'mixed';
  return (
    <label className={styles.row}>
      <span className={styles.box}>
        <input
          type="checkbox"
          className={styles.input}
          ref={(input) => {
            if (input) input.indeterminate = mixed;
          }}
          checked={props.checked === true}
          disabled={props.disabled}
          onChange={(event) => props.onCheck(event.target.checked)}
        />
        <span className={styles.mark} aria-hidden />
      </span>
      {props.labelShown === true ? (
        <span>{props.label}</span>
      ) : (
        <VisuallyHidden>{props.label}</VisuallyHidden>
      )}
    </label>
  );
}
