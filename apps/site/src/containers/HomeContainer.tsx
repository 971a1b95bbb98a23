import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { HomeStart } from '@vitrin/ui/site/HomeStart';
import { isEmptySite } from '@vitrin/ui/site/menu';
import { lazy, Suspense, use } from 'react';
import { requireRead, type SiteApi, useLoad, useSettled } from '../data.ts';
import { DocumentPartsContext } from '../document/documentParts.ts';
import { StandingPart } from '../document/StandingPart.tsx';
import { Head, StructuredData } from '../head.tsx';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import type { HomeStartReads } from '../pageData/homeData.ts';
import { websiteData } from '../structuredData.ts';
import { blankId } from './blankId.ts';
import { useRootData } from './RootContainer.tsx';

/**
 * Loads everything that the page shows, and the code that shows it. A visitor's first page has it in the HTML, and only
 * gets the data of its interactive parts: `whole` is not sent.
 */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const [client, { readHome, homeStart }, { WholeHome }] = await Promise.all([
    api(),
    import('../pageData/homeData.ts'),
    import('./WholeHome.tsx'),
  ]);
  const reads = await readHome(client);
  requireRead(reads.home, args);
  return { start: homeStart(reads), whole: { ...reads, WholeHome } };
};

type HomeRead = Awaited<ReturnType<ReturnType<typeof loader>>>;
/** The part that a visitor's first page gets. */
type HomeSent = { start: HomeStartReads; whole?: HomeRead['whole'] };

/** The home page. */
export function Component() {
  const { start, whole } = useLoaderData<() => Promise<HomeSent>>();
  const { siteInfo } = useRootData();
  const { origin } = use(DocumentPartsContext);
  const home = useSettled(start.home);
  const isBlank =
    isEmptySite(siteInfo.filled) &&
    home?.ok === true &&
    home.data.title === '' &&
    home.data.images.length === 0;
  return (
    <>
      <Head
        page={null}
        companyName={siteInfo.companyName}
        description={home?.ok === true ? home.data.titleDescription : siteInfo.footerDescription}
        canonicalPath={sitePaths.home()}
      />
      <StructuredData data={import.meta.env.SSR ? websiteData(siteInfo, origin) : null} />
      {/* At the same position in both cases: React identifies elements by position, on the server and here. */}
      {whole ? (
        <whole.WholeHome reads={whole} siteInfo={siteInfo} isBlank={isBlank} />
      ) : (
        <StartedHome start={start} isBlank={isBlank} />
      )}
    </>
  );
}

const LateUnready = lazy(async () => {
  const { HomeUnready } = await import('@vitrin/ui/site/HomeUnready');
  return { default: HomeUnready };
});

/** The page as the server sent it, of which React hydrates the interactive parts; the other sections stay static. */
function StartedHome({ start, isBlank }: { start: HomeStartReads; isBlank: boolean }) {
  const parts = {
    home: useLoad(start.home),
    services: useLoad(start.services),
    figures: useLoad(start.figures),
  };
  const { siteInfo } = useRootData();
  if (isBlank) return <StandingPart id={blankId} />;
  return (
    <HomeStart
      {...parts}
      siteInfo={siteInfo}
      sections={start.sections}
      renderUnready={(unready) => (
        <Suspense>
          <LateUnready {...unready} />
        </Suspense>
      )}
      renderStanding={(_section, anchor) => <StandingPart id={anchor} />}
    />
  );
}
