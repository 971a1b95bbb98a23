import { Link } from '../../../elements/Link/Link.tsx';
import type { MenuLink } from '../menu.ts';
import { link } from './Footer.css.ts';

export type LinkListProps = { links: readonly MenuLink[] };

/** Links of the footer, one per line. */
export function LinkList(props: LinkListProps) {
  return (
    <ul>
      {props.links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} className={link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
