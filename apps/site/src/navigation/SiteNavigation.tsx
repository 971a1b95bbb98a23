import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { type BringRoutes, PageContext, type ShownPage } from './page.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { type CurrentPage, usePlace } from './place.ts';

export type SiteNavigationProps = {
  bringRoutes: BringRoutes;
  /** The page of the address that the visitor came to. */
  firstPage: ShownPage;
  /** The frame around a page. */
  frame: ComponentType<FrameProps>;
};

/** The page in the frame, its path, the title to announce, and its content. */
export type FrameProps = { page: ShownPage; path: string; announcement: string; children: ReactNode };

/** The current page in its frame. What shows another one comes with the router. */
export function SiteNavigation({ bringRoutes, firstPage, frame: Frame }: SiteNavigationProps) {
  const { location, Navigator, open, prepare, rewrite } = usePlace();
  const [shown, setShown] = useState<CurrentPage>({
    location,
    search: location.search,
    page: firstPage,
    reading: 0,
  });
  const [reading, setReading] = useState(0);
  const [announcement, setAnnouncement] = useState('');

  const { page } = shown;
  const { pathname } = shown.location;
  const context = useMemo(
    () => ({
      data: page.data,
      status: page.status,
      reload: () => {
        prepare();
        setReading((count) => count + 1);
      },
      readAt: async (search: string): Promise<unknown> => {
        const [{ loadPage }, routes] = await Promise.all([import('./loadPage.ts'), bringRoutes()]);
        const address = new URL(pathname + search, window.location.href);
        const outcome = await loadPage(routes, new Request(address));
        return 'location' in outcome || outcome.failed ? undefined : outcome.data;
      },
      show: (data: unknown, search: string) => {
        if (!rewrite({ pathname, search: shown.search }, search)) return;
        setShown((now) => ({ ...now, search, page: { ...now.page, data } }));
      },
    }),
    [page.data, page.status, pathname, shown.search, bringRoutes, prepare, rewrite],
  );
  const standIn = async (status: number): Promise<void> => {
    try {
      const [{ failedPage }, routes] = await Promise.all([import('./failedPage.ts'), bringRoutes()]);
      const failed = await failedPage(routes, status, pathname);
      if ('location' in failed) void open(failed.location, { replace: true });
      else setShown({ ...shown, page: failed });
    } catch {
      // The code of the page that says so cannot be loaded either.
      window.location.reload();
    }
  };
  return (
    <>
      <PageContext value={context}>
        <Frame page={page} path={pathname} announcement={announcement}>
          <PageBoundary
            key={`${page.stays === true ? pathname : shown.location.key} ${shown.reading} ${page.failed}`}
            onFail={(status) => void standIn(status)}
          >
            <page.Component />
          </PageBoundary>
        </Frame>
      </PageContext>
      {Navigator && (
        <Navigator
          bringRoutes={bringRoutes}
          shown={shown}
          reading={reading}
          onShow={setShown}
          onTitle={setAnnouncement}
        />
      )}
    </>
  );
}
