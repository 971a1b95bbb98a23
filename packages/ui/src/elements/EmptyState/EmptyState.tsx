import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';
import { EmptyWindow, LostConnection } from './emptyDrawings.tsx';

export type EmptyStateProps = {
  /** The illustration above the text: an empty shop window, a cut line, or none. */
  drawing?: 'emptyWindow' | 'lostConnection';
  /** What is missing, in one short sentence. */
  title: string;
  /** The reason, and what can be done about it. */
  detail?: string;
  /** The next step. */
  action?: ReactNode;
  /** Announced when it appears, for failures. */
  urgent?: boolean;
};

const drawings = { emptyWindow: EmptyWindow, lostConnection: LostConnection } as const;

/** Replaces missing content: why there is none, and what to do next. */
export function EmptyState(props: EmptyStateProps) {
  const Drawing = props.drawing && drawings[props.drawing];
  return (
    <div className={styles.blank} {...(props.urgent === true && { role: 'alert' })}>
      {Drawing && <Drawing />}
      <h2 className={styles.title}>{props.title}</h2>
      {props.detail !== undefined && <p className={styles.detail}>{props.detail}</p>}
      {props.action !== undefined && <div className={styles.action}>{props.action}</div>}
    </div>
  );
}
