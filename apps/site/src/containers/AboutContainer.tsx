import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { AboutScreen } from '@vitrin/ui/site/AboutScreen';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { useLoaderData } from '../navigation/page.ts';
import { type SiteApi, source, useLoad } from '../data.ts';
import { PageFacts } from '../PageFacts.tsx';

/** Reads the about page and the reasons side by side. */
export const loader = (api: SiteApi) => async () => {
  const client = await api();
  const [about, reasons] = await Promise.all([
    source(client.about.read()),
    source(client.reasons.list({ query: { pageSize: limits.shownReasons } })),
  ]);
  return { about: about.of, reasons: reasons.of };
};

/** The about page. */
export function Component() {
  const data = useLoaderData<ReturnType<typeof loader>>();
  const about = useLoad(data.about);
  const told = about.status === 'ready' ? about.data : undefined;
  return (
    <>
      <PageFacts
        title={sitePagesText.about.title}
        description={told?.description ?? ''}
        path={sitePaths.about()}
        image={told?.image ?? null}
      />
      <AboutScreen about={about} reasons={useLoad(data.reasons)} />
    </>
  );
}
