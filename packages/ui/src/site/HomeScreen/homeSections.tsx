import type { About } from '@vitrin/contract/about';
import type { HomePage } from '@vitrin/contract/home';
import { type Load, ready } from '@vitrin/contract/load';
import type { TeamPage } from '@vitrin/contract/teamPage';
import type { Figure } from '@vitrin/contract/kinds/figure';
import type { Reference } from '@vitrin/contract/kinds/reference';
import type { Voice } from '@vitrin/contract/kinds/voice';
import type { PostSummary } from '@vitrin/contract/kinds/post';
import type { ProjectSummary } from '@vitrin/contract/kinds/project';
import type { ServiceSummary } from '@vitrin/contract/kinds/service';
import { textOfHtml } from '@vitrin/contract/turkish';
import type { ReactElement } from 'react';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { Figures } from '../parts/Figures/Figures.tsx';
import { ProofBand } from '../parts/ProofBand/ProofBand.tsx';
import { References } from '../parts/References/References.tsx';
import { SplitSection } from '../parts/SplitSection/SplitSection.tsx';
import { Voices } from '../parts/Voices/Voices.tsx';
import { HomeAbout } from './HomeAbout.tsx';
import { HomePosts } from './HomePosts.tsx';
import { HomeProjects } from './HomeProjects.tsx';
import { HomeReasons } from './HomeReasons.tsx';
import { HomeServices } from './HomeServices.tsx';
import { HomeTeam } from './HomeTeam.tsx';

/** All that the home page shows; each part loads, fails or is empty independently. */
export type HomeData = {
  home: Load<HomePage>;
  about: Load<About>;
  services: Load<readonly ServiceSummary[]>;
  team: Load<TeamPage>;
  projects: Load<readonly ProjectSummary[]>;
  posts: Load<readonly PostSummary[]>;
  figures: Load<readonly Figure[]>;
  references: Load<readonly Reference[]>;
  voices: Load<readonly Voice[]>;
};

/** What the previews of whole pages leave out: each of these has a preview in its own form. */
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

const says = ({ title, description }: About): boolean => title !== '' || textOfHtml(description) !== '';

const isShown: Readonly<Record<HomeSection, (data: HomeData) => boolean>> = {
  // What could not be read is replaced by general texts.
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

/** The sections to show, numbered in order. */
export function drawnSections(data: HomeData): { section: HomeSection; content: ReactElement }[] {
  const { home, about, services, team, projects, posts, figures, references, voices } = data;
  const texts = sectionTexts(home);
  const shown = shownSections(data);
  const numbered = numberedSections(shown);
  const numberOf = (section: HomeSection): number => numbered.indexOf(section) + 1;
  const content: Readonly<Record<HomeSection, ReactElement>> = {
    about: <HomeAbout number={numberOf('about')} about={about} />,
    reasons: <HomeReasons number={numberOf('reasons')} texts={texts.reasons} home={home} />,
    services: <HomeServices number={numberOf('services')} texts={texts.services} services={services} />,
    team: <HomeTeam number={numberOf('team')} texts={texts.team} team={team} />,
    projects: (
      <HomeProjects
        number={numberOf('projects')}
        texts={texts.projects}
        projects={projects}
        joined={shown.includes('team')}
      />
    ),
    figures: (
      <ProofBand title={texts.figures.title} ground="paper">
        {figures.status === 'ready' ? (
          <Figures figures={figures.data} />
        ) : (
          <Skeleton width="100%" height={96} />
        )}
      </ProofBand>
    ),
    references: (
      <ProofBand title={texts.references.title} ground="paper">
        {references.status === 'ready' ? (
          <References references={references.data} />
        ) : (
          <Skeleton width="100%" height={116} />
        )}
      </ProofBand>
    ),
    voices: (
      <SplitSection number={numberOf('voices')} title={texts.voices.title} ground="soft">
        {voices.status === 'ready' ? <Voices voices={voices.data} /> : <Skeleton width="100%" height={240} />}
      </SplitSection>
    ),
    posts: <HomePosts number={numberOf('posts')} texts={texts.posts} posts={posts} />,
  };
  return shown.map((section) => ({ section, content: content[section] }));
}
