import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = {
  /** The words. */
  children: ReactNode;
};

/** Words that are read out but not drawn. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span className={hidden}>{props.children}</span>;
}
