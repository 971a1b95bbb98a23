import { type ReactNode, useId } from 'react';
import { classes } from '../../../elements/classes.ts';
import { wrap } from '../../../theme/layout.css.ts';
import { note } from '../../../theme/type.css.ts';
import * as css from './ProofBand.css.ts';

export type ProofBandProps = { title: string; ground: 'paper' | 'soft'; children: ReactNode };

/** A band between sections: a small heading, with full-width content below it. */
export function ProofBand(props: ProofBandProps) {
  const title = useId();
  return (
    <section className={classes(css.grounds[props.ground], css.band)} aria-labelledby={title}>
      <div className={wrap}>
        <h2 id={title} className={classes(note, css.title)}>
          {props.title}
        </h2>
        {props.children}
      </div>
    </section>
  );
}
