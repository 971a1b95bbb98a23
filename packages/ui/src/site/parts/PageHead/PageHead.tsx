import { classes } from '../../../elements/classes.ts';
import { grid, wrap } from '../../../theme/layout.css.ts';
import { headings } from '../../../theme/type.css.ts';
import * as css from './PageHead.css.ts';

export type PageHeadProps = { title: string; subtitle: string };

/** The opening of a page without a picture. */
export function PageHead(props: PageHeadProps) {
  return (
    <header className={classes(wrap, grid, css.head)}>
      <h1 className={classes(headings.display, css.title)}>{props.title}</h1>
      {props.subtitle !== '' && <p className={css.subtitle}>{props.subtitle}</p>}
    </header>
  );
}
