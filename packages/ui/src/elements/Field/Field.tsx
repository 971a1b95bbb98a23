import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';

/** What a control spreads on itself so that label, hint and error are announced with it. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = {
  /** Names the control. */
  label: string;
  /** A word beside the label, such as "(optional)". */
  labelNote?: string | undefined;
  /** Reads the label out without drawing it, where a heading right above says the same. */
  labelHidden?: boolean | undefined;
  /** At the label's far end, such as "12 / 200". */
  counter?: string | undefined;
  /** What helps to fill it in; it stays in view. */
  hint?: string | undefined;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  /** The control's id, where others link to it; made up otherwise. */
  controlId?: string | undefined;
  /** Draws the control with the attributes that tie it to its words. */
  children: (control: FieldControl) => ReactNode;
};

/** A control with its label above, and its error and hint below. */
export function Field(props: FieldProps) {
  const madeUp = useId();
  const id = props.controlId ?? madeUp;
  const errorId = props.error ? `${id}-error` : undefined;
  const hintId = props.hint ? `${id}-hint` : undefined;
  return (
    <div className={styles.field}>
      {props.labelHidden ? (
        <VisuallyHidden>
          <label htmlFor={id}>{props.label}</label>
        </VisuallyHidden>
      ) : (
        <div className={styles.head}>
          <label className={styles.label} htmlFor={id}>
            {props.label}
            {props.labelNote && ' '}
            {props.labelNote && <span className={styles.note}>{props.labelNote}</span>}
          </label>
          {props.counter && <span className={styles.counter}>{props.counter}</span>}
        </div>
      )}
      {props.children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': props.error ? true : undefined,
      })}
      {props.error && (
        <p className={styles.error} id={errorId}>
          <CircleAlert className={styles.errorIcon} aria-hidden />
          {props.error}
        </p>
      )}
      {props.hint && (
        <p className={styles.hint} id={hintId}>
          {props.hint}
        </p>
      )}
    </div>
  );
}
