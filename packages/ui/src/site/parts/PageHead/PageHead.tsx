import { Breadcrumb, type BreadcrumbProps } from '../../../elements/Breadcrumb/Breadcrumb.tsx';
import { classes } from '../../../elements/classes.ts';
import { grid, wrap } from '../../../theme/layout.css.ts';
import { headings } from '../../../theme/type.css.ts';
import * as css from './PageHead.css.ts';

export type PageHeadProps = {
  title: string;
  subtitle: string;
  /** The breadcrumb, if the page is below another. */
  breadcrumb?: BreadcrumbProps;
};

/** The opening of a page without a picture. */
export function PageHead(props: PageHeadProps) {
  const { title, subtitle, breadcrumb } = props;
  return (
    <header className={classes(wrap, grid, css.head)}>
      {breadcrumb !== undefined && (
        <div className={css.way}>
          <Breadcrumb {...breadcrumb} />
        </div>
      )}
      <h1 className={classes(headings.display, css.title)}>{title}</h1>
      {subtitle !== '' && <p className={css.subtitle}>{subtitle}</p>}
    </header>
  );
}
