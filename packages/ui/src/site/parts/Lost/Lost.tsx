import type { ReactNode } from 'react';
import { classes } from '../../../elements/classes.ts';
import { SectionNumber } from '../../../elements/SectionNumber/SectionNumber.tsx';
import { grid, wrap } from '../../../theme/layout.css.ts';
import { headings } from '../../../theme/type.css.ts';
import * as css from './Lost.css.ts';
import { MissingPart } from './MissingPart.tsx';

export type LostProps = {
  code: string;
  title: string;
  hint: string;
  /** The links to continue with. */
  actions: ReactNode;
  /** Further content below the text. */
  children?: ReactNode;
};

/** A full page that says why there is nothing to see, and offers links. */
export function Lost(props: LostProps) {
  return (
    <div className={classes(wrap, grid, css.lost)}>
      <div className={css.words}>
        <SectionNumber number={props.code} />
        <h1 className={classes(headings.display, css.title)}>{props.title}</h1>
        <p className={css.hint}>{props.hint}</p>
        <div className={css.actions}>{props.actions}</div>
      </div>
      <div className={css.place}>
        <MissingPart code={props.code} />
      </div>
      {props.children !== undefined && props.children !== false && (
        <div className={css.more}>{props.children}</div>
      )}
    </div>
  );
}
