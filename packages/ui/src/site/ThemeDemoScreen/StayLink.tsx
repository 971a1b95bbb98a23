import type { LinkProps } from '../../elements/Link/Link.tsx';

/** The target of the samples' links: the samples themselves. */
export const samplesId = 'ornekler';

/** A link of made-up content, which has no page: it stays on the same page. */
export function StayLink(props: LinkProps) {
  const { children, ...rest } = props;
  return (
    <a {...rest} href={`#${samplesId}`}>
      {children}
    </a>
  );
}
