import { Suspense } from 'react';
import { HomeStart, type HomeOutlineProps } from './HomeStart.tsx';
import type { HomeData } from './homeOutline.ts';
import { standingSections } from './homeSections.tsx';
import { HomeUnready } from './HomeUnready.tsx';
import { shownSections } from './shownSections.ts';

export type HomeScreenProps = HomeData & Pick<HomeOutlineProps, 'siteInfo'>;

/** The home page: the banner, then every section with content, numbered in order. */
export function HomeScreen(props: HomeScreenProps) {
  const { siteInfo, home, services, figures } = props;
  const sections = shownSections(props);
  const contents = standingSections(props, sections);
  return (
    <HomeStart
      siteInfo={siteInfo}
      home={home}
      services={services}
      figures={figures}
      sections={sections}
      renderUnready={(unready) => (
        <Suspense>
          <HomeUnready {...unready} />
        </Suspense>
      )}
      renderStanding={(section, anchor) => <div id={anchor}>{contents[section]}</div>}
    />
  );
}
