import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Disclosure.css.ts';

export type DisclosureProps = {
  /** The heading, which is always visible. */
  label: ReactNode;
  /** As wide as its text, or a row with the icon at its end. */
  look?: keyof typeof css.summary;
  /** Expanded initially. */
  open?: boolean;
  /** The collapsible content. */
  children: ReactNode;
};

/** A collapsible list below its heading; works without JavaScript. */
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
