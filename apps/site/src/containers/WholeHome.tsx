import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { ComingSoonScreen } from '@vitrin/ui/site/ComingSoonScreen';
import { HomeScreen } from '@vitrin/ui/site/HomeScreen';
import { preloadBanner } from '@vitrin/ui/site/preloadBanner';
import { useLoad } from '../data.ts';
import type { HomeReads } from '../pageData/homeData.ts';
import { blankId } from './blankId.ts';

export type WholeHomeProps = {
  reads: HomeReads;
  siteInfo: SiteInfo;
  /** Whether the website has nothing to show yet. */
  isBlank: boolean;
};

/** The home page with the data of all its sections, as the server renders it and as a link opens it. */
export function WholeHome({ reads, siteInfo, isBlank }: WholeHomeProps) {
  const parts = {
    home: useLoad(reads.home),
    about: useLoad(reads.about),
    services: useLoad(reads.services),
    team: useLoad(reads.team),
    projects: useLoad(reads.projects),
    posts: useLoad(reads.posts),
    figures: useLoad(reads.figures),
    references: useLoad(reads.references),
    voices: useLoad(reads.voices),
  };
  if (isBlank) {
    return (
      <div id={blankId}>
        <ComingSoonScreen siteInfo={siteInfo} />
      </div>
    );
  }
  if (parts.home.status === 'ready') preloadBanner(parts.home.data.images);
  return <HomeScreen {...parts} siteInfo={siteInfo} />;
}
