import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { bare, control } from '../Field/control.css.ts';
import * as styles from './TextField.css.ts';

export type TextFieldProps = Omit<FieldProps, 'children' | 'controlId' | 'labelHidden'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'children' | 'prefix'> & {
    /** The element, for moving the focus to it. */
    ref?: Ref<HTMLInputElement>;
    /** A small button inside the frame, at its end. */
    action?: ReactNode;
  };

/** For a field that takes addresses or paths: their keyboard, and nothing that corrects words. */
export const asAddress = {
  inputMode: 'url',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/**
 * One line of text with its label, error and hint. Accepts the props that a form library registers (`name`, `ref`,
 * `onChange` …).
 */
export function TextField(props: TextFieldProps) {
  const { label, labelNote, counter, hint, error, action, id, type = 'text', ...input } = props;
  return (
    <Field label={label} labelNote={labelNote} counter={counter} hint={hint} error={error} controlId={id}>
      {(wiring) =>
        action === undefined ? (
          <input {...input} {...wiring} type={type} className={`${control} ${styles.line}`} />
        ) : (
          <div className={`${control} ${styles.line} ${styles.framed}`}>
            <input {...input} {...wiring} type={type} className={bare} />
            {action}
          </div>
        )
      }
    </Field>
  );
}
