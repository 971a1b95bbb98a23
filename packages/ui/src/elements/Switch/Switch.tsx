import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Switch.css.ts';

export type SwitchProps = {
  /** The label of the switch; announced, and hidden if `word` is shown. */
  label: string;
  /** The drawn word for the present state, such as "Active". */
  word?: string;
  /** On a phone the word is left out. */
  terse?: boolean;
  /** Its present state. */
  on: boolean;
  /** The change is being saved: the knob shows a spinner and further flips are ignored. */
  busy?: boolean;
  /** It cannot be flipped now. */
  disabled?: boolean;
  /** Called with the wanted state. */
  onFlip: (on: boolean) => void;
};

/** A setting that takes effect at once. */
export function Switch(props: SwitchProps) {
  return (
    <label
      className={styles.box}
      data-terse={props.terse === true ? '' : undefined}
      data-busy={props.busy === true ? '' : undefined}
    >
      <input
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
          <VisuallyHidden>{props.label}</VisuallyHidden>
          <span className={styles.word} aria-hidden>
            {props.word}
          </span>
        </>
      )}
    </label>
  );
}
