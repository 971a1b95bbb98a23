import { HomeOpening } from './HomeOpening.tsx';
import { drawnSections, homeAnchors, type HomeData } from './homeSections.tsx';

export type HomeScreenProps = HomeData;

/** The home page: the banner, then every section that has something to show, numbered as they come. */
export function HomeScreen(props: HomeScreenProps) {
  return (
    <>
      <HomeOpening home={props.home} />
      {drawnSections(props).map(({ section, content }) => (
        <div key={section} id={homeAnchors[section]}>
          {content}
        </div>
      ))}
    </>
  );
}
