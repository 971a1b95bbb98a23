import { type ReactNode, useId } from 'react';
import * as css from './FormGroup.css.ts';

export type FormGroupProps = {
  /** Its place in the form, counted from 1. */
  number: number;
  title: string;
  /** Called as the focus moves to one of its fields. */
  onEnter?: () => void;
  children: ReactNode;
};

/** A numbered group of fields, divided from the next by a hairline. */
export function FormGroup(props: FormGroupProps) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it follows the focus of its fields and is no control itself
    <section className={css.group} aria-labelledby={id} onFocus={props.onEnter}>
      <h2 className={css.heading} id={id}>
        <span className={css.number} aria-hidden="true">
          {String(props.number).padStart(2, '0')}
        </span>
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}
