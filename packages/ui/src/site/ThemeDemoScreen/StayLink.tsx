import type { LinkProps } from '../../elements/Link/Link.tsx';

/** Where the links of samples lead: to the samples themselves. */
export const samplesId = 'ornekler';

/** A link of made-up content, which has no page of its own: it stays where it is. */
export function StayLink(props: LinkProps) {
  const { children, ...rest } = props;
  return (
    <a {...rest} href={`#${samplesId}`}>
      {children}
    </a>
  );
}
