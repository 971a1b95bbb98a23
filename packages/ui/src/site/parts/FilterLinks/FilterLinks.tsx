import { Link } from '../../../elements/Link/Link.tsx';
import * as css from './FilterLinks.css.ts';

/** One choice: its label, its URL, how many entries match it, and whether it is active. */
export type FilterLink = { label: string; href: string; count?: number | undefined; current: boolean };

export type FilterLinksProps = {
  /** The label of the filter, before its choices, so that several filters can be distinguished. */
  label: string;
  /** The choices in order; usually, the first is "all". */
  links: readonly FilterLink[];
};

/** Filters a list through links, each with its own URL; hidden if there is nothing to choose or reset. */
export function FilterLinks(props: FilterLinksProps) {
  const { label, links } = props;
  // An active choice can be reset, even if there is no other one left.
  if (links.length < 3 && links[0]?.current !== false) return null;
  return (
    <nav aria-label={label} className={css.filter}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      <ul className={css.links}>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} className={css.link} {...(link.current && { 'aria-current': 'true' })}>
              {link.label}
              {link.count !== undefined && <span className={css.count}>{link.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
