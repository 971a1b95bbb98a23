import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = {
  /** The hidden text. */
  children: ReactNode;
};

/** Text that is announced but not visible. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span className={hidden}>{props.children}</span>;
}
