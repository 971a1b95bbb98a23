import type { About } from '@vitrin/contract/about';
import type { CrewPage } from '@vitrin/contract/member';
import type { HomePage } from '@vitrin/contract/home';
import { ready } from '@vitrin/contract/load';
import type { Palette } from '@vitrin/contract/palette';
import type { SiteInfo } from '@vitrin/contract/siteInfo';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { type ReactNode, useDeferredValue } from 'react';
import { ContactScreen } from '../../site/ContactScreen/ContactScreen.tsx';
import { HomeScreen } from '../../site/HomeScreen/HomeScreen.tsx';
import { SiteFrame } from '../../site/SiteFrame/SiteFrame.tsx';
import { adminFormsText } from '../../text/adminForms.en.ts';
import { adminSettingsText } from '../../text/adminSettings.en.ts';
import { ThemeScope } from '../../theme/ThemeScope.tsx';
import { PreviewPane } from '../parts/PreviewPane/PreviewPane.tsx';
import type { HomeFacts } from './ThemePreview.tsx';

/** The stored website, which previews show with the typed changes over it. */
export type PreviewedPages = { facts: HomeFacts; palette: Palette };

export type SettingsPreviewProps = {
  site: PreviewedPages;
  page: 'home' | 'contact';
  /** What is typed and not saved yet. */
  siteInfo?: Partial<SiteInfo>;
  home?: Partial<HomePage>;
  about?: About;
  team?: CrewPage;
};

/** The preview sends nothing. */
const nothing = { outcome: 'none' } as const;
const form = { attempt: nothing, onSend: async () => nothing };
const noAbout: About = { title: '', subtitle: '', description: '', image: null };
const noTeam: CrewPage = { title: '', subtitle: '', description: '', crews: [] };

/** The public page that a tab changes, as it would look when saved now. */
export function SettingsPreview(props: SettingsPreviewProps) {
  const { site, page } = props;
  const { facts, palette } = site;
  const siteInfo = useDeferredValue({ ...facts.siteInfo, ...props.siteInfo });
  const home = useDeferredValue({ ...facts.home, ...props.home });
  const isHome = page === 'home';
  const path = isHome ? sitePaths.home() : sitePaths.contact();
  return (
    <PreviewPane
      title={adminSettingsText.previewTitle}
      note={adminFormsText.livePreview.whileTyping}
      address={`${facts.host}${isHome ? '' : path}`}
    >
      <ThemeScope palette={palette}>
        <SiteFrame
          siteInfo={siteInfo}
          services={facts.services}
          currentPath={path}
          year={facts.year}
          overPicture={isHome}
          preloader="done"
        >
          {content()}
        </SiteFrame>
      </ThemeScope>
    </PreviewPane>
  );

  function content(): ReactNode {
    if (!isHome) return <ContactScreen siteInfo={siteInfo} form={form} />;
    return (
      <HomeScreen
        home={ready(home)}
        about={ready(props.about ?? noAbout)}
        services={ready(facts.services)}
        team={ready(props.team ?? noTeam)}
        projects={ready([])}
        posts={ready([])}
      />
    );
  }
}
