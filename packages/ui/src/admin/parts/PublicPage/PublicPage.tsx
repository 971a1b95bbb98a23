import type { About } from '@vitrin/contract/pages/about';
import type { HomePage } from '@vitrin/contract/pages/home';
import { ready } from '@vitrin/contract/load';
import type { TeamPage } from '@vitrin/contract/pages/teamPage';
import type { PostSummary } from '@vitrin/contract/kinds/post';
import type { PrivacyNotice } from '@vitrin/contract/pages/privacy';
import type { ServiceSummary } from '@vitrin/contract/kinds/service';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { ReactElement } from 'react';
import { AboutScreen } from '../../../site/AboutScreen/AboutScreen.tsx';
import { BlogScreen } from '../../../site/BlogScreen/BlogScreen.tsx';
import { ContactScreen } from '../../../site/ContactScreen/ContactScreen.tsx';
import { unpreviewed } from '../../../site/HomeScreen/homeOutline.ts';
import { HomeScreen } from '../../../site/HomeScreen/HomeScreen.tsx';
import type { ProjectCardProps } from '../../../site/parts/ProjectCard/ProjectCard.tsx';
import { PrivacyScreen } from '../../../site/PrivacyScreen/PrivacyScreen.tsx';
import { ProjectsScreen } from '../../../site/ProjectsScreen/ProjectsScreen.tsx';
import { ServicesScreen } from '../../../site/ServicesScreen/ServicesScreen.tsx';
import { SiteFrame } from '../../../site/SiteFrame/SiteFrame.tsx';
import { TeamScreen } from '../../../site/TeamScreen/TeamScreen.tsx';

/** The website's content, for previews of whole pages. */
export type SiteContent = {
  home: HomePage;
  about: About;
  team: TeamPage;
  services: readonly ServiceSummary[];
  projects: readonly ProjectCardProps['project'][];
  posts: readonly PostSummary[];
  siteInfo: SiteInfo;
  /** The website's public host and port, such as "example.com". */
  host: string;
  year: number;
};

/** The pages that previews can show. */
export type PageKey = 'home' | 'about' | 'team' | 'services' | 'projects' | 'blog' | 'contact' | 'privacy';

export type PublicPageProps = {
  page: PageKey;
  content: SiteContent;
  /** The notice shown on the privacy page. */
  privacy?: PrivacyNotice | undefined;
};

/** Forms in the preview send nothing. */
const nothing = { outcome: 'none' } as const;
const form = { attempt: nothing, onSend: async () => nothing, unsent: {} };

/** Figures, references and similar kinds are previewed in their own forms. */
const none = ready([]);

/** The content of each page between header and footer. */
const screens: Record<PageKey, (props: PublicPageProps) => ReactElement> = {
  home: ({ content }) => (
    <HomeScreen
      siteInfo={content.siteInfo}
      home={ready(content.home)}
      about={ready(content.about)}
      services={ready(content.services)}
      team={ready(content.team)}
      projects={ready(content.projects)}
      posts={ready(content.posts)}
      {...unpreviewed}
    />
  ),
  about: ({ content }) => (
    <AboutScreen
      about={ready(content.about)}
      reasons={ready(content.home.whyUsList)}
      figures={none}
      references={none}
      certificates={none}
    />
  ),
  team: ({ content }) => <TeamScreen team={ready(content.team)} />,
  services: ({ content }) => <ServicesScreen services={ready(content.services)} />,
  projects: ({ content }) => <ProjectsScreen projects={ready(content.projects)} />,
  blog: ({ content }) => <BlogScreen posts={ready(content.posts)} />,
  contact: ({ content }) => <ContactScreen siteInfo={content.siteInfo} form={form} />,
  privacy: ({ privacy }) => <PrivacyScreen notice={ready(privacy ?? { title: '', content: '' })} />,
};

/** A page of the website with header and footer. */
export function PublicPage(props: PublicPageProps) {
  const { page, content } = props;
  return (
    <SiteFrame
      siteInfo={content.siteInfo}
      services={content.services}
      currentPath={sitePaths[page]()}
      year={content.year}
      overPicture={page === 'home'}
      preloader="done"
    >
      {screens[page](props)}
    </SiteFrame>
  );
}
