import { fixed } from '@vitrin/contract/fixed';
import type { ServiceBasic } from '@vitrin/contract/kinds/service';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { type ReactNode, useEffect, useMemo } from 'react';
import { classes } from '../../elements/classes.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { ContactCall } from '../parts/ContactCall/ContactCall.tsx';
import { Dock } from '../parts/Dock/Dock.tsx';
import { Footer } from '../parts/Footer/Footer.tsx';
import { Header } from '../parts/Header/Header.tsx';
import { isEmptySite, menuEntries } from '../parts/menu.ts';
import { whatsAppOf } from '../parts/phoneLinks.ts';
import { PhoneBar } from '../parts/PhoneBar/PhoneBar.tsx';
import { Preloader } from '../parts/Preloader/Preloader.tsx';
import { type PageSubject, quoteHref } from '../parts/quoteHref.ts';
import { SkipLink } from '../parts/SkipLink/SkipLink.tsx';
import { loadForPrint } from './loadForPrint.ts';
import * as css from './SiteFrame.css.ts';

export type SiteFrameProps = {
  siteInfo: SiteInfo;
  services: readonly ServiceBasic[];
  currentPath: string;
  about?: PageSubject | undefined;
  year: number;
  /** Whether the page starts with a picture behind the header. */
  overPicture: boolean;
  /** Whether the page has the curtain of a session's first page view. */
  preloader: 'show' | 'done';
  /** Announced by screen readers when it changes, such as the title of a newly opened page. */
  announcement?: string;
  children: ReactNode;
};

const contentId = 'icerik';

/**
 * The frame of every public page: menu, call to action, footer and dock. Its parts are memoised: they do not re-render
 * when the page changes, which in a preview happens with each keystroke.
 */
export function SiteFrame(props: SiteFrameProps) {
  const {
    siteInfo,
    services,
    currentPath,
    about,
    year,
    overPicture,
    preloader,
    announcement = '',
    children,
  } = props;
  const { phone, email } = siteInfo;
  useEffect(() => loadForPrint(window), []);
  const entries = useMemo(() => menuEntries(services, siteInfo.filled), [services, siteInfo.filled]);
  const whatsApp = whatsAppOf(siteInfo);
  const subject = about?.title ?? '';
  const quote = quoteHref(siteInfo, about);
  const asks = currentPath === sitePaths.contact() || currentPath === sitePaths.quote();
  const company = siteInfo.companyName === '' ? fixed.defaultCompanyTitle : siteInfo.companyName;
  return (
    <div className={css.frame}>
      <SkipLink target={contentId}>{siteText.frame.skip}</SkipLink>
      <Header
        company={siteInfo.shortName || company}
        logo={siteInfo.logo}
        entries={entries}
        currentPath={currentPath}
        phone={phone}
        email={email}
        quoteHref={quote}
        overPicture={overPicture}
      />
      <main id={contentId} tabIndex={-1} className={classes(css.main, !overPicture && css.beneathHeader)}>
        {children}
      </main>
      {!asks && !isEmptySite(siteInfo.filled) && (
        <ContactCall phone={phone} email={email} quoteHref={quote} />
      )}
      <PhoneBar phone={phone} whatsApp={whatsApp} about={subject} quoteHref={asks ? undefined : quote} />
      <Footer siteInfo={siteInfo} company={company} services={services} year={year} />
      <Dock phone={phone} whatsApp={whatsApp} about={subject} />
      <output>
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </output>
      {preloader === 'show' && <Preloader company={company} />}
    </div>
  );
}
