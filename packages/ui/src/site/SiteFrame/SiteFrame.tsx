import { fixed } from '@vitrin/contract/limits';
import type { ServiceBasic } from '@vitrin/contract/kinds/service';
import type { SiteInfo } from '@vitrin/contract/siteInfo';
import { sitePaths } from '@vitrin/contract/sitePaths';
import type { ReactNode } from 'react';
import { classes } from '../../elements/classes.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { ContactCall } from '../parts/ContactCall/ContactCall.tsx';
import { Dock } from '../parts/Dock/Dock.tsx';
import { Footer } from '../parts/Footer/Footer.tsx';
import { Header } from '../parts/Header/Header.tsx';
import { menuEntries } from '../parts/menu.ts';
import { Preloader } from '../parts/Preloader/Preloader.tsx';
import { SkipLink } from '../parts/SkipLink/SkipLink.tsx';
import * as css from './SiteFrame.css.ts';

export type SiteFrameProps = {
  siteInfo: SiteInfo;
  services: readonly ServiceBasic[];
  currentPath: string;
  year: number;
  /** The page begins with a picture that the header lies on. */
  overPicture: boolean;
  /** Whether the curtain of a session's first page view is part of the page. */
  preloader: 'show' | 'done';
  /** What screen readers say when it changes, such as the title of the page that was just opened. */
  announcement?: string;
  children: ReactNode;
};

const contentId = 'icerik';

/** The frame of every public page: menu, call to action, footer and the dock at the edge. */
export function SiteFrame(props: SiteFrameProps) {
  const {
    siteInfo,
    services,
    currentPath,
    year,
    overPicture,
    preloader,
    announcement = '',
    children,
  } = props;
  const { phone, email } = siteInfo;
  const company = siteInfo.companyName === '' ? fixed.defaultCompanyTitle : siteInfo.companyName;
  return (
    <div className={css.frame}>
      <SkipLink target={contentId}>{siteText.frame.skip}</SkipLink>
      <Header
        company={company}
        logo={siteInfo.logo}
        entries={menuEntries(services)}
        currentPath={currentPath}
        phone={phone}
        email={email}
        overPicture={overPicture}
      />
      <main id={contentId} tabIndex={-1} className={classes(css.main, !overPicture && css.beneathHeader)}>
        {children}
      </main>
      {currentPath !== sitePaths.contact() && <ContactCall phone={phone} email={email} />}
      <Footer siteInfo={siteInfo} company={company} services={services} year={year} />
      <Dock phone={phone} />
      <output>
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </output>
      {preloader === 'show' && <Preloader company={company} />}
    </div>
  );
}
