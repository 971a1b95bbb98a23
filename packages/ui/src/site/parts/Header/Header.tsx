import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { Image } from '@vitrin/contract/files/image';
import { memo, useRef } from 'react';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { classes } from '../../../elements/classes.ts';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { wrap } from '../../../theme/layout.css.ts';
import { DesktopMenu } from '../DesktopMenu/DesktopMenu.tsx';
import { Logo } from '../Logo/Logo.tsx';
import type { HeaderEntry } from '../menu.ts';
import { MenuSheet } from '../MenuSheet/MenuSheet.tsx';
import { useScrolledPast } from '../useScrolledPast.ts';
import * as css from './Header.css.ts';

export type HeaderProps = {
  company: string;
  logo: Image | null;
  entries: readonly HeaderEntry[];
  currentPath: string;
  phone: string;
  email: string;
  /** The address of the quote page. */
  quoteHref: string;
  /** Whether the page starts with a picture behind the header, until the page is scrolled. */
  overPicture: boolean;
};

/** Logo and menu at the top of every public page. */
export const Header = memo(function Header(props: HeaderProps) {
  const { company, logo, entries, currentPath, phone, email, quoteHref, overPicture } = props;
  const header = useRef<HTMLElement>(null);
  const scrolled = useScrolledPast(header, { pixels: 40 });
  const clear = overPicture && !scrolled;
  return (
    <header ref={header} className={css.header}>
      <div className={classes(css.bar, clear && css.clear)}>
        <div className={classes(wrap, css.row)}>
          <Logo company={company} image={logo} />
          <div className={css.ways}>
            <div className={css.wide}>
              <DesktopMenu entries={entries} currentPath={currentPath} />
            </div>
            <Link
              href={sitePaths.search()}
              className={css.search}
              aria-label={siteText.frame.search}
              rel="search"
            >
              <Icon name="search" />
            </Link>
            <div className={css.wide}>
              <ButtonLink href={quoteHref} size="small" tone={clear ? 'primary' : 'strong'}>
                {siteText.action.quote}
              </ButtonLink>
            </div>
            <MenuSheet
              company={company}
              logo={logo}
              entries={entries}
              currentPath={currentPath}
              phone={phone}
              email={email}
              quoteHref={quoteHref}
            />
          </div>
        </div>
      </div>
    </header>
  );
});
