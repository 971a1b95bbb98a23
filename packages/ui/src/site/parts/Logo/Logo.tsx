import type { Image } from '@vitrin/contract/files/image';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { Link } from '../../../elements/Link/Link.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import * as css from './Logo.css.ts';
import { markPaths } from './markPaths.ts';

export type LogoProps = {
  company: string;
  /** The company's own logo; by default, a generic mark with the name. */
  image: Image | null;
};

/** The company's logo, which links to the home page. */
export function Logo(props: LogoProps) {
  const { company, image } = props;
  return (
    <Link href={sitePaths.home()} className={css.logo} aria-label={siteText.frame.homeLink(company)}>
      {image === null ? (
        <>
          <svg className={css.mark} viewBox="0 0 34 34" aria-hidden="true">
            <path d={markPaths.frame} />
            <path d={markPaths.turn} />
          </svg>
          <span className={css.name}>{company}</span>
        </>
      ) : (
        <img
          className={css.picture}
          src={image.url}
          alt=""
          width={image.width ?? 200}
          height={image.height ?? 60}
          decoding="async"
        />
      )}
    </Link>
  );
}
