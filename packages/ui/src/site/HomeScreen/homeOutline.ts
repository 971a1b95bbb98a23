import type { HomePage } from '@vitrin/contract/pages/home';
import { type Load, ready } from '@vitrin/contract/load';
import type { Reference } from '@vitrin/contract/kinds/reference';
import { siteText } from '@vitrin/ui/text/website/site';
import type { VoicesProps } from '../parts/Voices/Voices.tsx';
import type { HomeAboutProps } from './HomeAbout.tsx';
import type { HomePostsProps } from './HomePosts.tsx';
import type { HomeProjectsProps } from './HomeProjects.tsx';
import type { HomeServicesProps } from './HomeServices.tsx';
import type { HomeTeamProps } from './HomeTeam.tsx';
import type { ShownFigure } from '../parts/Figures/Figures.tsx';

/** All data of the home page; each part loads, fails or is empty independently. */
export type HomeData = {
  home: Load<HomePage>;
  about: HomeAboutProps['about'];
  services: HomeServicesProps['services'];
  team: HomeTeamProps['team'];
  projects: HomeProjectsProps['projects'];
  posts: HomePostsProps['posts'];
  figures: Load<readonly ShownFigure[]>;
  references: Load<readonly Reference[]>;
  voices: Load<VoicesProps['voices']>;
};

/** Left out of previews of whole pages: each of these is previewed in its own form. */
export const unpreviewed = {
  figures: ready([]),
  references: ready([]),
  voices: ready([]),
} as const satisfies Partial<HomeData>;

/** The sections below the banner, in order. */
export const homeSections = [
  'about',
  'figures',
  'reasons',
  'services',
  'team',
  'projects',
  'voices',
  'references',
  'posts',
] as const;
export type HomeSection = (typeof homeSections)[number];

/** The interactive sections: hovering a service shows its picture, and figures count up. */
export type MovingSection = 'services' | 'figures';
/** The other sections are static. */
export type StandingSection = Exclude<HomeSection, MovingSection>;

/** Bands between the sections, which are not numbered. */
const bands: ReadonlySet<HomeSection> = new Set(['figures', 'references']);

/** The sections that have a number. */
export const numberedSections = (sections: readonly HomeSection[]): HomeSection[] =>
  sections.filter((section) => !bands.has(section));

/** The URL fragment of each section. */
export const homeAnchors: Readonly<Record<HomeSection, string>> = {
  about: 'hakkimizda',
  reasons: 'neden-biz',
  services: 'hizmetler',
  team: 'ekip',
  projects: 'projeler',
  posts: 'yazilar',
  figures: 'rakamlar',
  references: 'referanslar',
  voices: 'gorusler',
};

/** A section's title and one sentence. */
export type SectionTexts = { title: string; description: string };

/** The texts of the interactive sections: the home page's own, or general ones while they are not there. */
export const movingTexts = (home: Load<HomePage>): Record<MovingSection, SectionTexts> => ({
  services:
    home.status === 'ready'
      ? { title: home.data.servicesTitle, description: home.data.servicesDescription }
      : { title: siteText.home.services, description: '' },
  figures: { title: siteText.home.figures, description: '' },
});
