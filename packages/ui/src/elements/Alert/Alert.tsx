import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import * as styles from './Alert.css.ts';

export type AlertProps = {
  tone: 'error' | 'success' | 'warning' | 'info';
  children: ReactNode;
};

const signs = { error: CircleAlert, success: CircleCheck, warning: TriangleAlert, info: Info } as const;

/** A message inside the page; errors and warnings interrupt a screen reader, the others wait their turn. */
export function Alert(props: AlertProps) {
  const Sign = signs[props.tone];
  const urgent = props.tone === 'error' || props.tone === 'warning';
  return (
    <div className={classes(styles.alert, styles.tones[props.tone])} role={urgent ? 'alert' : 'status'}>
      <Sign className={classes(styles.icon, styles.icons[props.tone])} aria-hidden />
      <div className={styles.body}>{props.children}</div>
    </div>
  );
}
