import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { control } from '../Field/control.css.ts';
import * as styles from './TextArea.css.ts';

export type TextAreaProps = Omit<FieldProps, 'children' | 'controlId' | 'labelHidden'> &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style' | 'children'> & {
    /** The element, for moving the focus to it. */
    ref?: Ref<HTMLTextAreaElement>;
  };

/** Several lines of plain text with their label, error and hint. */
export function TextArea(props: TextAreaProps) {
  const { label, labelNote, counter, hint, error, id, rows = 3, ...area } = props;
  return (
    <Field label={label} labelNote={labelNote} counter={counter} hint={hint} error={error} controlId={id}>
      {(wiring) => <textarea {...area} {...wiring} rows={rows} className={`${control} ${styles.area}`} />}
    </Field>
  );
}
