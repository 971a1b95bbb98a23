import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Disclosure.css.ts';

export type DisclosureProps = {
  /** The heading that is always in view. */
  label: ReactNode;
  /** As wide as its words, or a row with the sign at its end. */
  look?: keyof typeof css.summary;
  /** Unfolded from the start. */
  open?: boolean;
  /** The collapsible content. */
  children: ReactNode;
};

/** A list that folds away behind its heading; it works before and without any script. */
export function Disclosure(props: DisclosureProps) {
  return (
    <details className={css.details} open={props.open}>
      <summary className={css.summary[props.look ?? 'inline']}>
        {props.label}
        <span className={css.plus}>
          <Icon name="plus" size="small" />
        </span>
        <span className={css.minus}>
          <Icon name="minus" size="small" />
        </span>
      </summary>
      <div className={css.content}>{props.children}</div>
    </details>
  );
}
