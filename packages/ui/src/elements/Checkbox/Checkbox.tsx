import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = {
  /** The accessible name. */
  label: string;
  /** Whether the name is also shown next to the box. */
  labelShown?: boolean;
  /** Checked, unchecked, or `mixed` if only some of several rows are checked. */
  checked: boolean | 'mixed';
  /** Whether it is disabled. */
  disabled?: boolean;
  /** Called with the requested state. */
  onCheck: (checked: boolean) => void;
};

/** A checkbox for selecting a row, or all of them. */
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
