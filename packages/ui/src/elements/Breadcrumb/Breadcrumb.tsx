import { note } from '../../theme/type.css.ts';
import { classes } from '../classes.ts';
import { Link } from '../Link/Link.tsx';
import * as css from './Breadcrumb.css.ts';

export type BreadcrumbProps = {
  /** The name of this navigation. */
  label: string;
  /** The pages above this one, the topmost first. */
  parents: readonly { href: string; label: string }[];
  /** The title of this page, which is not a link. */
  current: string;
};

/** The path from the top-level page to this one. */
export function Breadcrumb(props: BreadcrumbProps) {
  return (
    <nav aria-label={props.label}>
      <ol className={classes(note, css.list)}>
        {props.parents.map(({ href, label }) => (
          <li key={href} className={css.item}>
            <Link href={href} className={css.link}>
              {label}
            </Link>
          </li>
        ))}
        <li className={css.item} aria-current="page">
          {props.current}
        </li>
      </ol>
    </nav>
  );
}
