import { ErrorScreen } from '@vitrin/ui/site/ErrorScreen';
import { NotFoundScreen } from '@vitrin/ui/site/NotFoundScreen';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { Head } from '../head.tsx';
import { type LostPath, useLoaderData, usePageStatus } from '../navigation/page.ts';
import { useRootData } from './RootContainer.tsx';

/** The data of the page for an unknown address. */
type Failed = Pick<LostPath, 'near'> | null;

/** The data of the 404 page is loaded before the page is known to be one. */
export const loader = () => async () => null;

/** The content of the frame when a page was not found or failed. */
export function Component() {
  const status = usePageStatus();
  const missing = status === 404;
  const unavailable = status === 503;
  const { notFound, error, unavailable: away } = sitePagesText;
  const data = useLoaderData<() => Promise<Failed>>();
  const { siteInfo } = useRootData();
  return (
    <>
      <Head
        page={(missing ? notFound : unavailable ? away : error).title}
        companyName={siteInfo.companyName}
        hidden
      />
      {missing ? (
        <NotFoundScreen near={data?.near ?? []} />
      ) : (
        <ErrorScreen unavailable={unavailable} onRetry={() => window.location.reload()} />
      )}
    </>
  );
}
