import { type ReactNode, useId } from 'react';
import { Disclosure } from '../../../elements/Disclosure/Disclosure.tsx';
import * as css from './FormGroup.css.ts';

export type FormGroupProps = {
  /** Its position in the form, counted from 1. */
  number: number;
  title: string;
  /** Called when the focus moves into one of its fields. */
  onEnter?: () => void;
  /** Makes its fields collapsible below its title, with this initial state; without it, they are always shown. */
  folding?: 'open' | 'shut';
  children: ReactNode;
};

/** A numbered group of fields, separated from the next by a hairline. */
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- observes the focus of its fields; no control
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
