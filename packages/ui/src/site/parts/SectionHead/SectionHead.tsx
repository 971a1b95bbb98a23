import type { ReactNode } from 'react';
import { classes } from '../../../elements/classes.ts';
import { SectionNumber } from '../../../elements/SectionNumber/SectionNumber.tsx';
import { grid } from '../../../theme/layout.css.ts';
import { headings } from '../../../theme/type.css.ts';
import * as css from './SectionHead.css.ts';

export type SectionHeadProps = {
  /** The section's number among those shown; null if its neighbours have none and smaller titles. */
  number: number | null;
  /** Empty where it has been emptied in the settings. */
  title: string;
  /** The id of the title, which labels the section. */
  titleId: string;
  subtitle: string;
  ground: 'paper' | 'ink';
  /** A link to all of the section's entries. */
  more?: ReactNode;
};

/** A section's number, title and one-sentence description, at full width. */
export function SectionHead(props: SectionHeadProps) {
  const { number, title, titleId, subtitle, ground, more } = props;
  const place = more === undefined ? 'alone' : 'besideLink';
  return (
    <header className={classes(grid, css.head)}>
      <div className={css.number}>
        <SectionNumber number={number} ground={ground} />
      </div>
      {title !== '' && (
        <h2 id={titleId} className={classes(number === null ? headings.h2 : headings.h1, css.title[place])}>
          {title}
        </h2>
      )}
      {subtitle !== '' && <p className={classes(css.subtitle[ground], css.lead[place])}>{subtitle}</p>}
      {more !== undefined && <div className={css.more}>{more}</div>}
    </header>
  );
}
