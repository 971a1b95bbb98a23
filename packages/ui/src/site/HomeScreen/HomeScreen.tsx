import type { ReactElement } from 'react';
import { HomeAbout } from './HomeAbout.tsx';
import { HomeOpening } from './HomeOpening.tsx';
import { HomePosts } from './HomePosts.tsx';
import { HomeProjects } from './HomeProjects.tsx';
import { HomeReasons } from './HomeReasons.tsx';
import { homeAnchors, type HomeData, type HomeSection, sectionTexts, shownSections } from './homeSections.ts';
import { HomeServices } from './HomeServices.tsx';
import { HomeTeam } from './HomeTeam.tsx';

export type HomeScreenProps = HomeData;

/** The home page: the banner, then every section that has something to show, numbered as they come. */
export function HomeScreen(props: HomeScreenProps) {
  const { home, about, services, team, projects, posts } = props;
  const texts = sectionTexts(home);
  const shown = shownSections(props);
  const numberOf = (section: HomeSection): number => shown.indexOf(section) + 1;
  const content: Record<HomeSection, ReactElement> = {
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
    posts: <HomePosts number={numberOf('posts')} texts={texts.posts} posts={posts} />,
  };
  return (
    <>
      <HomeOpening home={home} />
      {shown.map((section) => (
        <div key={section} id={homeAnchors[section]}>
          {content[section]}
        </div>
      ))}
    </>
  );
}
