import { ErrorScreen } from '@vitrin/ui/site/ErrorScreen';
import { NotFoundScreen } from '@vitrin/ui/site/NotFoundScreen';
import { siteText } from '@vitrin/ui/text/website/site';
import { Head } from '../head.tsx';
import { usePageStatus } from '../navigation/page.ts';
import { useRootData } from './RootContainer.tsx';

/** The page for unknown addresses reads nothing. */
export const loader = () => async () => null;

/** The content of the frame when a page was not found or failed. */
export function Component() {
  const missing = usePageStatus() === 404;
  const { siteInfo } = useRootData();
  return (
    <>
      <Head
        page={missing ? siteText.notFound.title : siteText.error.title}
        companyName={siteInfo.companyName}
        hidden
      />
      {missing ? <NotFoundScreen /> : <ErrorScreen onRetry={() => window.location.reload()} />}
    </>
  );
}
