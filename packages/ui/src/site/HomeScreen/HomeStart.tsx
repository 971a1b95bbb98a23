import { Fragment, type ReactNode } from 'react';
import { HomeFigures } from './HomeFigures.tsx';
import { HomeOpening } from './HomeOpening.tsx';
import {
  type HomeData,
  type HomeSection,
  homeAnchors,
  numberedSections,
  sectionTexts,
  type StandingSection,
} from './homeOutline.ts';
import { HomeServices } from './HomeServices.tsx';

export type HomeOutlineProps = Pick<HomeData, 'home' | 'services' | 'figures'> & {
  /** The sections that are shown, in their order. */
  sections: readonly HomeSection[];
  /** Puts a section that nothing moves in, in an element that has the anchor. */
  renderStanding: (section: StandingSection, anchor: string) => ReactNode;
};

/** The home page with only the code of interactive parts: the banner, the services and the figures. */
export function HomeStart(props: HomeOutlineProps) {
  const { home, services, figures, sections, renderStanding } = props;
  const texts = sectionTexts(home);
  const numberOf = (section: HomeSection): number => numberedSections(sections).indexOf(section) + 1;
  const put = (section: HomeSection): ReactNode => {
    const anchor = homeAnchors[section];
    if (section === 'figures') {
      return (
        <div id={anchor}>
          <HomeFigures texts={texts.figures} figures={figures} />
        </div>
      );
    }
    if (section === 'services') {
      return (
        <div id={anchor}>
          <HomeServices number={numberOf('services')} texts={texts.services} services={services} />
        </div>
      );
    }
    return renderStanding(section, anchor);
  };
  return (
    <>
      <HomeOpening home={home} />
      {sections.map((section) => (
        <Fragment key={section}>{put(section)}</Fragment>
      ))}
    </>
  );
}
