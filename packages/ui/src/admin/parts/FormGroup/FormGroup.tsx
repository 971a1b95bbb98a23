import { type ReactNode, useId } from 'react';
import { Disclosure } from '../../../elements/Disclosure/Disclosure.tsx';
import * as css from './FormGroup.css.ts';

export type FormGroupProps = {
  /** Its place in the form, counted from 1. */
  number: number;
  title: string;
  /** Called as the focus moves to one of its fields. */
  onEnter?: () => void;
  /** Its fields fold away below its title, and begin so or unfolded; without it they never do. */
  folding?: 'open' | 'shut';
  children: ReactNode;
};

/** A numbered group of fields, divided from the next by a hairline. */
export function FormGroup(props: FormGroupProps) {
  const id = useId();
  const heading = (
    <h2 className={css.heading} id={id}>
      <span className={css.number} aria-hidden="true">
        {String(props.number).padStart(2, '0')}
      </span>
      {props.title}
    </h2>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it follows the focus of its fields and is no control itself
    <section className={css.group} aria-labelledby={id} onFocus={props.onEnter}>
      {props.folding === undefined ? (
        <>
          {heading}
          {props.children}
        </>
      ) : (
        <Disclosure look="row" label={heading} open={props.folding === 'open'}>
          <div className={css.folding}>{props.children}</div>
        </Disclosure>
      )}
    </section>
  );
}
