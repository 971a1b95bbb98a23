import type { LinkProps } from '@vitrin/ui/elements/Link';
import { isInternal, opensHere } from './navigation/pathOfLink.ts';
import { usePlace } from './navigation/place.ts';

/** A link that navigates within the site without a reload; other addresses and fragments stay plain. */
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

/** A link that opens its page in place of the one in view. */
function PageLink({ href, children, onClick, ...rest }: LinkProps) {
  const { open } = usePlace();
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !opensHere(event.nativeEvent)) return;
        event.preventDefault();
        void open(href);
      }}
    >
      {children}
    </a>
  );
}
