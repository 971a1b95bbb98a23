import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Switch.css.ts';

export type SwitchProps = {
  /** The id of the control, for links to it. */
  id?: string;
  /** The label of the switch; visually hidden if `word` is shown. */
  label: string;
  /** The visible word for the current state, such as "Active"; part of the name, for those who say what they see. */
  word?: string;
  /** Wraps the word in a narrow cell, and omits it on a phone. */
  terse?: boolean;
  /** The current state. */
  on: boolean;
  /** The change is being saved: the knob shows a spinner, and further presses are ignored. */
  busy?: boolean;
  /** Whether it is disabled. */
  disabled?: boolean;
  /** Called with the requested state. */
  onFlip: (on: boolean) => void;
};

/** A setting that takes effect immediately. */
export function Switch(props: SwitchProps) {
  return (
    <label
      className={styles.box}
      data-terse={props.terse === true ? '' : undefined}
      data-busy={props.busy === true ? '' : undefined}
    >
      <input
        id={props.id}
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={props.on}
        aria-checked={props.on}
        disabled={props.disabled}
        aria-busy={props.busy === true ? true : undefined}
        onChange={(event) => {
          if (props.busy !== true) props.onFlip(event.target.checked);
        }}
      />
      <span className={styles.track}>
        <span className={styles.knob} />
      </span>
      {props.word === undefined ? (
        <span className={styles.word}>{props.label}</span>
      ) : (
        <>
          <VisuallyHidden>{`${props.label}, `}</VisuallyHidden>
          <span className={styles.word}>{props.word}</span>
        </>
      )}
    </label>
  );
}
