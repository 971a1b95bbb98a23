import type { Palette } from '@vitrin/contract/settings/palette';
import type { PrivacyNotice } from '@vitrin/contract/pages/privacy';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { useDeferredValue } from 'react';
import { adminFormsText, adminSettingsText } from '../../text/panelText.ts';
import { ThemeScope } from '../../theme/ThemeScope.tsx';
import { PreviewPane } from '../parts/PreviewPane/PreviewPane.tsx';
import { addressOf, pageChoice } from '../parts/PublicPage/pageChoice.ts';
import { type PageKey, PublicPage, type SiteContent } from '../parts/PublicPage/PublicPage.tsx';

/** The stored website, over which previews show the unsaved changes. */
export type PreviewedPages = { content: SiteContent; palette: Palette };

/** Unsaved input. */
export type TypedContent = Partial<Pick<SiteContent, 'about' | 'team'>> & {
  siteInfo?: Partial<SiteInfo>;
  home?: Partial<SiteContent['home']>;
  privacy?: PrivacyNotice;
};

export type SettingsPreviewProps = TypedContent & {
  site: PreviewedPages;
  page: PageKey;
  /** The pages to choose from, if a tab affects several. */
  pages?: readonly PageKey[];
  onPage?: (page: PageKey) => void;
  /** A CSS selector for the part being edited; it is scrolled into view. */
  part?: string;
};

/** The public page that a tab changes, as it would look if it were saved now. */
export function SettingsPreview(props: SettingsPreviewProps) {
  const { page, pages, onPage } = props;
  const { content, palette } = props.site;
  const siteInfo = useDeferredValue({ ...content.siteInfo, ...props.siteInfo });
  const home = useDeferredValue({ ...content.home, ...props.home });
  const about = useDeferredValue(props.about ?? content.about);
  const team = useDeferredValue(props.team ?? content.team);
  return (
    <PreviewPane
      title={adminSettingsText.previewTitle}
      note={adminFormsText.livePreview.whileTyping}
      part={props.part}
      address={addressOf(content.host, sitePaths[page]())}
      pages={pages && onPage && pageChoice(pages, page, onPage)}
    >
      <ThemeScope palette={palette}>
        <PublicPage
          page={page}
          content={{ ...content, siteInfo, home, about, team }}
          privacy={props.privacy}
        />
      </ThemeScope>
    </PreviewPane>
  );
}
