import type { LinkProps } from '@vitrin/ui/elements/Link';
import { Link } from 'react-router-dom';

const isInternal = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/** A link that navigates without a reload inside the site; other addresses and fragments stay plain. */
export function RouterLink(props: LinkProps) {
  const { href, children, ...rest } = props;
  if (!isInternal(href) || rest.target === '_blank' || rest.download !== undefined) {
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
