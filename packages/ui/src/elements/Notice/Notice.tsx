import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import * as css from './Notice.css.ts';

export type NoticeProps = {
  /** The severity. */
  tone: 'neutral' | 'good' | 'warn' | 'bad';
  /** The message in one sentence. */
  title: string;
  /** How screen readers announce it when it appears: immediately, or politely; by default, not at all. */
  announced?: 'atOnce' | 'politely';
  /** Details beyond the title. */
  children?: ReactNode;
  /** Buttons for responding to the notice. */
  actions?: ReactNode;
};

const drawings = { neutral: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const;

const roles = { atOnce: 'alert', politely: 'status' } as const;

/** A message within the page: a frame, an icon, a title and details. */
export function Notice(props: NoticeProps) {
  const Drawing = drawings[props.tone];
  return (
    <div
      className={classes(css.notice, css.tones[props.tone])}
      role={props.announced && roles[props.announced]}
    >
      <Drawing className={classes(css.icon, css.icons[props.tone])} aria-hidden />
      <div className={css.body}>
        <p className={css.title}>{props.title}</p>
        {props.children}
        {props.actions !== undefined && <div className={css.actions}>{props.actions}</div>}
      </div>
    </div>
  );
}
