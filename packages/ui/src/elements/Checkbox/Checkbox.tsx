import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = {
  /** The label; announced. */
  label: string;
  /** Whether the label is shown next to the box as well. */
  labelShown?: boolean;
  /** Checked, unchecked, or `mixed` if only some of several rows are. */
  checked: boolean | 'mixed';
  /** It cannot be ticked now. */
  disabled?: boolean;
  /** Called with the wanted state. */
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
