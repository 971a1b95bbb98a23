import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import * as css from './Notice.css.ts';

export type NoticeProps = {
  /** Whether it is good news, a warning, bad news, or neutral. */
  tone: 'neutral' | 'good' | 'warn' | 'bad';
  /** The message in one sentence. */
  title: string;
  /** How it is read out when it appears: at once, or when there is a pause; not at all without. */
  announced?: 'atOnce' | 'politely';
  /** Details beyond the title. */
  children?: ReactNode;
  /** Buttons for responding to the notice. */
  actions?: ReactNode;
};

const drawings = { neutral: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const;

const roles = { atOnce: 'alert', politely: 'status' } as const;

/** A message within the page: a frame, a drawing, a title and what follows from it. */
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
