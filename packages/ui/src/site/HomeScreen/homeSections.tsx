import type { ReactElement } from 'react';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { ProofBand } from '../parts/ProofBand/ProofBand.tsx';
import { References } from '../parts/References/References.tsx';
import { SplitSection } from '../parts/SplitSection/SplitSection.tsx';
import { Voices } from '../parts/Voices/Voices.tsx';
import { HomeAbout } from './HomeAbout.tsx';
import {
  type HomeData,
  type HomeSection,
  numberedSections,
  type SectionTexts,
  type StandingSection,
} from './homeOutline.ts';
import { HomePosts } from './HomePosts.tsx';
import { HomeProjects } from './HomeProjects.tsx';
import { HomeReasons } from './HomeReasons.tsx';
import { HomeTeam } from './HomeTeam.tsx';

/** The texts of these sections: the home page's own, or general ones while they are not there. */
export function standingTexts(
  home: HomeData['home'],
): Record<Exclude<StandingSection, 'about'>, SectionTexts> {
  const { home: text, proof } = sitePagesText;
  const told = {
    references: { title: proof.references, description: '' },
    voices: { title: proof.voices, description: '' },
  };
  if (home.status !== 'ready') {
    return {
      ...told,
      reasons: { title: text.reasons, description: '' },
      team: { title: text.team, description: '' },
      projects: { title: text.projects, description: '' },
      posts: { title: text.posts, description: '' },
    };
  }
  const { data } = home;
  return {
    ...told,
    reasons: { title: data.whyUsTitle, description: data.whyUsDescription },
    team: { title: data.crewTitle, description: data.crewDescription },
    projects: { title: data.projectsTitle, description: data.projectsDescription },
    posts: { title: data.latestNewsTitle, description: data.latestNewsDescription },
  };
}

/** The sections that nothing moves in, numbered by their place among those that are shown. */
export function standingSections(
  data: HomeData,
  shown: readonly HomeSection[],
): Readonly<Record<StandingSection, ReactElement>> {
  const { home, about, team, projects, posts, references, voices } = data;
  const texts = standingTexts(home);
  const numbered = numberedSections(shown);
  const numberOf = (section: HomeSection): number => numbered.indexOf(section) + 1;
  return {
    about: <HomeAbout number={numberOf('about')} about={about} />,
    reasons: <HomeReasons number={numberOf('reasons')} texts={texts.reasons} home={home} />,
    team: <HomeTeam number={numberOf('team')} texts={texts.team} team={team} />,
    projects: (
      <HomeProjects
        number={numberOf('projects')}
        texts={texts.projects}
        projects={projects}
        joined={shown.includes('team')}
      />
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
}
