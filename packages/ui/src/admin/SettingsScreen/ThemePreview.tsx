import type { HomePage } from '@vitrin/contract/home';
import { ready } from '@vitrin/contract/load';
import type { Palette } from '@vitrin/contract/palette';
import type { Service } from '@vitrin/contract/service';
import type { SiteInfo } from '@vitrin/contract/siteInfo';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { useMemo } from 'react';
import { HomeScreen } from '../../site/HomeScreen/HomeScreen.tsx';
import { SiteFrame } from '../../site/SiteFrame/SiteFrame.tsx';
import { adminFormsText } from '../../text/adminForms.en.ts';
import { ThemeScope } from '../../theme/ThemeScope.tsx';
import { PreviewPane } from '../parts/PreviewPane/PreviewPane.tsx';

/** The public home page's data, for its preview. */
export type HomeFacts = {
  home: HomePage;
  services: readonly Service[];
  siteInfo: SiteInfo;
  /** Host and port that visitors use, such as "example.com". */
  host: string;
  year: number;
};

export type ThemePreviewProps = { palette: Palette; facts: HomeFacts };

/** The parts of the page that the panel does not read for a preview of colours. */
const untold = { title: '', subtitle: '', description: '', image: null, crews: [] };

/** The public home page in a palette. */
export function ThemePreview({ palette, facts }: ThemePreviewProps) {
  const page = useMemo(
    () => (
      <SiteFrame
        siteInfo={facts.siteInfo}
        services={facts.services}
        currentPath={sitePaths.home()}
        year={facts.year}
        overPicture
        preloader="done"
      >
        <HomeScreen
          home={ready(facts.home)}
          about={ready(untold)}
          services={ready(facts.services)}
          team={ready(untold)}
          projects={ready([])}
          posts={ready([])}
        />
      </SiteFrame>
    ),
    [facts],
  );
  return (
    <PreviewPane
      title={adminFormsText.theme.previewTitle}
      note={adminFormsText.livePreview.onlyYou}
      address={facts.host}
    >
      <ThemeScope palette={palette}>{page}</ThemeScope>
    </PreviewPane>
  );
}
