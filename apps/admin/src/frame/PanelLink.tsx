import { adminBase } from '@vitrin/contract/paths/adminPaths';
import type { LinkProps } from '@vitrin/ui/elements/Link';
import { Link } from 'react-router-dom';

/** A link that navigates within the panel without a reload; the website and other hosts are plain links. */
export function PanelLink(props: LinkProps) {
  const { href, children, ...rest } = props;
  if (rest.target !== undefined || !(href === adminBase || href.startsWith(`${adminBase}/`))) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
