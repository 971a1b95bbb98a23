import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as css from './ArrowLink.css.ts';

export type ArrowLinkProps = {
  /** The link's target. */
  href: string;
  /** What the next page shows, in a few words. */
  children: string;
};

/** A link on its own line to more of the same. */
export function ArrowLink(props: ArrowLinkProps) {
  return (
    <Link href={props.href} className={css.link}>
      {props.children}
      <span className={css.arrow}>
        <Icon name="arrow" />
      </span>
    </Link>
  );
}
