import type { Palette } from '@vitrin/contract/settings/palette';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { type Ref, useMemo, useState } from 'react';
import { adminFormsText, adminSettingsText } from '../../../text/panelText.ts';
import type { LiveColors } from '../../../theme/liveColors.ts';
import { ThemeScope } from '../../../theme/ThemeScope.tsx';
import { PreviewPane } from '../PreviewPane/PreviewPane.tsx';
import { type PageKey, PublicPage, type SiteContent } from '../PublicPage/PublicPage.tsx';
import { addressOf, pageChoice } from '../PublicPage/pageChoice.ts';
import * as css from './ThemePreview.css.ts';

export type ThemePreviewProps = {
  palette: Palette;
  content: SiteContent;
  /** Receives a colour that is being dragged. */
  live?: Ref<LiveColors> | undefined;
};

const pages = ['home', 'services', 'projects', 'blog', 'contact'] as const satisfies readonly PageKey[];

/** Public pages in a palette. */
export function ThemePreview({ palette, content, live }: ThemePreviewProps) {
  const [page, setPage] = useState<PageKey>('home');
  // A palette only changes CSS variables, so the page itself is rendered once.
  const drawn = useMemo(() => <PublicPage page={page} content={content} />, [page, content]);
  return (
    <PreviewPane
      title={page === 'home' ? adminFormsText.theme.previewTitle : adminSettingsText.previewTitle}
      note={adminFormsText.livePreview.onlyYou}
      address={addressOf(content.host, sitePaths[page]())}
      pages={pageChoice(pages, page, setPage)}
    >
      <div className={css.recolored}>
        <ThemeScope palette={palette} live={live}>
          {drawn}
        </ThemeScope>
      </div>
    </PreviewPane>
  );
}
