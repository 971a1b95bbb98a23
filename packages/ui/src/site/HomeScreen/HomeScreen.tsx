import { HomeAbout } from './HomeAbout.tsx';
import { HomeOpening } from './HomeOpening.tsx';
import { HomePosts } from './HomePosts.tsx';
import { HomeProjects } from './HomeProjects.tsx';
import { HomeReasons } from './HomeReasons.tsx';
import { type HomeData, type HomeSection, sectionTexts, shownSections } from './homeSections.ts';
import { HomeServices } from './HomeServices.tsx';
import { HomeTeam } from './HomeTeam.tsx';

export type HomeScreenProps = HomeData;

/** The home page: the banner, then every section that has something to show, numbered as they come. */
export function HomeScreen(props: HomeScreenProps) {
  const { home, about, services, team, projects, posts } = props;
  const texts = sectionTexts(home);
  const shown = shownSections(props);
  const shows = (section: HomeSection): boolean => shown.includes(section);
  const numberOf = (section: HomeSection): number => shown.indexOf(section) + 1;
  return (
    <>
      <HomeOpening home={home} />
      {shows('about') && <HomeAbout number={numberOf('about')} about={about} />}
      {shows('reasons') && <HomeReasons number={numberOf('reasons')} texts={texts.reasons} home={home} />}
      {shows('services') && (
        <HomeServices number={numberOf('services')} texts={texts.services} services={services} />
      )}
      {shows('team') && <HomeTeam number={numberOf('team')} texts={texts.team} team={team} />}
      {shows('projects') && (
        <HomeProjects
          number={numberOf('projects')}
          texts={texts.projects}
          projects={projects}
          joined={shows('team')}
        />
      )}
      {shows('posts') && <HomePosts number={numberOf('posts')} texts={texts.posts} posts={posts} />}
    </>
  );
}
