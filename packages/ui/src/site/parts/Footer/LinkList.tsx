import { Link } from '../../../elements/Link/Link.tsx';
import type { MenuLink } from '../menu.ts';
import { link } from './Footer.css.ts';

export type LinkListProps = { links: readonly MenuLink[] };

/** Links of the footer, one per line. */
export function LinkList(props: LinkListProps) {
  return (
    <ul>
      {props.links.map(({ href, label }) => (
        // A service without an address of its own leads to the list of services.
        <li key={href + label}>
          <Link href={href} className={link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
