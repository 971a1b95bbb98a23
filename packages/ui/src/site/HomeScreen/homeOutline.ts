import type { About } from '@vitrin/contract/pages/about';
import type { HomePage } from '@vitrin/contract/pages/home';
import { type Load, ready } from '@vitrin/contract/load';
import type { Reference } from '@vitrin/contract/kinds/reference';
import { textOfHtml } from '@vitrin/contract/text/turkish';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import type { VoicesProps } from '../parts/Voices/Voices.tsx';
import type { HomeAboutProps } from './HomeAbout.tsx';
import type { HomePostsProps } from './HomePosts.tsx';
import type { HomeProjectsProps } from './HomeProjects.tsx';
import type { HomeServicesProps } from './HomeServices.tsx';
import type { HomeTeamProps } from './HomeTeam.tsx';
import type { ShownFigure } from '../parts/Figures/Figures.tsx';

/** All that the home page shows; each part loads, fails or is empty independently. */
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

/** Omitted from previews of whole pages: each of these has a preview in its own form. */
export const unpreviewed = {
  figures: ready([]),
  references: ready([]),
  voices: ready([]),
} as const satisfies Partial<HomeData>;

/** The sections below the banner, in their order. */
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

/** The interactive sections: a pointer chooses a service's picture, and figures count up. */
export type MovingSection = 'services' | 'figures';
/** The other sections are static. */
export type StandingSection = Exclude<HomeSection, MovingSection>;

/** Quiet bands between the sections, which are not numbered. */
const bands: ReadonlySet<HomeSection> = new Set(['figures', 'references']);

/** The sections that have a number. */
export const numberedSections = (sections: readonly HomeSection[]): HomeSection[] =>
  sections.filter((section) => !bands.has(section));

/** The fragment in the address of a section. */
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

function hasItems<T>(load: Load<T>, itemsOf: (data: T) => readonly unknown[]): boolean {
  return load.status === 'loading' || (load.status === 'ready' && itemsOf(load.data).length > 0);
}

const says = ({ title, description }: Pick<About, 'title' | 'description'>): boolean =>
  title !== '' || textOfHtml(description) !== '';

const isShown: Readonly<Record<HomeSection, (data: HomeData) => boolean>> = {
  // Unreadable content is replaced by general texts.
  about: ({ about }) => about.status !== 'ready' || says(about.data),
  reasons: ({ home }) => hasItems(home, ({ whyUsList }) => whyUsList),
  // The main part of the page: its failure is shown, with a retry.
  services: ({ services }) => services.status === 'failed' || hasItems(services, (items) => items),
  team: ({ team }) => hasItems(team, ({ crews }) => crews),
  projects: ({ projects }) => hasItems(projects, (items) => items),
  posts: ({ posts }) => hasItems(posts, (items) => items),
  figures: ({ figures }) => hasItems(figures, (items) => items),
  references: ({ references }) => hasItems(references, (items) => items),
  voices: ({ voices }) => hasItems(voices, (items) => items),
};

/** The sections that have something to show or are waiting for it. */
export const shownSections = (data: HomeData): HomeSection[] =>
  homeSections.filter((section) => isShown[section](data));

/** A section's title and one sentence. */
export type SectionTexts = { title: string; description: string };

const { home: text, proof: told } = sitePagesText;

/** The texts of the sections: the home page's own, or general ones while they are not there. */
export function sectionTexts(home: Load<HomePage>): Record<Exclude<HomeSection, 'about'>, SectionTexts> {
  const proof = {
    figures: { title: told.figures, description: '' },
    references: { title: told.references, description: '' },
    voices: { title: told.voices, description: '' },
  };
  if (home.status !== 'ready') {
    return {
      ...proof,
      reasons: { title: text.reasons, description: '' },
      services: { title: text.services, description: '' },
      team: { title: text.team, description: '' },
      projects: { title: text.projects, description: '' },
      posts: { title: text.posts, description: '' },
    };
  }
  const { data } = home;
  return {
    ...proof,
    reasons: { title: data.whyUsTitle, description: data.whyUsDescription },
    services: { title: data.servicesTitle, description: data.servicesDescription },
    team: { title: data.crewTitle, description: data.crewDescription },
    projects: { title: data.projectsTitle, description: data.projectsDescription },
    posts: { title: data.latestNewsTitle, description: data.latestNewsDescription },
  };
}
