import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { Fragment, type ReactNode } from 'react';
import { Banner } from '../parts/Banner/Banner.tsx';
import { HomeFigures } from './HomeFigures.tsx';
import {
  type HomeData,
  type HomeSection,
  homeAnchors,
  numberedSections,
  movingTexts,
  type StandingSection,
} from './homeOutline.ts';
import { HomeServices } from './HomeServices.tsx';
import type { RenderUnready } from './HomeUnready.tsx';

export type HomeOutlineProps = Pick<HomeData, 'home' | 'services' | 'figures'> & {
  /** Its name is the title until one is written; the banner leads to parts with content. */
  siteInfo: Pick<SiteInfo, 'companyName' | 'filled'>;
  /** The visible sections in order. */
  sections: readonly HomeSection[];
  /** Stands for a part whose data is not there; its code may come later. */
  renderUnready: RenderUnready;
  /** Puts a section that nothing moves in, in an element that has the anchor. */
  renderStanding: (section: StandingSection, anchor: string) => ReactNode;
};

/** The home page with only the code of interactive parts: the banner, the services and the figures. */
export function HomeStart(props: HomeOutlineProps) {
  const { home, siteInfo, services, figures, sections, renderUnready, renderStanding } = props;
  const texts = movingTexts(home);
  const numberOf = (section: HomeSection): number => numberedSections(sections).indexOf(section) + 1;
  const put = (section: HomeSection): ReactNode => {
    const anchor = homeAnchors[section];
    if (section === 'figures') {
      return (
        <div id={anchor}>
          <HomeFigures texts={texts.figures} figures={figures} renderUnready={renderUnready} />
        </div>
      );
    }
    if (section === 'services') {
      return (
        <div id={anchor}>
          <HomeServices
            number={numberOf('services')}
            texts={texts.services}
            services={services}
            renderUnready={renderUnready}
          />
        </div>
      );
    }
    return renderStanding(section, anchor);
  };
  return (
    <>
      {home.status === 'ready' ? (
        <Banner
          title={home.data.title || siteInfo.companyName}
          subtitle={home.data.subtitle}
          description={home.data.titleDescription}
          images={home.data.images}
          filled={siteInfo.filled}
        />
      ) : (
        renderUnready({ part: 'opening', load: home })
      )}
      {sections.map((section) => (
        <Fragment key={section}>{put(section)}</Fragment>
      ))}
    </>
  );
}
