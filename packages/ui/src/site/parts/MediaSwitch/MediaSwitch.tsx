import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { Link } from '../../../elements/Link/Link.tsx';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import * as css from './MediaSwitch.css.ts';

export type MediaSwitchProps = { current: 'photos' | 'videos' };

const { media: text } = siteMediaText;
const kinds = [
  { kind: 'photos', href: sitePaths.photos(), label: text.photos },
  { kind: 'videos', href: sitePaths.videos(), label: text.videos },
] as const;

/** The links between the two galleries. */
export function MediaSwitch(props: MediaSwitchProps) {
  return (
    <nav className={css.bar} aria-label={text.kinds}>
      {kinds.map(({ kind, href, label }) => (
        <Link
          key={kind}
          href={href}
          className={css.link}
          aria-current={kind === props.current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
