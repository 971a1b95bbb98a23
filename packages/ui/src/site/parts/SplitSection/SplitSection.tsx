import { type ReactNode, useId } from 'react';
import { classes } from '../../../elements/classes.ts';
import { SectionNumber } from '../../../elements/SectionNumber/SectionNumber.tsx';
import { grid, wrap } from '../../../theme/layout.css.ts';
import { headings } from '../../../theme/type.css.ts';
import * as css from './SplitSection.css.ts';

export type SplitSectionProps = {
  /** The section's number among those shown; null if its content has its own numbers, or its neighbours have none. */
  number: number | null;
  title: string;
  subtitle?: string;
  ground: 'paper' | 'soft';
  /** A link to all of the section's entries. */
  more?: ReactNode;
  children: ReactNode;
  /** Full-width content below. */
  foot?: ReactNode;
};

/** A section with its number and title in the left third, and its content next to them. */
export function SplitSection(props: SplitSectionProps) {
  const { number, title, subtitle = '', ground, more, children, foot } = props;
  const titleId = useId();
  return (
    <section className={classes(css.grounds[ground], css.section)} aria-labelledby={titleId}>
      <div className={classes(wrap, grid)}>
        <header className={css.head}>
          <SectionNumber number={number} />
          <h2 id={titleId} className={classes(headings.h2, css.title)}>
            {title}
          </h2>
          {subtitle !== '' && <p className={css.subtitle}>{subtitle}</p>}
          {more !== undefined && <div className={css.more}>{more}</div>}
        </header>
        <div className={css.body}>{children}</div>
      </div>
      {foot}
    </section>
  );
}
