import type { Ref, SelectHTMLAttributes } from 'react';
import { control } from '../Field/control.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { line } from '../TextField/TextField.css.ts';

/** One of the choices of a select, by its value. */
export type Option = { value: string; label: string };

export type SelectProps = Omit<FieldProps, 'children' | 'controlId' | 'labelHidden' | 'counter'> &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style' | 'children'> & {
    /** The element, for moving the focus to it. */
    ref?: Ref<HTMLSelectElement>;
    /** The options, in order. */
    options: readonly Option[];
  };

/** One choice of several that need not all be visible. Accepts the props that a form library registers. */
export function Select(props: SelectProps) {
  const { label, labelNote, hint, error, id, options, ...select } = props;
  return (
    <Field label={label} labelNote={labelNote} hint={hint} error={error} controlId={id}>
      {(wiring) => (
        <select {...select} {...wiring} className={`${control} ${line}`}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
