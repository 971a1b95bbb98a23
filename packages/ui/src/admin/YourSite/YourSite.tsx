import type { Palette } from '@vitrin/contract/settings/palette';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { useMemo } from 'react';
import { PreviewFrame } from '../../elements/PreviewFrame/PreviewFrame.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminText } from '../../text/panelText.ts';
import { ThemeScope } from '../../theme/ThemeScope.tsx';
import * as lines from '../DashboardScreen/lines.css.ts';
import { PublicPage, type SiteContent } from '../parts/PublicPage/PublicPage.tsx';
import * as styles from './YourSite.css.ts';

export type YourSiteProps = { content: SiteContent; palette: Palette };

/** The viewport width at which the home page is rendered, in CSS pixels. */
const windowWidth = 1280;

/** A small preview of the current home page on the dashboard. */
export function YourSite({ content, palette }: YourSiteProps) {
  const page = useMemo(() => <PublicPage page="home" content={content} />, [content]);
  return (
    <section aria-labelledby="your-site">
      <h2 className={lines.heading}>
        <span id="your-site">{adminText.dashboard.yourSite}</span>
        <a className={lines.more} href={sitePaths.home()} target="_blank" rel="noopener">
          {adminText.frame.openSite} <VisuallyHidden>{adminText.frame.newTab}</VisuallyHidden>
        </a>
      </h2>
      <div className={styles.window}>
        <PreviewFrame title={adminText.dashboard.homePage} lang={siteLanguage} width={windowWidth}>
          <ThemeScope palette={palette}>{page}</ThemeScope>
        </PreviewFrame>
      </div>
    </section>
  );
}
