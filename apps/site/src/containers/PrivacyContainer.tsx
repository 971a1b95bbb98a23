import { sitePaths } from '@vitrin/contract/sitePaths';
import { PrivacyScreen } from '@vitrin/ui/site/PrivacyScreen';
import { sitePagesText } from '@vitrin/ui/text/sitePages.tr';
import { useLoaderData } from '../navigation/page.ts';
import { type SiteApi, source, useLoad } from '../data.ts';
import { PageFacts } from '../PageFacts.tsx';

/** Reads the notice about personal data. */
export const loader = (api: SiteApi) => async () => ({
  notice: (await source((await api()).privacy.read())).of,
});

/** The notice about personal data. */
export function Component() {
  const notice = useLoad(useLoaderData<ReturnType<typeof loader>>().notice);
  return (
    <>
      <PageFacts
        title={sitePagesText.privacy.title}
        description={notice.status === 'ready' ? notice.data.content : ''}
        path={sitePaths.privacy()}
      />
      <PrivacyScreen notice={notice} />
    </>
  );
}
