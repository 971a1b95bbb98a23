import { isLayerEntry } from '@vitrin/ui/elements/Link/layerHistory';
import type { LinkProps } from '@vitrin/ui/elements/Link';
import { useLinkClickHandler } from 'react-router-dom';

const isInternal = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/** A link that navigates without a reload inside the site; other addresses and fragments stay plain. */
export function SiteLink(props: LinkProps) {
  const { href, children, ...rest } = props;
  if (isInternal(href) && rest.target !== '_blank' && rest.download === undefined)
    return <PageLink {...props} />;
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

/**
 * The router's own link without its prefetching, which would be useless code on a site that does not use the router's
 * data calls.
 */
function PageLink({ href, children, onClick, ...rest }: LinkProps) {
  const open = useLinkClickHandler(href);
  const openInstead = useLinkClickHandler(href, { replace: true });
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        // The page takes the place of the open menu's entry, not of a further one.
        if (isLayerEntry(window)) openInstead(event);
        else open(event);
      }}
    >
      {children}
    </a>
  );
}
