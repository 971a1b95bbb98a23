import { Link } from '../../../elements/Link/Link.tsx';
import * as css from './FilterLinks.css.ts';

/** One choice: its words, where it leads, how many entries it leaves, and whether it is the one in force. */
export type FilterLink = { label: string; href: string; count?: number | undefined; current: boolean };

export type FilterLinksProps = {
  /** What is chosen here: it stands before the choices, so that rows of them are told apart. */
  label: string;
  /** The choices in their order; the first is all of them, as a rule. */
  links: readonly FilterLink[];
};

/** Narrows a list down by links, each an address of its own; nothing where there is no choice to make or to take back. */
export function FilterLinks(props: FilterLinksProps) {
  const { label, links } = props;
  // A choice in force can be taken back, although no other one is left.
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
