import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { control } from '../Field/control.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SelectField.css.ts';

/** One of the selectable values, and its label. */
export type SelectOption = { value: string; label: string };

export type SelectFieldProps = Omit<FieldProps, 'children' | 'controlId' | 'counter'> &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style' | 'children' | 'multiple' | 'size'> & {
    /** The options, in order. */
    options: readonly SelectOption[];
    /** The element, for moving the focus to it. */
    ref?: Ref<HTMLSelectElement>;
  };

/** One choice from a short list, using the native control, which phones show in their usual way. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelNote, labelHidden, hint, error, id, options, ...select } = props;
  return (
    <Field
      label={label}
      labelNote={labelNote}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      controlId={id}
    >
      {(wiring) => (
        <div className={styles.frame}>
          <select {...select} {...wiring} className={`${control} ${styles.select}`}>
            {options.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          <span className={styles.sign}>
            <Icon name="down" size="small" />
          </span>
        </div>
      )}
    </Field>
  );
}
