import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { PrivacyScreen } from '@vitrin/ui/site/PrivacyScreen';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { type LoaderArgs, useLoaderData } from '../navigation/page.ts';
import { requireRead, type SiteApi, useLoad, useSettled } from '../data.ts';
import { isMissing, source } from '../reads.ts';
import { pageError } from '../routeError.ts';
import { PageFacts } from '../PageFacts.tsx';

/** Loads the privacy notice; without one in the API there is no such page. */
export const loader = (api: SiteApi) => async (args: LoaderArgs) => {
  const { of: notice } = await source((await api()).privacy.read());
  if (isMissing(notice)) throw pageError(404);
  requireRead(notice, args);
  return { notice };
};

/** The notice about personal data. */
export function Component() {
  const from = useLoaderData<ReturnType<typeof loader>>().notice;
  const settled = useSettled(from);
  const notice = useLoad(from);
  if (isMissing(settled)) throw pageError(404);
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
